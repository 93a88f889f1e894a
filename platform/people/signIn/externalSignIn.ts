import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignInFault } from '../../../schema/foundation/signIn.ts';
import type { IssuerSubject } from '../../foundation/access/authentication.ts';
import { bearerOf } from '../../foundation/access/bearerToken.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { notFound, Refusal, unauthenticated } from '../../foundation/http/refusals/refusal.ts';
import { purgeExpired } from './issuer/adapter.ts';
import type { ExternalIssuer } from './issuer/externalIssuer.ts';
import { endedOf } from './tokens/endedTokens.ts';
import { type ExternalToken, externalTokens, type KnownEmail } from './tokens/externalTokens.ts';
import { WrongSetting } from './wrongSetting.ts';

const open = { config: { ability: 'public' as const }, schema: { hide: true } };
/** A session by its unguessable id: its holder may end it. */
const SIGN_OUT = '/api/sign_outs/:session';
type OfSession = { Params: { session: string } };
const PURGE_EVERY_MS = 10 * 60 * 1000;

/** The settings that decide where an address is looked for, and whether it counts as proved. */
const SETTINGS_OF: Partial<Record<SignInFault, string>> = {
  email_missing: 'OIDC_EMAIL_CLAIM, OIDC_SCOPE',
  email_unverified: 'OIDC_EMAIL_VERIFIED',
};

/** Finds the account that a sign-in elsewhere belongs to, and binds it at the first one; answers what keeps the person from signing in, if anything does. */
export type BindMember = (
  database: Database,
  who: IssuerSubject,
  emailOf: () => Promise<KnownEmail>,
) => Promise<{ accountId: string } | { fault: SignInFault }>;

/**
 * Receives from the gateway the sign-ins and sign-outs of sessions of an external issuer. `sign_ins` requires a valid access token.
 * It answers 204 if the token belongs to a member, else 401 with the fault and, where one is wrong, the name of the setting.
 * `sign_outs` is guarded by the session's id. PUT ends the session and its token; GET answers 204 if the session has ended, else 404.
 */
export async function externalSignInRoutes(
  app: FastifyInstance,
  {
    settings,
    database,
    bindMember,
  }: { settings: ExternalIssuer; database: Database; bindMember: BindMember },
): Promise<void> {
  const tokens = externalTokens(settings);
  const ended = endedOf(database);

  async function judged(request: FastifyRequest): Promise<{ token: string; claims: ExternalToken }> {
    const token = bearerOf(request.raw);
    if (token === null) throw unauthenticated();
    const tell = (reason: string) => request.log.warn({ reason }, 'the token of a sign-in is not valid');
    const claims = await tokens.judge(token, tell).catch((error: unknown) => {
      if (!(error instanceof WrongSetting)) throw error;
      const { setting, detail } = error;
      request.log.error({ setting, detail }, `${setting} does not fit what the issuer sends`);
      throw new Refusal('unauthenticated', { errorName: 'wrong_setting', errorDetail: setting });
    });
    if (!claims) throw unauthenticated();
    return { token, claims };
  }

  app.post('/api/sign_ins', open, async (request, reply) => {
    const { token, claims } = await judged(request);
    const binding = await bindMember(database, claims, () => tokens.emailOf(token, claims));
    if ('fault' in binding) {
      const about = { reason: binding.fault, subject: claims.subject, compare: SETTINGS_OF[binding.fault] };
      request.log.warn(about, 'whom the issuer signed in is no member');
      throw new Refusal('unauthenticated', { errorName: binding.fault });
    }
    app.authentication.forget(binding.accountId);
    const line = {
      security: 'sign_in',
      factor: 'issuer',
      outcome: 'signed_in',
      accountId: binding.accountId,
    };
    request.log.info(line, 'sign-in');
    return reply.code(204).send();
  });

  app.put<OfSession>(SIGN_OUT, open, async (request, reply) => {
    const token = bearerOf(request.raw);
    // A token that has expired, or never was one, needs no end.
    const claims = token && (await tokens.judge(token).catch(() => null));
    if (claims) await ended.endToken(token, claims.expiresAt);
    await ended.endSession(request.params.session);
    return reply.code(204).send();
  });

  app.get<OfSession>(SIGN_OUT, open, async (request, reply) => {
    if (!(await ended.hasSession(request.params.session))) throw notFound();
    return reply.code(204).send();
  });

  const purge = setInterval(() => {
    purgeExpired(database).catch((error: unknown) =>
      app.log.warn({ err: error }, 'purge of sign-in data failed'),
    );
  }, PURGE_EVERY_MS);
  purge.unref();
  app.addHook('onClose', async () => clearInterval(purge));
}
