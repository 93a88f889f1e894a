// The way to the issuer and back: /auth/login starts an authorization code trip with PKCE, /auth/callback ends it.
import type { FastifyInstance } from 'fastify';
import * as client from 'openid-client';
import { CALLBACK_PATH } from '../../schema/signIn.ts';
import type { SessionConfig } from './environment.ts';
import { failurePage } from './failurePage.ts';
import { type Issuer, isIssuerAway, reasonOf, sessionOf } from './issuer.ts';
import { safeReturn } from './returnTo.ts';
import type { SessionCookie } from './sessionCookie.ts';
import { tripCookies } from './signInState.ts';

interface Parts {
  config: SessionConfig;
  cookies: SessionCookie;
  issuer: Issuer;
}

interface LoginQuery {
  return_to?: unknown;
  /** Language of the issuer's pages. */
  lang?: unknown;
}

/** GET /auth/login?return_to=…&lang=… and GET /auth/callback. */
export function signInRoutes(app: FastifyInstance, { config, cookies, issuer }: Parts): void {
  const trips = tripCookies(config);

  app.get<{ Querystring: LoginQuery }>('/auth/login', async (request, reply) => {
    const configuration = await issuer.find().catch((error: unknown) => {
      request.log.error({ reason: reasonOf(error) }, 'the issuer cannot be reached');
      return null;
    });
    if (!configuration) return failurePage(request, reply, 'unavailable');
    const trip = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      returnTo: safeReturn(request.query.return_to, config.publicUrl),
      startedAt: Date.now(),
    };
    trips.start(request, reply, trip);
    const { lang } = request.query;
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: config.publicUrl + CALLBACK_PATH,
      scope: config.scope,
      state: trip.state,
      nonce: trip.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(trip.verifier),
      code_challenge_method: 'S256',
      ...(lang === 'en' || lang === 'fr' ? { ui_locales: lang } : {}),
    });
    return reply.redirect(address.href, 303);
  });

  app.get<{ Querystring: { state?: unknown } }>(CALLBACK_PATH, async (request, reply) => {
    const { state } = request.query;
    const trip = typeof state === 'string' ? trips.finish(request, reply, state) : null;
    // The back button after a sign-in leads here too.
    if (!trip && cookies.read(request)) return reply.redirect(safeReturn(null, config.publicUrl), 303);
    if (!trip) return failurePage(request, reply, 'failed');
    try {
      const tokens = await client.authorizationCodeGrant(
        await issuer.find(),
        new URL(request.raw.url ?? '', config.publicUrl),
        {
          expectedState: trip.state,
          expectedNonce: trip.nonce,
          pkceCodeVerifier: trip.verifier,
          idTokenExpected: true,
        },
      );
      cookies.write(request, reply, sessionOf(tokens));
    } catch (error) {
      const isAway = isIssuerAway(error);
      request.log[isAway ? 'error' : 'warn']({ reason: reasonOf(error) }, 'the code was not exchanged');
      return failurePage(request, reply, isAway ? 'unavailable' : 'failed');
    }
    return reply.redirect(trip.returnTo, 303);
  });
}
