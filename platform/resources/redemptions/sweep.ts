import { sql } from 'drizzle-orm';
import { openChange } from '../../changes/change.ts';
import { rowsOf } from '../../database/connection.ts';
import type { JobHandler, JobWork } from '../../jobs/work.ts';
import { moveRedemptions } from './move.ts';
import { queueReminders } from './reminders.ts';
import { takeUpAgain } from './takeUpAgain.ts';

/** Redemptions of one advertiser in one transaction, and transactions of one kind in one turn: what is left waits for the next minute. */
const AT_ONCE = 500;
const TURNS = 20;

/** Days after which a reward that nobody was told of is canceled, where the promotion says so. */
export const UNUSED_DAYS = 30;

/**
 * Every minute: what is due by the business clock. Expiries, rewards that nobody uses, reminders, and whatever was left lying: dispatches whose
 * moment has come, batches, deliveries and orders without a job.
 */
export const sweepDue: JobHandler = async (work) => {
  await turns(() => expire(work));
  await turns(() => cancelUnused(work));
  await turns(() => queueReminders(work));
  await takeUpAgain(work);
};

async function turns(run: () => Promise<number>): Promise<void> {
  for (let n = 0; n < TURNS; n += 1) if ((await run()) === 0) return;
}

interface Due {
  advertiserId: string;
  ids: string[];
}

/** Moves what is due of one advertiser; answers how many were found. */
async function moveDue(
  { scope }: JobWork,
  { due, move }: { due: ReturnType<typeof sql>; move: { step: 'expire' | 'cancel'; reason: string } },
): Promise<number> {
  return scope.write(async (tx) => {
    // Only a list: the redemptions are locked, and looked at again, when they are moved.
    const [found] = await rowsOf<Due>(
      tx,
      sql`with due as (${due})
        select advertiser_id::text as "advertiserId", array_agg(id::text order by id) as ids from due
        where advertiser_id = (select min(advertiser_id) from due) group by 1`,
    );
    if (!found) return 0;
    await moveRedemptions(openChange(tx, { scope }), { ...found, ...move, madeBy: null, grouping: 'each' });
    return found.ids.length;
  });
}

const expire = (work: JobWork): Promise<number> =>
  moveDue(work, {
    move: { step: 'expire', reason: 'expired' },
    due: sql`select advertiser_id, id from redemptions
      where state in ('pending', 'failed') and expires_at is not null and expires_at <= guerdon_now()
      order by expires_at, id limit ${AT_ONCE} for no key update skip locked`,
  });

/**
 * One that is held or scheduled does not age: the days count from the release. Links that are downloaded age too. Asked promotion by promotion: what is
 * booked for long where nothing is canceled is never looked at.
 */
const cancelUnused = (work: JobWork): Promise<number> =>
  moveDue(work, {
    move: { step: 'cancel', reason: 'unused_30_days' },
    due: sql`select r.advertiser_id, r.id from (
        select u.advertiser_id, u.id from promotions p
        cross join lateral (select r.advertiser_id, r.id from redemptions r
          left join dispatches d on d.advertiser_id = r.advertiser_id and d.id = r.dispatch_id
          where r.advertiser_id = p.advertiser_id and r.promotion_id = p.id and r.state = 'booked'
            and r.booked_at <= guerdon_now() - make_interval(days => ${UNUSED_DAYS})
            and (d.id is null or d.released_at <= guerdon_now() - make_interval(days => ${UNUSED_DAYS}))
          order by r.booked_at, r.id limit ${AT_ONCE}) u
        where p.auto_cancel_code limit ${AT_ONCE}) u
      join redemptions r on r.advertiser_id = u.advertiser_id and r.id = u.id for no key update of r skip locked`,
  });
