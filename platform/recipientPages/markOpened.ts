import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { OpenedLink } from './linkFacts.ts';

/** Records that a person opened the link, which stops reminders. Prefetching does not count. */
export async function markOpened(
  { scope, advertiserId, redemptionId }: OpenedLink,
  request: FastifyRequest,
): Promise<void> {
  const { headers, method } = request;
  if (
    method !== 'GET' ||
    /prefetch|preview/i.test(
      `${headers.purpose ?? ''}${headers['sec-purpose'] ?? ''}${headers['x-moz'] ?? ''}`,
    )
  )
    return;
  await scope.write((tx) =>
    tx.execute(
      sql`update redemptions set opened_at = guerdon_now() where advertiser_id = ${advertiserId} and id = ${redemptionId} and opened_at is null`,
    ),
  );
}
