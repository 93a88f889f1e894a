import { sql } from 'drizzle-orm';
import { NOTIFICATION_CHANNELS } from '../../../schema/promotions/promotionValues.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import {
  boolean,
  number,
  oneOf,
  type RowOf,
  rowCountOf,
  rowsOf,
  text,
} from '../../foundation/database/rows.ts';
import type { JobWork } from '../../foundation/jobs/work.ts';
import { queueDeliveries } from '../deliveries/queueDeliveries.ts';

/** Maximum number of reminders in one transaction, and of finished dispatches that it checks. */
const TRANSACTION_ROWS = 500;
const MAX_DISPATCHES = 200;

/** A dispatch with a due reminder day whose reminders may not all be queued yet. */
const DUE_ROW = {
  advertiserId: text,
  dispatchId: text,
  channel: oneOf(NOTIFICATION_CHANNELS),
  day: number,
  isDone: boolean,
};
type Due = RowOf<typeof DUE_ROW>;

/**
 * Queues reminders to recipients who have not opened their link so many days after the release, one for each chosen day; of days missed
 * together only the last. A finished dispatch whose day has no more of them is not checked again for it. Returns how much it did.
 */
export async function queueReminders({ scope }: JobWork): Promise<number> {
  return scope.write(async (tx) => {
    const due = await dueDispatches(tx);
    const finished = due.filter(({ isDone }) => isDone).slice(0, MAX_DISPATCHES);
    let [queued, closed] = [0, 0];
    for (const one of [...finished, ...due.filter(({ isDone }) => !isDone)]) {
      const { advertiserId, channel, day, isDone } = one;
      const left = TRANSACTION_ROWS - queued;
      const ids = await unreminded(tx, one, left);
      queued += await queueDeliveries(tx, {
        advertiserId,
        kind: 'reminder',
        channel,
        redemptionIds: ids,
        dedupe: (id) => `reminder:${id}:${day}`,
      });
      if (ids.length === left) break;
      if (isDone) closed += await close(tx, one);
    }
    return queued + closed;
  });
}

function dueDispatches(tx: Queries): Promise<Due[]> {
  return rowsOf(
    tx,
    DUE_ROW,
    sql`select d.advertiser_id::text as "advertiserId", d.id::text as "dispatchId", d.channel, t.day, d.state = 'done' as "isDone"
      from dispatches d
      cross join lateral (select max(day) as day from unnest(d.reminder_days) as w (day)
        where d.released_at + make_interval(days => w.day) <= guerdon_now()) t
      join promotions p on p.advertiser_id = d.advertiser_id and p.id = d.promotion_id and p.status = 'enabled'
      where d.state in ('released', 'done') and cardinality(d.reminder_days) > 0 and d.channel is not null
        and t.day > coalesce(d.reminded_day, 0) and d.released_at > guerdon_now() - interval '90 days'
      order by d.released_at, d.id`,
  );
}

/** Redemptions of a dispatch whose recipients are due a reminder of this day. */
async function unreminded(
  tx: Queries,
  { advertiserId, dispatchId, day }: Due,
  most: number,
): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    { id: text },
    sql`select r.id::text as id from batches b
      join redemptions r on r.advertiser_id = b.advertiser_id and r.batch_id = b.id
        and r.state = 'pending' and r.opened_at is null and r.recipient_id is not null
      where b.advertiser_id = ${advertiserId} and b.dispatch_id = ${dispatchId}
        and not exists (select from deliveries m where m.advertiser_id = r.advertiser_id and m.dedupe_key = 'reminder:' || r.id || ':' || ${day}::int)
      order by r.id limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

async function close(tx: Queries, { advertiserId, dispatchId, day }: Due): Promise<number> {
  const closed = await rowCountOf(
    tx,
    sql`update dispatches set reminded_day = ${day}
      where advertiser_id = ${advertiserId} and id = ${dispatchId} and state = 'done' returning 1`,
  );
  return closed;
}
