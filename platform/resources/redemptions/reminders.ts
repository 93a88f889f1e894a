import { sql } from 'drizzle-orm';
import type { NotificationChannel } from '../../../schema/rules/promotionValues.ts';
import { rowsOf } from '../../database/connection.ts';
import type { JobWork } from '../../jobs/work.ts';
import { queueDeliveries } from '../deliveries/queueDeliveries.ts';

const AT_ONCE = 500;

interface Due {
  advertiserId: string;
  channel: NotificationChannel;
  day: number;
  ids: string[];
}

/**
 * Queues reminders to recipients who have not opened their link so many days after the release, one for each day that was chosen; of days that passed
 * together only the last. Answers how many.
 */
export async function queueReminders({ scope }: JobWork): Promise<number> {
  return scope.write(async (tx) => {
    const due = await rowsOf<Due>(
      tx,
      sql`with due as (
          select d.advertiser_id, d.channel, t.day, r.id
          from dispatches d
          cross join lateral (select max(day) as day from unnest(d.reminder_days) as w (day)
            where d.released_at + make_interval(days => w.day) <= guerdon_now()) t
          join batches b on b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id
          join redemptions r on r.advertiser_id = b.advertiser_id and r.batch_id = b.id
            and r.state = 'pending' and r.opened_at is null and r.recipient_id is not null
          join promotions p on p.advertiser_id = d.advertiser_id and p.id = d.promotion_id and p.status = 'enabled'
          where d.state in ('released', 'done') and cardinality(d.reminder_days) > 0 and d.channel is not null and t.day is not null
            and d.released_at > guerdon_now() - interval '90 days'
            and not exists (select from deliveries m where m.advertiser_id = r.advertiser_id and m.dedupe_key = 'reminder:' || r.id || ':' || t.day)
          order by d.advertiser_id, r.id limit ${AT_ONCE})
        select advertiser_id::text as "advertiserId", channel, day, array_agg(id::text order by id) as ids from due group by 1, 2, 3 order by 1, 2, 3`,
    );
    let queued = 0;
    for (const { advertiserId, channel, day, ids } of due)
      queued += await queueDeliveries(tx, {
        ...{ advertiserId, kind: 'reminder', channel, redemptionIds: ids },
        dedupe: (id) => `reminder:${id}:${day}`,
      });
    return queued;
  });
}
