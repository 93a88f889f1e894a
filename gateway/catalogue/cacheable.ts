import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress } from '../http/compression.ts';

/** How long an answer is good in a CDN: seconds fresh, seconds that a stale one may be shown while a new one is fetched, and while none is to be had. */
export interface Freshness {
  fresh: number;
  stale: number;
  away: number;
}

/**
 * Sends what is the same for everybody: compressed, with an ETag of its content, for a CDN to keep. Browsers ask again each time, and get 304
 * while nothing changed. No cookie is read and none is set.
 */
export async function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type, freshness: { fresh, stale, away } }: { text: string; type: string; freshness: Freshness },
): Promise<FastifyReply> {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply
    .header(
      'cache-control',
      `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${away}`,
    )
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .type(type);
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim());
  if (known?.includes(etag) || known?.includes('*')) return reply.code(304).send();
  return reply.send(await compress(request, reply, text));
}
