import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { REDEMPTION_STATES } from '../../schema/transitions.ts';
import type { Scope } from '../access/scope.ts';
import { idArray } from '../access/visibleAdvertisers.ts';
import { recordEvent } from '../changes/recordEvent.ts';
import { type Queries, rowsOf } from '../database/connection.ts';
import { abandonedJobs, type Finding, findingsOf } from './findings.ts';

/** What a reconciliation looked at, found and did. */
export interface Reconciled {
  counts: { accounts: number; postings: number; lines: number };
  findings: Finding[];
  /** Ids of the accounts it froze. */
  frozen: string[];
  /** Ids of the accounts it gave free. */
  released: string[];
  /** Ids of the advertisers whose listed balance it wrote anew. */
  rewritten: string[];
}

/** What was found in the books of one advertiser. */
interface Found {
  advertiserId: string;
  found: readonly Finding[];
}

/**
 * Recounts the books, each advertiser's in a transaction of its own, so that whoever asks meanwhile waits for one advertiser at most;
 * ended in between and done again it does the same. An account that does not tie is frozen, its advertiser gets a blocking alert, and
 * an event says why; frozen accounts that tie again are given free, and listed balances are written anew, where `releases` is set.
 * @param scope the system's: it sees every advertiser.
 */
export async function reconcile(scope: Scope, { releases = false } = {}): Promise<Reconciled> {
  const all: Reconciled = {
    counts: { accounts: 0, postings: 0, lines: 0 },
    findings: [],
    frozen: [],
    released: [],
    rewritten: [],
  };
  for (let last = '0'; ; ) {
    const next = await scope.write(async (tx) => {
      const advertiserId = await advertiserAfter(tx, last);
      return (
        advertiserId && { advertiserId, done: await reconcileOne(tx, scope, { advertiserId, releases }) }
      );
    });
    if (!next) break;
    last = next.advertiserId;
    add(all, next.done);
    // The embedded database answers without leaving the process's turn: requests are taken in between.
    await setImmediate();
  }
  all.findings.push(...(await scope.read(abandonedJobs)));
  return all;
}

async function reconcileOne(
  tx: Queries,
  scope: Scope,
  { advertiserId, releases }: { advertiserId: string; releases: boolean },
): Promise<Reconciled> {
  const found = await findingsOf(tx, advertiserId);
  const frozen = await freeze(tx, scope, { advertiserId, found });
  const released = releases ? await release(tx, scope, { advertiserId, found }) : [];
  // Last: a posting comes from its accounts to the listed balance, and so does this transaction.
  const rewritten = releases ? await rewrite(tx, { advertiserId, found }) : [];
  const [counts = { accounts: 0, postings: 0, lines: 0 }] = await rowsOf<Reconciled['counts']>(
    tx,
    sql`select (select count(*)::int from ledger_accounts where advertiser_id = ${advertiserId}) as accounts,
      (select count(*)::int from ledger_txns where advertiser_id = ${advertiserId}) as postings,
      (select count(*)::int from budget_lines where advertiser_id = ${advertiserId}) as lines`,
  );
  return { counts, findings: found, frozen, released, rewritten };
}

/** The next one by number that there is or that a posting names: nothing else in the books can lack its advertiser. */
async function advertiserAfter(tx: Queries, id: string): Promise<string | null> {
  const [next] = await rowsOf<{ id: string | null }>(
    tx,
    sql`select least((select min(id) from advertisers where id > ${id}::bigint),
      (select min(advertiser_id) from ledger_txns where advertiser_id > ${id}::bigint)) as id`,
  );
  return next?.id ?? null;
}

function add(all: Reconciled, { counts, findings, frozen, released, rewritten }: Reconciled): void {
  all.counts.accounts += counts.accounts;
  all.counts.postings += counts.postings;
  all.counts.lines += counts.lines;
  all.findings.push(...findings);
  all.frozen.push(...frozen);
  all.released.push(...released);
  all.rewritten.push(...rewritten);
}

/** Stops the accounts that do not tie; answers those that ran until now. */
async function freeze(tx: Queries, scope: Scope, { advertiserId, found }: Found): Promise<string[]> {
  const ids = [...new Set(found.flatMap(({ accountIds }) => accountIds))];
  if (ids.length === 0) return [];
  const frozen = await rowsOf<{ id: string }>(
    tx,
    sql`update ledger_accounts set frozen_at = now()
      where advertiser_id = ${advertiserId} and id = any (${idArray(ids)}::bigint[]) and frozen_at is null returning id`,
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

/** Gives free what was stopped and ties again. */
async function release(tx: Queries, scope: Scope, { advertiserId, found }: Found): Promise<string[]> {
  const ids = found.flatMap(({ accountIds }) => accountIds);
  const released = await rowsOf<{ id: string }>(
    tx,
    sql`update ledger_accounts set frozen_at = null
      where advertiser_id = ${advertiserId} and frozen_at is not null and id <> all (${idArray(ids)}::bigint[]) returning id`,
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

/** Writes the listed balance anew where it is not what the accounts say. */
async function rewrite(tx: Queries, { advertiserId, found }: Found): Promise<string[]> {
  if (found.some(({ check }) => check === 'counted')) await recountRedemptions(tx, advertiserId);
  if (!found.some(({ check }) => check === 'listed')) return [];
  await tx.execute(sql`select ledger_rewrite_balance(${advertiserId}::bigint)`);
  return [advertiserId];
}

/** Counts the redemptions of an advertiser's promotions anew. Whoever writes redemptions meanwhile waits, and then counts on. */
async function recountRedemptions(tx: Queries, advertiserId: string): Promise<void> {
  await tx.execute(
    sql`select from promotion_counts where advertiser_id = ${advertiserId} order by promotion_id, sku for update`,
  );
  const states = REDEMPTION_STATES.map((state) => sql.identifier(state));
  const counted = REDEMPTION_STATES.map((state) => sql`count(r.id) filter (where r.state = ${state})`);
  const excluded = states.map((state) => sql`${state} = excluded.${state}`);
  await tx.execute(sql`insert into promotion_counts (advertiser_id, promotion_id, sku, ${sql.join(states, sql`, `)})
    select ${advertiserId}::bigint, k.promotion_id, k.sku, ${sql.join(counted, sql`, `)}
    from (select promotion_id, sku from promotion_counts where advertiser_id = ${advertiserId}
      union select promotion_id, sku from redemptions where advertiser_id = ${advertiserId}) k
    left join redemptions r on r.advertiser_id = ${advertiserId} and r.promotion_id = k.promotion_id and r.sku = k.sku
    group by 2, 3 order by 2, 3
    on conflict (advertiser_id, promotion_id, sku) do update set ${sql.join(excluded, sql`, `)}`);
}
