import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { SessionConfig } from './environment.ts';
import { issuerClient } from './issuer.ts';
import { refreshRoute } from './refreshRoute.ts';
import { inMemoryRefreshStore, type RefreshStore } from './refreshStore.ts';
import { sessionCookie } from './sessionCookie.ts';
import { sessionNews } from './sessionNews.ts';
import { signInRoutes } from './signIn/signInRoutes.ts';
import { signOutRoutes } from './signIn/signOutRoutes.ts';

/** The session of a request with a session cookie; `requireClientHeader` protects its use. */
export interface RequestSession {
  accessToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  subject: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a cookie or after the access token expired; the web refreshes it on a 401. */
    session: RequestSession | null;
  }
}

export interface SessionOptions {
  config: SessionConfig;
  refreshes?: RefreshStore;
}

/** The browser's session: `/auth/*` and `request.session`. No script ever sees a token. */
export const sessionPlugin = fp<SessionOptions>(
  async (app: FastifyInstance, { config, refreshes = inMemoryRefreshStore() }) => {
    if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
    const cookies = sessionCookie(config);
    const news = sessionNews(config);
    const issuer = issuerClient(config, news);

    app.decorateRequest('session', {
      getter(this: FastifyRequest): RequestSession | null {
        const session = cookies.read(this);
        return session && session.expiresAt > Date.now() ? session : null;
      },
    });

    await app.register(async (routes) => {
      routes.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      routes.get('/auth/session', async (request) => {
        const session = cookies.read(request);
        // A session that cannot be renewed announces its end, so that the person can sign in again before it.
        const endsAt = session?.refreshToken === null ? new Date(session.endsAt).toISOString() : null;
        return { signedIn: session !== null, endsAt };
      });
      signInRoutes(routes, { config, cookies, issuer, news });
      refreshRoute(routes, { cookies, issuer, refreshes, origin: new URL(config.publicUrl).origin });
      signOutRoutes(routes, { config, cookies, issuer, news });
    });
  },
  { name: 'guerdon-session' },
);
