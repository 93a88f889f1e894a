import { saveFile } from '../../kit/saveFile.ts';

/** What is known of a key; its secret only while it is shown. */
export interface KnownKey {
  id: string;
  name: string;
  clientId: string;
  createdAt: string;
  clientSecret?: string;
}

/** Where a program trades its key for tokens: the issuer stands under the address of the application. */
export const tokenUrl = (): string => `${location.origin}/oidc/token`;

/** A key as a file that a program can read (APIKEY-7), called `{kind}-{name}.json`; the secret is null once it is no longer shown. */
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

/** Gives the key to the person as a JSON file. */
export function downloadKey(key: KnownKey, kind?: string): void {
  const { name, text } = keyFile(key, kind);
  saveFile(name, text, 'application/json');
}
