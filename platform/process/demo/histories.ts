import { sql } from 'drizzle-orm';
import { addDays, type Day } from '../../../schema/foundation/dates/dates.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';

/** Operators' notes on failures, used in turn. */
const COMMENTS = [
  'The recipient called: nothing has arrived yet.',
  'Asked the provider, who looks into it.',
  'Settled with the recipient by phone.',
];

/** Number of days before today whose redemptions have a history; older ones precede the log. */
export const HISTORY_DAYS = 40;

/** Shares: one in this many failed redemptions has a comment, one in this many waiting ones a link that was sent again. */
const COMMENTED = 7;
const RESENT = 23;

/**
 * Writes the history of the latest redemptions as the engine would have: one step for each change of state, at the moment stored in its row, by the platform
 * itself or, if it takes a person, by `accountId`.
 */
export async function writeHistories(
  tx: Queries,
  { accountId, today }: { accountId: string; today: Day },
): Promise<void> {
  const from = sql`${addDays(today, -HISTORY_DAYS)}::timestamptz`;
  const person = `account:${accountId}`;
  await tx.execute(sql`with latest as materialized (
      select advertiser_id, id, state, reversed, state_reason, activated_at, redeemed_at, updated_at from redemptions where booked_at >= ${from}
    ), steps as (
      select r.advertiser_id, r.id, s.place, s.action, s.at, s.is_person, jsonb_build_object('state', s.was, 'state_reason', null) as before,
        jsonb_build_object('state', s.becomes, 'state_reason', s.reason) as after
      from latest r
      cross join lateral (values
        (1, 'activate', 'booked', 'pending', null, r.activated_at, false),
        (2, 'redeem', 'pending', 'redeemed', null, r.redeemed_at, false),
        (3, case r.state when 'failed' then 'fail' when 'denied' then 'deny' when 'canceled' then 'cancel' when 'expired' then 'expire'
            when 'blocked' then 'block' when 'refunded' then case when r.reversed then 'reverse' else 'refund' end end,
          case when r.redeemed_at is null then 'pending' else 'redeemed' end, r.state, r.state_reason, r.updated_at,
          r.state in ('refunded', 'blocked', 'denied') or (r.state = 'canceled' and r.state_reason is null))
      ) as s (place, action, was, becomes, reason, at, is_person)
      where s.action is not null and s.at is not null
    ), said as (
      select advertiser_id, id, place, action, at, is_person, before, after from steps
      union all
      select r.advertiser_id, r.id, 4, 'annotate', r.updated_at, true, null,
        jsonb_build_object('comment', (${JSON.stringify(COMMENTS)}::jsonb) -> (r.id % ${COMMENTS.length})::int)
      from latest r where r.state in ('failed', 'denied', 'blocked') and r.id % ${COMMENTED} = 0
      union all
      select r.advertiser_id, r.id, 4, 'resent', r.activated_at, true, null, '{"event": "activation", "channels": ["email"]}'
      from latest r where r.state = 'pending' and r.activated_at is not null and r.id % ${RESENT} = 0
    )
    insert into events (advertiser_id, account_id, caller, noun, noun_id, action, before, after, request_id, at)
    select advertiser_id, case when is_person then ${accountId}::bigint end, case when is_person then ${person}::text else 'system' end, 'redemptions',
      id::text, action, before, after, 'demo', at
    from said order by at, id, place`);
}
