import type { FastifyInstance } from 'fastify';
import * as client from 'openid-client';
import { LOGGED_OUT_PATH } from '../../../../schema/foundation/signIn.ts';
import type { SessionConfig } from '../environment.ts';
import { type Issuer, reasonOf } from '../issuer.ts';
import { safeReturnTo } from '../safeReturnTo.ts';
import type { SessionCookie } from '../sessionCookie.ts';
import type { SessionNews } from '../sessionNews.ts';

interface Dependencies {
  config: SessionConfig;
  cookies: SessionCookie;
  issuer: Issuer;
  news: SessionNews;
}

/** GET /auth/logout?redirect=… clears the cookie, revokes the grant, ends the issuer's session and returns the browser. */
export function signOutRoutes(app: FastifyInstance, { config, cookies, issuer, news }: Dependencies): void {
  app.get<{ Querystring: { redirect?: unknown } }>('/auth/logout', async (request, reply) => {
    const target = safeReturnTo(request.query.redirect, config.publicUrl);
    // A link on a foreign page must not sign anybody out.
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.redirect(target, 303);
    const session = cookies.read(request);
    cookies.clear(request, reply);
    // Otherwise, copies of the issuer's tokens would remain valid until they expire.
    if (session)
      await news.signedOut(session).catch((error: unknown) => {
        request.log.error({ reason: reasonOf(error) }, 'signed out, but the token is good until it expires');
      });
    try {
      const configuration = await issuer.configuration();
      if (session?.refreshToken) await issuer.revoke(session.refreshToken);
      if (!configuration.serverMetadata().end_session_endpoint) return reply.redirect(target, 303);
      const address = client.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: config.publicUrl + LOGGED_OUT_PATH,
        state: target,
        ...(session?.idToken ? { id_token_hint: session.idToken } : {}),
      });
      return reply.redirect(address.href, 303);
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'signed out, but the issuer was not told');
      return reply.redirect(target, 303);
    }
  });

  app.get<{ Querystring: { state?: unknown } }>(LOGGED_OUT_PATH, async (request, reply) =>
    reply.redirect(safeReturnTo(request.query.state, config.publicUrl), 303),
  );
}
