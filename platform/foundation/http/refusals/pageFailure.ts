import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../database/connections/availability.ts';
import { Refusal } from './refusal.ts';

/** Seconds after which a page whose database was away or busy, or that took too long, is tried again. */
const RETRY_S = 2;

/**
 * The status of a page that failed, for every error handler of pages; writes Retry-After and the log. A time-out is no fault of the
 * program: `answerTimePlugin` throws Refusal `unavailable`, which like a busy database is 503 and a warning. 500 is what nobody expected.
 */
export function pageFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): number {
  const refusal = error instanceof Refusal ? error : null;
  const status =
    refusal?.status ?? (isUnavailable(error) ? 503 : ((error as { statusCode?: number }).statusCode ?? 500));
  if (status === 503) request.log.warn({ err: error }, 'a page was not available');
  else if (status >= 500) request.log.error({ err: error }, 'a page failed');
  const wait = refusal?.detail.retryAfter ?? (status === 503 ? RETRY_S : undefined);
  if (wait !== undefined) reply.header('retry-after', String(wait));
  return status;
}
