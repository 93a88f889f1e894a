import { type SQL, sql } from 'drizzle-orm';
import { TWO_PERSONS_DAYS } from '../../../../../schema/money/allocations/allocations.ts';
import type { Scope } from '../../../../foundation/access/scope.ts';
import { idArray, isoTimestamp } from '../../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../../foundation/database/connections/connection.ts';
import { nullable, oneOf, rowsOf, text } from '../../../../foundation/database/rows.ts';

/** Obstacles that keep an account with the ability to decide from deciding this request. */
export const DECISION_OBSTACLES = [
  'own_request',
  'own_change',
  'made_requester',
  'changed_requester',
  'made_by_requester',
  'changed_by_requester',
  'same_maker',
] as const;
export type DecisionObstacle = (typeof DECISION_OBSTACLES)[number];

/** An obstacle, with the other person and its end. Nobody ever decides a request of their own. */
export interface Obstacle {
  code: DecisionObstacle;
  accountId: string | null;
  person: string | null;
  /** ISO 8601 UTC. */
  until: string | null;
}

/** Everybody who ever saw a secret of a service account that changed the request: its actions count as theirs. */
const makersOf = (lineIds: readonly string[]) => sql`
  select e.noun_id::bigint, m.account_id, false
    from events e join (${makers}) m on m.caller = e.caller
    where e.noun = 'budget_lines' and e.noun_id = any (${idArray(lineIds)}::text[]) and e.action in ('requested', 'changed')`;

const makers = sql`
  select 'service:' || s.id as caller, s.made_by as account_id from service_accounts s
  union select 'service:' || x.service_account_id, x.made_by from service_account_secrets x`;

/** Everybody who changed the request: its requester, its editors, and the creators of service accounts that did. */
const peopleOf = (lineIds: readonly string[]) => sql`
  select l.id as line_id, l.requester_id as account_id, true as is_requester
    from budget_lines l where l.id = any (${idArray(lineIds)}::bigint[]) and l.requester_id is not null
  union
  select e.noun_id::bigint, e.account_id, false
    from events e where e.noun = 'budget_lines' and e.noun_id = any (${idArray(lineIds)}::text[])
      and e.action in ('requested', 'changed') and e.account_id is not null
  union ${makersOf(lineIds)}`;

/** An account was made, or its roles or its address were changed, recently enough to count. */
const isRecent = sql`e.noun = 'accounts' and e.action in ('created', 'updated')
  and (e.after -> 'roles' is not null or e.after -> 'email' is not null)
  and e.at > now() - make_interval(days => ${TWO_PERSONS_DAYS})`;

/** A person who creates an account or changes its address can read its mail, and so take it over. */
const givesHold = sql`${isRecent} and (e.action = 'created' or e.after -> 'email' is not null) and e.account_id::text <> e.noun_id`;

/** Each account with those who could become it, itself first, over as many accounts as lie between; `at` is when the oldest step was. */
const holdersOf = (accounts: SQL) => sql`
  select id as account_id, id as holder, 'infinity'::timestamptz as at from (${accounts}) as start (id)
  union
  select h.account_id, e.account_id, least(h.at, e.at)
    from holders h join events e on ${givesHold} and e.noun_id = h.holder::text`;

/**
 * The obstacles to the caller's decision about these requests (two persons): the caller made or changed the request; or one of the two made the
 * other's account, or changed its roles or its address, in the last thirty days; or one person could have become both, by the accounts they made
 * or those made by these. A service account counts as everybody who ever saw its secret. Of several obstacles, the one that lasts longest.
 */
export async function obstaclesOf(
  tx: Queries,
  { accountId, caller }: Scope,
  lineIds: readonly string[],
): Promise<Map<string, Obstacle>> {
  if (lineIds.length === 0 || accountId === null) return new Map();
  const rows = await rowsOf(
    tx,
    {
      code: oneOf(DECISION_OBSTACLES),
      person: text,
      until: nullable(text),
      line_id: text,
      account_id: text,
    },
    sql`with recursive people as materialized (${peopleOf(lineIds)}),
      holders as (${holdersOf(sql`select account_id from people union select ${accountId}::bigint`)}),
      found as (
        select line_id, account_id, case when bool_or(is_requester) then 'own_request' else 'own_change' end as code,
            'infinity'::timestamptz as at
          from people where account_id = ${accountId} or account_id in (select m.account_id from (${makers}) m where m.caller = ${caller})
          group by line_id, account_id
        union all
        select p.line_id, p.account_id, case e.action when 'created' then 'made_requester' else 'changed_requester' end, e.at
          from people p join events e on ${isRecent} and e.noun_id = p.account_id::text and e.account_id = ${accountId}
          where p.account_id <> ${accountId}
        union all
        select p.line_id, p.account_id, case e.action when 'created' then 'made_by_requester' else 'changed_by_requester' end, e.at
          from people p join events e on ${isRecent} and e.noun_id = ${accountId} and e.account_id = p.account_id
          where p.account_id <> ${accountId}
        union all
        select p.line_id, p.account_id, 'same_maker', least(mine.at, theirs.at)
          from people p
          join holders theirs on theirs.account_id = p.account_id
          join holders mine on mine.account_id = ${accountId} and mine.holder = theirs.holder
          where p.account_id <> ${accountId}
      )
      select distinct on (f.line_id) f.line_id, f.account_id, f.code, a.name as person,
          case when f.at < 'infinity' then ${isoTimestamp(sql`(f.at + make_interval(days => ${TWO_PERSONS_DAYS}))`)} end as until
        from found f join accounts a on a.id = f.account_id
        order by f.line_id, f.at desc, f.code = 'same_maker', f.account_id`,
  );
  return new Map(
    rows.map(({ line_id, account_id, code, person, until }) => [
      line_id,
      until === null
        ? { code, accountId: null, person: null, until }
        : { code, accountId: account_id, person, until },
    ]),
  );
}

/** Locks the accounts of all persons until the transaction ends, so that nothing about them changes meanwhile. */
export async function lockPersons(
  tx: Queries,
  { accountId }: Scope,
  lineIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`select 1 from accounts
    where id = ${accountId} or id in (select account_id from (${peopleOf(lineIds)}) p) order by id for share`);
}
