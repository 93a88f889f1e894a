import { sql } from 'drizzle-orm';
import type { DeliveryReason } from '../../../schema/foundation/transitions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { keepPlan } from '../../foundation/database/connections/keepPlan.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { type DueDelivery, queueDeliverJobs } from './queueDeliveries.ts';
import type { HeldDelivery } from './takeDeliveries.ts';

/** The outcome of handing one over. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'later'; reason: DeliveryReason }
  | { kind: 'failed'; reason: DeliveryReason };

/** Seconds before the second, third, … attempt; after the last a delivery has failed. */
export const DELIVERY_DELAYS = [60, 600, 3600, 21_600];

/** Writes the outcomes of deliveries that are still held; one that another worker has taken over is left to it. Retries are queued. */
export async function writeOutcomes(
  tx: Queries,
  advertiserId: string,
  outcomes: readonly { delivery: HeldDelivery; outcome: Outcome }[],
): Promise<void> {
  const rows = outcomes.map(({ delivery: { id, fence, attempt }, outcome }) => {
    const delay = outcome.kind === 'later' ? DELIVERY_DELAYS[attempt - 1] : undefined;
    const isLater = delay !== undefined;
    const state = outcome.kind === 'sent' ? 'sent' : isLater ? 'queued' : 'failed';
    const reason =
      outcome.kind === 'sent'
        ? null
        : outcome.kind === 'later' && !isLater
          ? 'too_many_attempts'
          : outcome.reason;
    return { id, fence, state, reason, delay: delay ?? 0 };
  });
  const written = await rowsOf(
    tx,
    { id: text, state: text, due: text },
    keepPlan(sql`update deliveries d set state = w.state, reason = w.reason, sent_at = case when w.state = 'sent' then guerdon_now() end,
        due_at = clock_timestamp() + make_interval(secs => w.delay)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (id uuid, fence int, state text, reason text, delay int)
      where d.advertiser_id = ${advertiserId} and d.id = w.id and d.fence = w.fence and d.state = 'sending'
      returning d.id::text as id, d.state, d.due_at::text as due`),
  );
  const channels = new Map(outcomes.map(({ delivery: { id, channel } }) => [id, channel]));
  const later = new Map<string, DueDelivery[]>();
  for (const { id, state, due } of written)
    if (state === 'queued')
      later.set(due, [...(later.get(due) ?? []), { id, channel: channels.get(id) ?? 'email' }]);
  for (const [due, deliveries] of later)
    await queueDeliverJobs(tx, advertiserId, {
      deliveries,
      runAt: new Date(new Date(due).getTime() + 1000),
    });
}
