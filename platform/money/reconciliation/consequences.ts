import { type SQL, sql } from 'drizzle-orm';
import { REDEMPTION_STATES } from '../../../schema/foundation/transitions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import { recordEvent } from '../../foundation/changes/recordEvent.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { type Finding, findingsOf } from './findings.ts';

/** The findings in the books of one advertiser. */
interface AdvertiserFindings {
  advertiserId: string;
  found: readonly Finding[];
}

/** Stops the accounts that do not tie; answers those that ran until now. */
export async function freeze(
  tx: Queries,
  scope: Scope,
  { advertiserId, found }: AdvertiserFindings,
): Promise<string[]> {
  const ids = [...new Set(found.flatMap(({ accountIds }) => accountIds))];
  if (ids.length === 0) return [];
  const frozen = await rowsOf(
    tx,
    { id: text },
    sql`with due as (select id from ledger_accounts
        where advertiser_id = ${advertiserId} and id = any (${idArray(ids)}::bigint[]) and frozen_at is null order by id for no key update)
      update ledger_accounts a set frozen_at = now() from due where a.advertiser_id = ${advertiserId} and a.id = due.id returning a.id`,
  );
  for (const { id } of frozen) {
    const why = found.filter(({ accountIds }) => accountIds.includes(id));
    const after = { findings: why.map(({ detail }) => detail) };
    await recordEvent(tx, scope, {
      noun: 'ledger_accounts',
      nounId: id,
      action: 'frozen',
      advertiserId,
      after,
    });
  }
  await tx.execute(sql`insert into alerts (organization_id, advertiser_id, severity, type, params, related_url)
    select o.organization_id, o.id, 'blocker', 'ledger_does_not_tie', jsonb_build_object('advertiser', o.name), '/advertiser/' || o.id
    from advertisers o where o.id = ${advertiserId}
    on conflict (advertiser_id) where type = 'ledger_does_not_tie' do update set updated_at = now()`);
  return frozen.map(({ id }) => id);
}

/** Unfreezes accounts whose figures match again. Locks and checks them once more first: another recount may have frozen them since. */
export async function release(tx: Queries, scope: Scope, advertiserId: string): Promise<string[]> {
  const stopped = await rowsOf(
    tx,
    { id: text },
    sql`select id from ledger_accounts where advertiser_id = ${advertiserId} and frozen_at is not null order by id for no key update`,
  );
  const currentFindings = stopped.length === 0 ? [] : await findingsOf(tx, advertiserId);
  const wrong = new Set(currentFindings.flatMap(({ accountIds }) => accountIds));
  const tying = stopped.map(({ id }) => id).filter((id) => !wrong.has(id));
  const released = await rowsOf(
    tx,
    { id: text },
    sql`update ledger_accounts set frozen_at = null
      where advertiser_id = ${advertiserId} and id = any (${idArray(tying)}::bigint[]) returning id`,
  );
  for (const { id: nounId } of released)
    await recordEvent(tx, scope, {
      noun: 'ledger_accounts',
      nounId,
      action: 'released',
      advertiserId,
      after: {},
    });
  await tx.execute(sql`delete from alerts l where l.advertiser_id = ${advertiserId} and l.type = 'ledger_does_not_tie'
    and not exists (select from ledger_accounts a where a.advertiser_id = l.advertiser_id and a.frozen_at is not null)`);
  return released.map(({ id }) => id);
}

const STATES = sql.raw(REDEMPTION_STATES.join(', '));

const eachState = (expression: (state: string) => string): SQL =>
  sql.raw(REDEMPTION_STATES.map(expression).join(', '));

/**
 * Replaces the counts of an advertiser with those of its redemptions. One statement counts and deletes the deltas, so both see the same redemptions;
 * later changes leave new deltas. The fold (`promotions/countFold.ts`) waits.
 */
async function recountRedemptions(tx: Queries, advertiserId: string): Promise<void> {
  await tx.execute(sql`lock table promotion_count_sums in share row exclusive mode`);
  await tx.execute(sql`with gone as (delete from promotion_count_deltas where advertiser_id = ${advertiserId} returning promotion_id, sku)
    insert into promotion_count_sums (advertiser_id, promotion_id, sku, ${STATES})
    select ${advertiserId}::bigint, k.promotion_id, k.sku, ${eachState((state) => `count(r.id) filter (where r.state = '${state}')`)}
    from (select promotion_id, sku from promotion_count_sums where advertiser_id = ${advertiserId}
      union select promotion_id, sku from gone
      union select promotion_id, sku from redemptions where advertiser_id = ${advertiserId}) k
    left join redemptions r on r.advertiser_id = ${advertiserId} and r.promotion_id = k.promotion_id and r.sku = k.sku
    group by 2, 3
    on conflict (advertiser_id, promotion_id, sku) do update set ${eachState((state) => `${state} = excluded.${state}`)}`);
}

/**
 * Rewrites derived data that deviate from the books: the listed balance, sums of days and months, counts of redemptions and lines. The order is that in
 * which a posting writes them, so that a concurrent posting waits and no deadlock arises.
 */
export async function rewrite(tx: Queries, { advertiserId, found }: AdvertiserFindings): Promise<string[]> {
  const isWrong = (wrong: Finding['check']) => found.some(({ check }) => check === wrong);
  if (isWrong('summed')) await tx.execute(sql`select ledger_rewrite_sums(${advertiserId}::bigint)`);
  if (isWrong('listed')) await tx.execute(sql`select ledger_rewrite_balance(${advertiserId}::bigint)`);
  if (isWrong('counted')) await recountRedemptions(tx, advertiserId);
  if (isWrong('paged')) await recountLines(tx, advertiserId);
  return isWrong('summed') || isWrong('listed') ? [advertiserId] : [];
}

/** Recounts the lines of an advertiser's days. Concurrent writers of lines wait, and then count on. */
async function recountLines(tx: Queries, advertiserId: string): Promise<void> {
  await tx.execute(sql`lock table budget_line_days in share row exclusive mode`);
  await tx.execute(sql`delete from budget_line_days where advertiser_id = ${advertiserId}`);
  await tx.execute(sql`insert into budget_line_days (advertiser_id, day, type, status, lines)
    select advertiser_id, (created_at at time zone 'UTC')::date, type, status, count(*)
    from budget_lines where advertiser_id = ${advertiserId} group by 1, 2, 3, 4`);
}
