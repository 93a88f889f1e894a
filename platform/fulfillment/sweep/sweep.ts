import { type SQL, sql } from 'drizzle-orm';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import { openChange } from '../../foundation/changes/change.ts';
import { isAway } from '../../foundation/database/connections/availability.ts';
import { listOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { LeaseLost } from '../../foundation/jobs/lease.ts';
import type { JobHandler, JobWork } from '../../foundation/jobs/work.ts';
import { publishPromotionMoments } from '../../promotions/interface.ts';
import { queueReminders } from '../dispatches/reminders.ts';
import { endRequests } from '../dispatches/requests/endRequests.ts';
import { moveRedemptions } from '../redemptions/money/move.ts';
import { takeUpAgain } from './takeUpAgain.ts';

/** Redemptions of one advertiser in one transaction, and transactions of one kind in one run. The rest waits for the next minute. */
const TRANSACTION_ROWS = 500;
const MAX_TRANSACTIONS = 20;

/** Days after which a reward whose recipient was never notified is canceled, if the promotion says so. */
export const UNUSED_DAYS = 30;

/**
 * Every minute: everything due by the business clock. Stranded work comes first: dispatches whose moment has come, batches, deliveries and
 * orders without a job; then expiries, unused rewards, reminders, requests of large dispatches that are over, and promotions that
 * started or ended. A failure of one does not delay the others.
 */
export const sweepDue: JobHandler = async (work) => {
  const failures: unknown[] = [];
  for (const step of [takeUpAgain, expire, cancelUnused, remind, endRequests, publishMoments])
    await step(work).catch((error: unknown) => {
      if (isOurs(error)) throw error;
      failures.push(error);
    });
  if (failures.length > 0) throw failures[0];
};

const publishMoments = ({ scope }: JobWork) => scope.write(publishPromotionMoments);

/** True for errors that end the job itself, and that no advertiser caused. */
const isOurs = (error: unknown): boolean => error instanceof LeaseLost || isAway(error);

async function turns(run: () => Promise<number>): Promise<void> {
  for (let n = 0; n < MAX_TRANSACTIONS; n += 1) if ((await run()) === 0) return;
}

const DUE_ROW = {
  advertiserId: text,
  ids: listOf(text),
};

interface Sweep {
  due(isLeft: SQL): SQL;
  move: { step: 'expire' | 'cancel'; reason: string };
}

/** Moves due redemptions, one advertiser at a time. An advertiser whose frozen books refuse it waits for the next minute. */
async function moveDue(work: JobWork, { due, move }: Sweep): Promise<void> {
  const { scope, components, job } = work;
  const left: string[] = [];
  await turns(async () => {
    let tried: string | null = null;
    const moveOne = scope.write(async (tx) => {
      // The list is not locked: moving locks the redemptions and checks them again.
      const [batch] = await rowsOf(
        tx,
        DUE_ROW,
        sql`with due as (${due(sql`r.advertiser_id <> all (${idArray(left)}::bigint[])`)})
          select advertiser_id::text as "advertiserId", array_agg(id::text order by id) as ids from due
          where advertiser_id = (select min(advertiser_id) from due) group by 1`,
      );
      if (!batch) return 0;
      tried = batch.advertiserId;
      await moveRedemptions(openChange(tx, { scope }), {
        ...batch,
        ...move,
        madeBy: null,
        grouping: 'each',
      });
      return batch.ids.length;
    });
    return moveOne.catch((error: unknown) => {
      if (tried === null || isOurs(error)) throw error;
      left.push(tried);
      components.log.error(
        { alert: 'advertiser_left', err: error, job: job.id, advertiserId: tried, step: move.step },
        'what is due waits',
      );
      return 1;
    });
  });
}

/**
 * Every reward with a last second: activated ones, and booked ones whose link was handed out (`handOut`). What is booked without it waits, unless its
 * promotion cancels it (`cancelUnused`).
 */
const expire = (work: JobWork): Promise<void> =>
  moveDue(work, {
    move: { step: 'expire', reason: 'expired' },
    due: (isLeft) => sql`select r.advertiser_id, r.id from redemptions r
      where r.state in ('booked', 'pending', 'failed') and r.expires_at is not null and r.expires_at <= guerdon_now() and ${isLeft}
      order by r.expires_at, r.id limit ${TRANSACTION_ROWS} for no key update skip locked`,
  });

/**
 * A held or scheduled dispatch does not age: the days count from its release. Downloaded links age too. The query goes promotion by promotion,
 * so that it never reads old bookings of promotions that cancel nothing.
 */
const cancelUnused = (work: JobWork): Promise<void> =>
  moveDue(work, {
    move: { step: 'cancel', reason: 'unused_30_days' },
    due: (isLeft) => sql`select r.advertiser_id, r.id from (
        select u.advertiser_id, u.id from promotions p
        cross join lateral (select r.advertiser_id, r.id from redemptions r
          left join dispatches d on d.advertiser_id = r.advertiser_id and d.id = r.dispatch_id
          where r.advertiser_id = p.advertiser_id and r.promotion_id = p.id and r.state = 'booked' and ${isLeft}
            and r.booked_at <= guerdon_now() - make_interval(days => ${UNUSED_DAYS})
            and (d.id is null or d.released_at <= guerdon_now() - make_interval(days => ${UNUSED_DAYS}))
          order by r.booked_at, r.id limit ${TRANSACTION_ROWS}) u
        where p.auto_cancel_code limit ${TRANSACTION_ROWS}) u
      join redemptions r on r.advertiser_id = u.advertiser_id and r.id = u.id for no key update of r skip locked`,
  });

const remind = (work: JobWork): Promise<void> => turns(() => queueReminders(work));
