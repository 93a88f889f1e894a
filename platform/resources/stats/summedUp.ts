import { type SQL, sql } from 'drizzle-orm';

/** When a redemption `alias` entered the state that it is in. */
const enteredAt = (alias: SQL): SQL =>
  sql`case ${alias}.state when 'redeemed' then ${alias}.redeemed_at when 'booked' then ${alias}.booked_at else ${alias}.updated_at end`;

/** The quarter of an hour that a moment is in. */
const quarterOf = (moment: SQL): SQL => sql`date_bin('15 minutes', ${moment}, timestamptz '2000-01-01Z')`;

/** Redemptions as the changes that made them, which is what the trigger notes of each. */
export const FACTS = sql`(
  select r.advertiser_id, r.promotion_id, r.state, ${quarterOf(enteredAt(sql`r`))} as quarter, count(*) as redemptions
  from redemptions r where ${enteredAt(sql`r`)} is not null group by 1, 2, 3, 4)`;

/** Changes as rows of the sums: one for each owner, state and quarter. */
export const summedUp = (
  changes: SQL,
): SQL => sql`select o.owner, o.owner_id, o.promotion_id, d.state, d.quarter,
    sum(d.redemptions)::bigint as redemptions
  from ${changes} d join advertisers a on a.id = d.advertiser_id
  cross join lateral (values ('all', 0, 0), ('organization', a.organization_id, 0), ('advertiser', d.advertiser_id, 0),
    ('promotion', d.advertiser_id, d.promotion_id)) o (owner, owner_id, promotion_id)
  group by 1, 2, 3, 4, 5`;
