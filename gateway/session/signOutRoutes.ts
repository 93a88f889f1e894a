// Signing out: the cookie goes, the grant ends, the issuer's own session ends, and the browser comes back.
import type { FastifyInstance } from 'fastify';
import * as client from 'openid-client';
import { LOGGED_OUT_PATH } from '../../schema/signIn.ts';
import type { SessionConfig } from './environment.ts';
import { type Issuer, reasonOf } from './issuer.ts';
import { safeReturn } from './returnTo.ts';
import type { SessionCookie } from './sessionCookie.ts';

interface Parts {
  config: SessionConfig;
  cookies: SessionCookie;
  issuer: Issuer;
}

/** GET /auth/logout?redirect=… and the address the issuer sends the browser back to. */
export function signOutRoutes(app: FastifyInstance, { config, cookies, issuer }: Parts): void {
  app.get<{ Querystring: { redirect?: unknown } }>('/auth/logout', async (request, reply) => {
    const target = safeReturn(request.query.redirect, config.publicUrl);
    // A link on a foreign page signs nobody out.
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.redirect(target, 303);
    const session = cookies.read(request);
    cookies.clear(request, reply);
    try {
      const configuration = await issuer.find();
      if (session?.refreshToken) await issuer.revoke(session.refreshToken);
      if (!configuration.serverMetadata().end_session_endpoint) return reply.redirect(target, 303);
      const address = client.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: config.publicUrl + LOGGED_OUT_PATH,
        state: target,
        ...(session?.idToken ? { id_token_hint: session.idToken } : {}),
      });
      return reply.redirect(address.href, 303);
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'signed out here, but the issuer could not be told');
      return reply.redirect(target, 303);
    }
  });

  app.get<{ Querystring: { state?: unknown } }>(LOGGED_OUT_PATH, async (request, reply) =>
    reply.redirect(safeReturn(request.query.state, config.publicUrl), 303),
  );
}
