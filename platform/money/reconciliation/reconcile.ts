import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, rowsOf } from '../../foundation/database/rows.ts';
import { freeze, release, rewrite } from './consequences.ts';
import { abandonedJobs, type Finding, LOOKED_AT, lookAt } from './findings.ts';
import { allAdvertisers, changedSince, firstSlice, keepRecounted, moment, recountedUntil } from './slices.ts';

/** The report of a reconciliation: its checks, findings and actions. */
export interface Reconciled {
  counts: { advertisers: number; accounts: number; postings: number; lines: number };
  findings: Finding[];
  /** Ids of the accounts it froze. */
  frozen: string[];
  /** Ids of the accounts it gave free. */
  released: string[];
  /** Ids of the advertisers whose listed balance, or whose sums of days and months, it rewrote. */
  rewritten: string[];
}

/** How a reconciliation is done. */
interface HowReconciled {
  /** True to release advertisers whose books tie again, and to rewrite derived data. */
  releases?: boolean;
  /** True to check only advertisers that changed since the last run; the first run checks all. */
  onlyChanged?: boolean;
}

/**
 * Recounts the books, look by look and so many advertisers at a time, so that whoever asks meanwhile waits for one statement at most; ended in between and done
 * again it does the same. An account that does not tie is frozen, its advertiser gets a blocking alert, and an event says why; frozen accounts that tie again
 * are given free, and what is kept beside the books is written anew, where `releases` is set.
 * @param scope the system's: it sees every advertiser.
 */
export async function reconcile(
  scope: Scope,
  { releases = false, onlyChanged = false }: HowReconciled = {},
): Promise<Reconciled> {
  const all: Reconciled = {
    counts: { advertisers: 0, accounts: 0, postings: 0, lines: 0 },
    findings: [],
    frozen: [],
    released: [],
    rewritten: [],
  };
  const until = await scope.read(moment);
  let ids: readonly string[] = await scope.read(async (tx) => {
    const since = onlyChanged ? await recountedUntil(tx) : null;
    return since === null ? allAdvertisers(tx) : changedSince(tx, since);
  });
  while (ids.length > 0) {
    const rest = ids;
    const slice = await scope.read((tx) => firstSlice(tx, rest));
    await reconcileSlice(scope, slice, { all, releases });
    ids = rest.slice(slice.length);
  }
  all.findings.push(...(await scope.read(abandonedJobs)));
  await scope.write((tx) => keepRecounted(tx, until));
  return all;
}

async function reconcileSlice(
  scope: Scope,
  ids: readonly string[],
  { all, releases }: { all: Reconciled; releases: boolean },
): Promise<void> {
  const findings: Finding[] = [];
  for (const check of LOOKED_AT) {
    findings.push(...(await scope.read((tx) => lookAt(tx, check, ids))));
    // The embedded database answers without leaving the process's turn: requests are taken in between.
    await setImmediate();
  }
  all.findings.push(...findings);
  for (const advertiserId of ids) {
    const ownFindings = findings.filter((finding) => finding.advertiserId === advertiserId);
    if (ownFindings.length === 0 && !releases) continue;
    const advertiserOutcome = await scope.write(async (tx) => ({
      frozen: await freeze(tx, scope, { advertiserId, found: ownFindings }),
      released: releases ? await release(tx, scope, advertiserId) : [],
      rewritten: releases ? await rewrite(tx, { advertiserId, found: ownFindings }) : [],
    }));
    for (const what of ['frozen', 'released', 'rewritten'] as const)
      all[what].push(...advertiserOutcome[what]);
  }
  const counts = await scope.read((tx) => countsOf(tx, ids));
  for (const [name, count] of Object.entries(counts)) all.counts[name as keyof typeof counts] += count;
}

/** How much there was to look at. */
async function countsOf(tx: Queries, ids: readonly string[]): Promise<Reconciled['counts']> {
  const own = sql`advertiser_id = any (${idArray(ids)}::bigint[])`;
  const [counts] = await rowsOf(
    tx,
    { advertisers: number, accounts: number, postings: number, lines: number },
    sql`select ${ids.length}::int as advertisers, (select count(*)::int from ledger_accounts where ${own}) as accounts,
      (select count(*)::int from ledger_txns where ${own}) as postings,
      (select count(*)::int from budget_lines where ${own}) as lines`,
  );
  if (!counts) throw new Error('The database did not answer.');
  return counts;
}
