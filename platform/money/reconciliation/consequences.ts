import { sql } from 'drizzle-orm';
import { endAlerts, raiseLedgerAlert } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { recordEvent } from '../../foundation/changes/recordEvent.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { recountLineDays } from '../budgets/writeLines.ts';
import { freezeAccounts, unfreezeAccounts } from '../ledger/freeze.ts';
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
  const frozen = await freezeAccounts(tx, { advertiserId, ids });
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
  await raiseLedgerAlert(tx, advertiserId);
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
  const released = await unfreezeAccounts(tx, { advertiserId, ids: tying });
  for (const { id: nounId } of released)
    await recordEvent(tx, scope, {
      noun: 'ledger_accounts',
      nounId,
      action: 'released',
      advertiserId,
      after: {},
    });
  await endAlerts(
    tx,
    sql`a.advertiser_id = ${advertiserId} and a.type = 'ledger_does_not_tie'
      and not exists (select from ledger_accounts l where l.advertiser_id = a.advertiser_id and l.frozen_at is not null)`,
  );
  return released.map(({ id }) => id);
}

/**
 * Rewrites derived data that deviate from the books: the listed balance, sums of days and months, counts of redemptions and lines. The order is that in
 * which a posting writes them, so that a concurrent posting waits and no deadlock arises.
 */
export async function rewrite(tx: Queries, { advertiserId, found }: AdvertiserFindings): Promise<string[]> {
  const isWrong = (wrong: Finding['check']) => found.some(({ check }) => check === wrong);
  if (isWrong('summed')) await tx.execute(sql`select ledger_rewrite_sums(${advertiserId}::bigint)`);
  if (isWrong('listed')) await tx.execute(sql`select ledger_rewrite_balance(${advertiserId}::bigint)`);
  if (isWrong('counted')) await tx.execute(sql`select promotion_rewrite_counts(${advertiserId}::bigint)`);
  if (isWrong('paged')) await recountLineDays(tx, advertiserId);
  return isWrong('summed') || isWrong('listed') ? [advertiserId] : [];
}
