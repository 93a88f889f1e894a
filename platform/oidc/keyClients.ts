// API keys as clients of the embedded issuer, for client_credentials only. Their secrets are compared by hash.
import { sql } from 'drizzle-orm';
import type Provider from 'oidc-provider';
import type { AdapterPayload, KoaContextWithOIDC } from 'oidc-provider';
import { systemScope } from '../access/scope.ts';
import { type Database, rowsOf } from '../database/connection.ts';
import { isKeyClientId, isSecretOf, isWellFormedSecret } from './apiKeys.ts';

/** The client that an API key is to the issuer; undefined when there is none, or its creator is disabled. */
export async function keyClient(database: Database, clientId: string): Promise<AdapterPayload | undefined> {
  if (!isKeyClientId(clientId)) return undefined;
  const [row] = await systemScope(database).read((tx) =>
    rowsOf<{ secret_hash: string }>(
      tx,
      sql`select c.secret_hash from credentials c
        join accounts a on a.id = c.created_by and a.status = 'enabled' where c.client_id = ${clientId}`,
    ),
  );
  if (!row) return undefined;
  return {
    client_id: clientId,
    client_secret: row.secret_hash, // a hash: `compareKeySecrets` is what compares with it
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
    token_endpoint_auth_method: 'client_secret_basic',
  };
}

/** Has the issuer compare the secrets of API keys by their hashes; the gateway's own client stays as it is. */
export function compareKeySecrets({ Client }: Provider): void {
  const compareWhole = Client.prototype.compareClientSecret;
  Client.prototype.compareClientSecret = function compare(secret: string) {
    const { clientId, clientSecret } = this;
    return isKeyClientId(clientId) ? isSecretOf(secret, clientSecret ?? '') : compareWhole.call(this, secret);
  };
}

/** A secret whose checksum is wrong was never ours: refused before anything is looked up. */
export async function refuseMalformedSecrets(
  ctx: KoaContextWithOIDC,
  next: () => Promise<void>,
): Promise<void> {
  const [clientId, secret] = basicOf(ctx.get('authorization'));
  if (!isKeyClientId(clientId) || isWellFormedSecret(secret)) return next();
  ctx.status = 401;
  ctx.set(
    'www-authenticate',
    `Basic realm="${ctx.oidc?.provider.issuer ?? 'guerdon'}", error="invalid_client"`,
  );
  ctx.set('cache-control', 'no-store');
  ctx.body = { error: 'invalid_client', error_description: 'client authentication failed' };
}

/** Id and secret of `Basic …`; both empty for any other header. Those of keys hold nothing that is ever escaped. */
function basicOf(header: string): [string, string] {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,512})$/i.exec(header)?.[1] ?? '';
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? ['', ''] : [text.slice(0, colon), text.slice(colon + 1)];
}
