import { saveFile } from '../../../kit/saveFile.ts';

/** The data of a key; its secret is only present while it is shown. */
export interface KnownKey {
  id: string;
  name: string;
  clientId: string;
  createdAt: string;
  clientSecret?: string;
}

/** The token endpoint for a program's key: the issuer is below the address of the application. */
export const tokenUrl = (): string => `${location.origin}/oidc/token`;

/** A key as a machine-readable file (APIKEY-7), named `{kind}-{name}.json`; the secret is null once it is no longer shown. */
export function keyFile(
  { id, name, clientId, createdAt, clientSecret }: KnownKey,
  kind = 'api-key',
): {
  name: string;
  text: string;
} {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  const key = {
    id,
    name,
    clientId,
    clientSecret: clientSecret ?? null,
    createdAt,
    tokenUrl: tokenUrl(),
    graphqlUrl: `${location.origin}/graphql`,
  };
  return { name: `${kind}-${plain || id}.json`, text: `${JSON.stringify(key, null, 2)}\n` };
}

/** Downloads the key as a JSON file. */
export function downloadKey(key: KnownKey, kind?: string): void {
  const { name, text } = keyFile(key, kind);
  saveFile(name, text, 'application/json');
}
