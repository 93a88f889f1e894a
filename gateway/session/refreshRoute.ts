// POST /auth/refresh: a new access token for the browser's session, once for all tabs and requests that ask together.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { requireClientHeader } from './clientHeader.ts';
import { type Issuer, reasonOf, SessionOver } from './issuer.ts';
import type { SessionCookie } from './sessionCookie.ts';
import type { RefreshStore } from './singleFlight.ts';

interface Parts {
  cookies: SessionCookie;
  issuer: Issuer;
  refreshes: RefreshStore;
}

/** 204 with the new cookie · 401 and no cookie any more when the session is over · 503 while the issuer is away. */
export function refreshRoute(app: FastifyInstance, { cookies, issuer, refreshes }: Parts): void {
  app.post('/auth/refresh', async (request, reply) => {
    requireClientHeader(request);
    const session = cookies.read(request);
    const over = () => {
      cookies.clear(request, reply);
      return reply.code(401).send({ code: 'UNAUTHENTICATED' });
    };
    if (!session?.refreshToken) return over();
    const key = createHash('sha256').update(session.refreshToken).digest('base64url');
    try {
      cookies.write(request, reply, await refreshes.once(key, () => issuer.refresh(session)));
      return reply.code(204).send();
    } catch (error) {
      if (error instanceof SessionOver) return over();
      request.log.error({ reason: reasonOf(error) }, 'the session could not be refreshed');
      return reply.code(503).header('retry-after', '1').send({ code: 'UNAVAILABLE' });
    }
  });
}
