import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../database.ts';
import { recordEvent } from '../events/record.ts';
import { idArray } from '../reach.ts';
import type { Scope } from '../scope.ts';
import { type Finding, findings } from './findings.ts';

/** What a reconciliation looked at, found and did. */
export interface Reconciled {
  counts: { accounts: number; postings: number; lines: number };
  findings: Finding[];
  /** Ids of the accounts it froze. */
  frozen: string[];
  /** Ids of the accounts it gave free. */
  released: string[];
}

interface Account {
  id: string;
  advertiserId: string;
}

/**
 * Recounts the books. An account that does not tie is frozen, its advertiser gets a blocking alert, and an event says why; frozen
 * accounts that tie again are given free where `releases` is set.
 * @param scope the system's: it sees every advertiser.
 */
export function reconcile(scope: Scope, { releases = false } = {}): Promise<Reconciled> {
  return scope.write(async (tx) => {
    const found = await findings(tx);
    const frozen = await freeze(tx, scope, found);
    const released = releases ? await release(tx, scope, found) : [];
    const [counts = { accounts: 0, postings: 0, lines: 0 }] = await rowsOf<Reconciled['counts']>(
      tx,
      sql`select (select count(*)::int from ledger_accounts) as accounts, (select count(*)::int from ledger_txns) as postings,
        (select count(*)::int from budget_lines) as lines`,
    );
    return {
      counts,
      findings: found,
      frozen: frozen.map(({ id }) => id),
      released: released.map(({ id }) => id),
    };
  });
}

async function freeze(tx: Queries, scope: Scope, found: readonly Finding[]): Promise<Account[]> {
  const ids = [...new Set(found.flatMap(({ accountIds }) => accountIds))];
  if (ids.length === 0) return [];
  const frozen = await rowsOf<Account>(
    tx,
    sql`update ledger_accounts set frozen_at = now() where id = any (${idArray(ids)}::bigint[]) and frozen_at is null
      returning id, advertiser_id as "advertiserId"`,
  );
  for (const account of frozen) {
    const why = found.filter(({ accountIds }) => accountIds.includes(account.id));
    await tell(tx, scope, account, 'frozen', { findings: why.map(({ detail }) => detail) });
  }
  await tx.execute(sql`insert into alerts (organization_id, advertiser_id, severity, type, params, related_url)
    select o.organization_id, o.id, 'blocker', 'ledger_does_not_tie', jsonb_build_object('advertiser', o.name), '/advertiser/' || o.id
    from advertisers o where o.id in (select a.advertiser_id from ledger_accounts a where a.id = any (${idArray(ids)}::bigint[]))
    on conflict (advertiser_id) where type = 'ledger_does_not_tie' do update set updated_at = now()`);
  return frozen;
}

async function release(tx: Queries, scope: Scope, found: readonly Finding[]): Promise<Account[]> {
  const ids = found.flatMap(({ accountIds }) => accountIds);
  const released = await rowsOf<Account>(
    tx,
    sql`update ledger_accounts set frozen_at = null where frozen_at is not null and id <> all (${idArray(ids)}::bigint[])
      returning id, advertiser_id as "advertiserId"`,
  );
  for (const account of released) await tell(tx, scope, account, 'released', {});
  await tx.execute(sql`delete from alerts l where l.type = 'ledger_does_not_tie' and not exists (
    select from ledger_accounts a where a.advertiser_id = l.advertiser_id and a.frozen_at is not null)`);
  return released;
}

function tell(
  tx: Queries,
  scope: Scope,
  { id, advertiserId }: Account,
  action: 'frozen' | 'released',
  after: Record<string, unknown>,
): Promise<void> {
  return recordEvent(tx, scope, { noun: 'ledger_accounts', nounId: id, action, advertiserId, after });
}
