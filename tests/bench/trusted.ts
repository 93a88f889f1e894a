import { textOf } from '../house/tree.ts';

/** The address at which the application asks one of its own operations. */
export function trusted(name: string, variables: object): string {
  const manifest: Record<string, { name: string }> = JSON.parse(textOf('operations/manifest.json'));
  const hash = Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? '';
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  const query = {
    operationName: name,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  };
  return `/graphql?${new URLSearchParams(query)}`;
}
