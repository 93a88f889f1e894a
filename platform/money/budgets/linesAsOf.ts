import { type SQL, sql } from 'drizzle-orm';

/** The id of a line `b` as events store it. Computed before the comparison, since row-level security prevents index use on row expressions. */
const NAMED = sql`cross join lateral (select b.id::text as id offset 0) n`;

/**
 * An advertiser's lines at a past time, as a table of a statement: the changes of later events are reverted.
 * @param isAsked condition on lines `b`, only on immutable columns and the time of the decision; all lines by default.
 */
export function linesAsOf(advertiserId: SQL, asOf: Date, isAsked: SQL = sql`true`): SQL {
  const moment = asOf.toISOString();
  const then = (key: string) => sql`(select e.before ->> ${key} from events e
      where e.noun = 'budget_lines' and e.noun_id = n.id and e.at > ${moment} and e.before ->> ${key} is not null
      order by e.at, e.id limit 1)`;
  return sql`(select b.advertiser_id, b.id, b.created_at, b.type, b.currency, b.external_id, b.allocation_id, b.version,
      coalesce(${then('amount')}::bigint, b.amount) as amount,
      case when b.decided_at > ${moment} then 'pending' else b.status end as status,
      coalesce(${then('description')}, b.description) as description
    from budget_lines b ${NAMED} where b.advertiser_id = ${advertiserId} and b.created_at <= ${moment} and ${isAsked})`;
}

/** Requests of an advertiser that waited at a moment, as a table of a statement. */
export function waitingAsOf(advertiserId: SQL, asOf: Date): SQL {
  const isWaiting = sql`b.allocation_id is not null
    and (b.status = 'pending' or (b.decided_at > ${asOf.toISOString()} and b.decided_at > b.created_at))`;
  return linesAsOf(advertiserId, asOf, isWaiting);
}
