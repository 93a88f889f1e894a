import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from '../../../schema/foundation/text/zod.ts';
import type { PlatformConfig } from '../../config.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { addressRate } from '../../foundation/http/limits/buckets.ts';
import { invalidField, notFound, unauthenticated } from '../../foundation/http/refusals/refusal.ts';

/** A report of a mail or SMS service. `id` is the delivery id, sent to it as Message-ID or Idempotency-Key. */
const report = z.strictObject({
  id: z.uuid(),
  event: z.enum(['delivered', 'bounced', 'complained']),
  reason: z.string().max(200).optional(),
});

/** Reports that one address may send wrongly: a burst of ten, then one in ten seconds. */
const WRONG = { perSecond: 0.1, burst: 10 };

/**
 * Receives reports on deliveries; a bounce is shown at its line with the remedy. The guard is the body's HMAC-SHA-256 by `REPORTS_SECRET`, in hex;
 * without that secret the route does not exist. A repeated report changes
 * nothing, and whatever their order, the most serious one wins: a complaint, then a bounce.
 */
export async function deliveryReportRoutes(
  app: FastifyInstance,
  { config, database }: { config: Pick<PlatformConfig, 'deliveryReportsSecret'>; database: Database },
): Promise<void> {
  const { deliveryReportsSecret: secret } = config;
  const wrong = addressRate(WRONG);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, body),
  );
  app.post(
    '/api/delivery_reports',
    { config: { ability: 'public' as const }, schema: { hide: true } },
    async (request, reply) => {
      if (secret === null) throw notFound();
      const body = typeof request.body === 'string' ? request.body : '';
      if (!isSigned(secret, body, request.headers['x-signature'])) {
        wrong(request.ip);
        throw unauthenticated();
      }
      const read = report.safeParse(parsed(body));
      if (!read.success) throw invalidField(read.error.issues[0]?.path.join('.') || 'body', 'invalid');
      const { id, event } = read.data;
      await systemScope(database).write((tx) =>
        tx.execute(sql`update deliveries set reported_at = now(),
            state = case when ${event} = 'delivered' then state else 'bounced' end,
            reason = case when ${event} = 'delivered' or reason = 'complained' then reason else ${event} end
          where id = ${id} and state in ('sent', 'sending', 'bounced')`),
      );
      return reply.code(204).send();
    },
  );
}

function isSigned(secret: string, body: string, signature: string | string[] | undefined): boolean {
  const sentHash = Buffer.from(typeof signature === 'string' ? signature : '', 'hex');
  const expected = createHmac('sha256', secret).update(body).digest();
  return sentHash.length === expected.length && timingSafeEqual(sentHash, expected);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
