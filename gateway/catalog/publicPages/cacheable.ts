import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress } from '../../foundation/http/compression.ts';

/** Cache times for a CDN, in seconds: how long a response is fresh, and how long a stale one may serve during a refetch and during an outage. */
export interface Freshness {
  fresh: number;
  stale: number;
  away: number;
}

/**
 * Sends a response that is the same for everybody: compressed, with an ETag of its content, cacheable by a CDN. Browsers revalidate each time and
 * get 304 until something changes. No cookie is read and none is set.
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
  const etags = request.headers['if-none-match']?.split(',').map((one) => one.trim());
  if (etags?.includes(etag) || etags?.includes('*')) return reply.code(304).send();
  return reply.send(await compress(request, reply, text));
}
