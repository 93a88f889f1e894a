import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ForeignOrigin, requireClientHeader } from './clientHeader.ts';
import { type Issuer, reasonOf, SessionEnded } from './issuer.ts';
import type { RefreshStore } from './refreshStore.ts';
import type { SessionCookie } from './sessionCookie.ts';

interface Dependencies {
  cookies: SessionCookie;
  issuer: Issuer;
  refreshes: RefreshStore;
  /** The origin of our own pages; only they may call this route. */
  origin: string;
}

/**
 * POST /auth/refresh gives the session a new access token, once for all tabs that request it together: 204 with the new cookie, 401 and
 * a cleared cookie when the session has ended, 503 while the issuer is unavailable.
 */
export function refreshRoute(
  app: FastifyInstance,
  { cookies, issuer, refreshes, origin }: Dependencies,
): void {
  app.post('/auth/refresh', async (request, reply) => {
    requireClientHeader(request);
    if (request.headers.origin !== undefined && request.headers.origin !== origin) throw new ForeignOrigin();
    const session = cookies.read(request);
    const endSession = () => {
      cookies.clear(request, reply);
      return reply.code(401).send({ code: 'UNAUTHENTICATED' });
    };
    if (!session?.refreshToken) return endSession();
    const key = createHash('sha256').update(session.refreshToken).digest('base64url');
    try {
      cookies.write(request, reply, await refreshes.once(key, () => issuer.refresh(session)));
      return reply.code(204).send();
    } catch (error) {
      if (error instanceof SessionEnded) return endSession();
      request.log.error({ reason: reasonOf(error) }, 'the session could not be refreshed');
      return reply.code(503).header('retry-after', '1').send({ code: 'UNAVAILABLE' });
    }
  });
}
