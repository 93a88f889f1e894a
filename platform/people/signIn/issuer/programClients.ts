// API keys and service accounts as clients of the embedded issuer, for client_credentials only. Their secrets are compared by hash.
import { sql } from 'drizzle-orm';
import Provider, { type AdapterPayload, type KoaContextWithOIDC } from 'oidc-provider';
import { systemScope } from '../../../foundation/access/scope.ts';
import { isLiveSecret } from '../../../foundation/access/serviceAccounts.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';
import { isProgramClientId, isSecretOf, isServiceClientId, isWellFormedSecret } from '../tokens/apiKeys.ts';

/** The issuer's client for an API key or a service account; undefined if it does not exist or is ended, or if the responsible person is disabled. */
export async function programClient(
  database: Database,
  clientId: string,
): Promise<AdapterPayload | undefined> {
  if (!isProgramClientId(clientId)) return undefined;
  const secrets = isServiceClientId(clientId)
    ? await serviceSecrets(database, clientId)
    : await keySecret(database, clientId);
  if (secrets === null) return undefined;
  return {
    client_id: clientId,
    client_secret: secrets, // hashes: `compareProgramSecrets` is what compares with them
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
    token_endpoint_auth_method: 'client_secret_basic', // which oidc-provider takes in the body, too
  };
}

async function keySecret(database: Database, clientId: string): Promise<string | null> {
  const [row] = await systemScope(database).read((tx) =>
    rowsOf(
      tx,
      { secret_hash: text },
      sql`select c.secret_hash from credentials c
        join accounts a on a.id = c.created_by and a.status = 'enabled' where c.client_id = ${clientId}`,
    ),
  );
  return row?.secret_hash ?? null;
}

/** The live secrets of a service account as `id:hash`, divided by spaces. */
async function serviceSecrets(database: Database, clientId: string): Promise<string | null> {
  const rows = await rowsOf(
    database.db,
    { id: text, secret_hash: text },
    sql`select x.id, x.secret_hash from service_accounts s
      join service_account_secrets x on x.service_account_id = s.id and ${isLiveSecret}
      join accounts a on a.id = x.made_by and a.status = 'enabled'
      where s.client_id = ${clientId} and s.ended_at is null order by x.id`,
  );
  return rows.length === 0 ? null : rows.map((row) => `${row.id}:${row.secret_hash}`).join(' ');
}

/** By which secret the client of a request under way proved itself. */
const proved = new WeakMap<object, string>();

/** The id of the secret by which a service account proved itself in this request; undefined for every other client. */
export const provedSecretId = (ctx: object): string | undefined => proved.get(ctx);

/** Has the issuer compare the secrets of programs by their hashes; the gateway's own client stays as it is. */
export function compareProgramSecrets({ Client }: Provider): void {
  const compareWhole = Client.prototype.compareClientSecret;
  Client.prototype.compareClientSecret = function compare(secret: string) {
    const { clientId, clientSecret = '' } = this;
    if (!isProgramClientId(clientId)) return compareWhole.call(this, secret);
    if (!isServiceClientId(clientId)) return isSecretOf(secret, clientSecret);
    const fitting = clientSecret
      .split(' ')
      .map((one) => one.split(':'))
      .filter(([, hash = '']) => isSecretOf(secret, hash)); // all of them, so that the response time reveals nothing
    const id = fitting[0]?.[0];
    const ctx = Provider.ctx;
    if (id !== undefined && ctx) proved.set(ctx, id);
    return id !== undefined;
  };
}

/** A secret whose checksum is wrong was never ours: refused before anything is looked up. */
export async function refuseMalformedSecrets(
  ctx: KoaContextWithOIDC,
  next: () => Promise<void>,
): Promise<void> {
  const [clientId, secret] = basicOf(ctx.get('authorization'));
  if (!isProgramClientId(clientId) || isWellFormedSecret(secret)) return next();
  ctx.status = 401;
  ctx.set(
    'www-authenticate',
    `Basic realm="${ctx.oidc?.provider.issuer ?? 'guerdon'}", error="invalid_client"`,
  );
  ctx.set('cache-control', 'no-store');
  ctx.body = { error: 'invalid_client', error_description: 'client authentication failed' };
}

/** Id and secret of `Basic …`, decoded as the issuer decodes them (RFC 6749, 2.3.1); both empty for any other header. */
export function basicOf(header: string): [string, string] {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header)?.[1] ?? '';
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  try {
    return secret.length === 0 ? ['', ''] : [decoded(id), decoded(secret.join(':'))];
  } catch {
    return ['', '']; // the issuer refuses it as well
  }
}

const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', '%20'));
