import type { FastifyReply, FastifyRequest } from 'fastify';
import { countUpstreamCall } from '../metrics/metrics.ts';
import { callerHeaders, type Upstream } from '../rest/upstream.ts';

/** Milliseconds in which the platform refuses a file or begins it, and in which it then sends some more: not how long a file takes in all. */
const BEGIN_TIMEOUT_MS = 8000;
const PROGRESS_TIMEOUT_MS = 30_000;

const PASSED_ON = ['content-type', 'content-disposition', 'cache-control', 'retry-after'];

/** A file of the platform as it begins, or its refusal; null where the platform does not answer. */
export type UpstreamFile = Awaited<ReturnType<Upstream['request']>> | null;

/** Asks the platform for a file; given up when the browser goes away. `route` is what the call is counted as. */
export async function askFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { upstream, token, route, path }: { upstream: Upstream; token: string; route: string; path: string },
): Promise<UpstreamFile> {
  countUpstreamCall(`GET ${route}`);
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const response = await upstream
    .request({
      method: 'GET',
      path,
      headers: callerHeaders({
        token,
        language: request.headers['accept-language'],
        requestId: request.id,
      }),
      headersTimeout: BEGIN_TIMEOUT_MS,
      bodyTimeout: PROGRESS_TIMEOUT_MS,
      signal: gone.signal,
    })
    .catch(() => null);
  if (response && response.statusCode < 500) return response;
  await response?.body.dump();
  return null;
}

/** Streams what the platform answered, its refusals too. */
export function passFile(reply: FastifyReply, response: NonNullable<UpstreamFile>): FastifyReply {
  for (const name of PASSED_ON) {
    const value = response.headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  return reply.code(response.statusCode).send(response.body);
}
