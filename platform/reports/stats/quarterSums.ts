import { type SQL, sql } from 'drizzle-orm';
import { QUARTERS } from './table.ts';

/** When a redemption `alias` entered the state that it is in. */
const enteredAt = (alias: SQL): SQL =>
  sql`case ${alias}.state when 'redeemed' then ${alias}.redeemed_at when 'booked' then ${alias}.booked_at else ${alias}.updated_at end`;

/** The quarter of an hour that a moment is in. */
const quarterOf = (moment: SQL): SQL => sql`date_bin('15 minutes', ${moment}, timestamptz '2000-01-01Z')`;

/** Redemptions as the notes that the trigger writes when they are made. */
export const FACTS = sql`(
  select r.advertiser_id, r.promotion_id, r.state, ${quarterOf(enteredAt(sql`r`))} as quarter, count(*) as redemptions
  from redemptions r where ${enteredAt(sql`r`)} is not null group by 1, 2, 3, 4)`;

/** The key columns of a row of the sums. */
export const KEY = sql`owner, owner_id, promotion_id, day, part, state`;

/** Builds one expression for each quarter of a row, from its column name and its place in the row. */
export const quartersOf = (each: (name: SQL, place: number) => SQL): SQL =>
  sql.join(
    QUARTERS.map((name, place) => each(sql`${sql.identifier(name)}`, place)),
    sql`, `,
  );

/** All columns of the sums. */
export const COLUMNS = sql`${KEY}, ${quartersOf((name) => name)}`;

/** The rows that notes add to the sums: one for each owner but sets, state and sixth of a day. */
export const quarterSums = (
  changes: SQL,
): SQL => sql`select o.owner, o.owner_id, o.promotion_id, d.day, d.part, d.state,
    ${quartersOf((name, place) => sql`nullif(sum(d.redemptions) filter (where d.place = ${sql.raw(`${place}`)}), 0)::int as ${name}`)}
  from (select c.*, (c.quarter at time zone 'UTC')::date as day, (q.n / 16 % 6)::smallint as part, q.n % 16 as place
    from ${changes} c cross join lateral (select extract(epoch from c.quarter)::bigint / 900 as n) q) d
  join advertisers a on a.id = d.advertiser_id
  cross join lateral (values ('all', 0, 0), ('organization', a.organization_id, 0), ('advertiser', d.advertiser_id, 0),
    ('promotion', d.advertiser_id, d.promotion_id)) o (owner, owner_id, promotion_id)
  group by 1, 2, 3, 4, 5, 6`;

/** Rows of the sums as those of sets: what the advertisers of each have, added up. */
export const setsOf = (
  rows: SQL,
  sets: SQL = sql`stats_sets`,
): SQL => sql`select 'set' as owner, t.id as owner_id, 0 as promotion_id, s.day, s.part, s.state,
    ${quartersOf((name) => sql`nullif(sum(s.${name}), 0)::int as ${name}`)}
  from ${sets} t join stats_set_members m on m.set_id = t.id
  join ${rows} s on s.owner = 'advertiser' and s.owner_id = m.advertiser_id and s.promotion_id = 0
  where t.is_summed group by 1, 2, 3, 4, 5, 6`;
