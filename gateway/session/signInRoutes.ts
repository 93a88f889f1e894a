import type { FastifyInstance } from 'fastify';
import * as client from 'openid-client';
import { CALLBACK_PATH } from '../../schema/signIn.ts';
import type { SessionConfig } from './environment.ts';
import { failurePage } from './failurePage.ts';
import { type Issuer, isIssuerUnavailable, reasonOf, sessionOf } from './issuer.ts';
import { safeReturnTo } from './safeReturnTo.ts';
import type { SessionCookie } from './sessionCookie.ts';
import { signInAttempts } from './signInAttempt.ts';

interface Dependencies {
  config: SessionConfig;
  cookies: SessionCookie;
  issuer: Issuer;
}

interface LoginQuery {
  return_to?: unknown;
  /** Language of the issuer's pages. */
  lang?: unknown;
}

/** GET /auth/login?return_to=…&lang=… starts the authorization code flow with PKCE, GET /auth/callback completes it. */
export function signInRoutes(app: FastifyInstance, { config, cookies, issuer }: Dependencies): void {
  const attempts = signInAttempts(config);

  app.get<{ Querystring: LoginQuery }>('/auth/login', async (request, reply) => {
    const configuration = await issuer.configuration().catch((error: unknown) => {
      request.log.error({ reason: reasonOf(error) }, 'the issuer is unavailable');
      return null;
    });
    if (!configuration) return failurePage(request, reply, 'unavailable');
    const attempt = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      returnTo: safeReturnTo(request.query.return_to, config.publicUrl),
      startedAt: Date.now(),
    };
    attempts.start(request, reply, attempt);
    const { lang } = request.query;
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: config.publicUrl + CALLBACK_PATH,
      scope: config.scope,
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
      ...(lang === 'en' || lang === 'fr' ? { ui_locales: lang } : {}),
    });
    return reply.redirect(address.href, 303);
  });

  app.get<{ Querystring: { state?: unknown } }>(CALLBACK_PATH, async (request, reply) => {
    const { state } = request.query;
    const attempt = typeof state === 'string' ? attempts.finish(request, reply, state) : null;
    // The back button leads here after a sign-in.
    if (!attempt && cookies.read(request)) return reply.redirect(safeReturnTo(null, config.publicUrl), 303);
    if (!attempt) return failurePage(request, reply, 'failed');
    try {
      const tokens = await client.authorizationCodeGrant(
        await issuer.configuration(),
        new URL(request.raw.url ?? '', config.publicUrl),
        {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.verifier,
          idTokenExpected: true,
        },
      );
      cookies.write(request, reply, sessionOf(tokens));
    } catch (error) {
      const isUnavailable = isIssuerUnavailable(error);
      request.log[isUnavailable ? 'error' : 'warn'](
        { reason: reasonOf(error) },
        'the code was not exchanged',
      );
      return failurePage(request, reply, isUnavailable ? 'unavailable' : 'failed');
    }
    return reply.redirect(attempt.returnTo, 303);
  });
}
