import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import type { SignInOutcome } from './signIn.ts';

const GRANT_TYPES = ['authorization_code', 'refresh_token', 'client_credentials'];

/**
 * One line for each password that was tried: which account, and what came of it. An account that does not exist is null: the text that was entered may
 * be a password.
 */
export async function logSignIn(
  request: FastifyRequest,
  database: Database,
  { login, outcome }: { login: string; outcome: SignInOutcome },
): Promise<void> {
  const [account] = await rowsOf(
    database.db,
    { id: text },
    sql`select id from accounts where lower(login) = ${login.toLowerCase()} limit 1`,
  );
  const outcomeName = outcome === 'wrong' ? 'wrong' : 'wait' in outcome ? 'delayed' : 'signed_in';
  const line = {
    security: 'sign_in',
    factor: 'password',
    outcome: outcomeName,
    accountId: account?.id ?? null,
  };
  request.log[outcomeName === 'signed_in' ? 'info' : 'warn'](line, 'sign-in');
}

/** One line for each token that the issuer granted or refused, with its client and purpose. */
export function logTokens(provider: Provider, log: FastifyBaseLogger): void {
  const about = ({ oidc, res }: KoaContextWithOIDC) => ({
    security: 'token',
    clientId: oidc.client?.clientId ?? null,
    grantType: GRANT_TYPES.find((type) => type === oidc.params?.grant_type) ?? 'other',
    requestId: String(res.getHeader('x-request-id') ?? ''),
  });
  provider.on('grant.success', (ctx) => log.info({ ...about(ctx), outcome: 'issued' }, 'token'));
  provider.on('grant.error', (ctx, error) => log.warn({ ...about(ctx), outcome: error.message }, 'token'));
}
