// The browser's session at the gateway: /auth/* and `request.session`. Tokens never reach a script.
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { SessionConfig } from './environment.ts';
import { issuerOf } from './issuer.ts';
import { refreshRoute } from './refreshRoute.ts';
import { sessionCookie } from './sessionCookie.ts';
import { signInRoutes } from './signInRoutes.ts';
import { signOutRoutes } from './signOutRoutes.ts';
import { type RefreshStore, refreshesInMemory } from './singleFlight.ts';

/** The session of a request that its cookie authenticates (then `requireClientHeader` applies). */
export interface RequestSession {
  accessToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  subject: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a cookie, and once the access token has expired: answer 401, the web refreshes. */
    session: RequestSession | null;
  }
}

export interface SessionOptions {
  config: SessionConfig;
  refreshes?: RefreshStore;
}

export const sessionPlugin = fp<SessionOptions>(
  async (app: FastifyInstance, { config, refreshes = refreshesInMemory() }) => {
    if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
    const cookies = sessionCookie(config);
    const issuer = issuerOf(config);

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
      routes.get('/auth/session', async (request) => ({ signedIn: cookies.read(request) !== null }));
      signInRoutes(routes, { config, cookies, issuer });
      refreshRoute(routes, { cookies, issuer, refreshes });
      signOutRoutes(routes, { config, cookies, issuer });
    });
  },
  { name: 'guerdon-session' },
);
