// Only for tests: service accounts of a test platform, their tokens and what they ask.
import { sql } from 'drizzle-orm';
import type { Answer, Json, TestPlatform } from './testPlatform.ts';

/** A service account with the secret that its making told. */
export interface MadeService {
  id: string;
  clientId: string;
  secret: string;
  version: number;
}

export const SERVICE_PATH = '/api/service_accounts';

/** A draft as a body says it; of the provider unless said otherwise. */
export const serviceDraft = (more: object = {}) => ({
  name: 'Nightly import',
  organization_id: null,
  abilities: ['viewAdvertisers', 'viewBudget'],
  ...more,
});

interface AuthorizationRequest {
  login?: string;
  query?: string;
  key?: string;
}
type Named = Pick<MadeService, 'id' | 'version'>;
type Client = Pick<MadeService, 'clientId' | 'secret'>;

/** Ways to make, change and use service accounts; adds a second operator, `second`, who is superadmin alone. */
export function servicesOf({ call, database, app }: TestPlatform) {
  const create = (
    more: object = {},
    { login = 'operator', query = '', key = '' }: AuthorizationRequest = {},
  ) =>
    call(login, 'POST', SERVICE_PATH + query, {
      body: serviceDraft(more),
      headers: key ? { 'idempotency-key': key } : {},
    });
  const change = (
    method: string,
    { id, version }: Named,
    { login = 'operator', at = '', body }: { login?: string; at?: string; body?: object } = {},
  ) => call(login, method, `${SERVICE_PATH}/${id}${at}`, { version, ...(body && { body }) });
  /** Asks for a token with the secret in the header, or in the body. */
  const token = ({ clientId, secret }: Client, isPost = false, path = '/oidc/token'): Promise<Answer> => {
    const fields = { grant_type: 'client_credentials' };
    const named = { ...fields, client_id: clientId, client_secret: secret };
    const basic = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
    return call(null, 'POST', path, {
      body: new URLSearchParams(isPost ? named : fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(isPost ? {} : { authorization: basic }),
      },
    });
  };
  return {
    create,
    change,
    token,
    async made(more: object = {}, login = 'operator'): Promise<MadeService> {
      const { body, status, text } = await create(more, { login });
      if (status !== 201) throw new Error(text);
      const account = body.service_account as Json;
      return {
        id: String(account.id),
        clientId: String(account.client_id),
        secret: String(body.client_secret),
        version: Number(account.version),
      };
    },
    rotate: (one: Named, hours: number, login = 'operator', query = '') =>
      change('POST', one, { login, at: `/rotate${query}`, body: { old_secret_hours: hours } }),
    read: async (id: string): Promise<Json> => (await call('operator', 'GET', `${SERVICE_PATH}/${id}`)).body,
    /** A token that is good. */
    async bearer(one: Client): Promise<string> {
      const { body, text } = await token(one);
      if (!body.access_token) throw new Error(text);
      return String(body.access_token);
    },
    ask: (by: string, url = '/api/advertisers', method = 'GET', more: object = {}) =>
      call(null, method, url, {
        ...more,
        headers: { authorization: `Bearer ${by}`, 'idempotency-key': url },
      }),
    /** Gives an account other roles, or another status, as if it had long been so. */
    async set(login: string, { roles, status }: { roles?: string; status?: string }): Promise<void> {
      if (roles !== undefined)
        await database.db.execute(sql`update accounts set roles = ${roles}::text[] where login = ${login}`);
      if (status !== undefined)
        await database.db.execute(sql`update accounts set status = ${status} where login = ${login}`);
      for (const id of ['1', '90']) app.authentication.forget(id);
    },
    async clear(): Promise<void> {
      await database.db.execute(sql`delete from service_account_secrets`);
      await database.db.execute(sql`delete from service_accounts`);
    },
    addSecond: () =>
      database.db.execute(sql`insert into accounts (id, organization_id, subject, login, email, email_verified, name, roles)
        values (90, 1, 'second', 'second', 'second@guerdon.example', true, 'Second', '{superadmin}')`),
  };
}
