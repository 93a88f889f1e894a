import { sql } from 'drizzle-orm';
import { accountFacts } from '../../foundation/access/authentication.ts';
import { type Scope, systemScope } from '../../foundation/access/scope.ts';
import { openChange } from '../../foundation/changes/change.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import type { JobHandler, JobWork } from '../../foundation/jobs/work.ts';
import { type AppliedRow, applyRows, type RowsToApply } from '../catalogueFile/importRows.ts';
import {
  earlierValues,
  endStep,
  type ImportWork,
  languageOf,
  lockImport,
  openRows,
  refuseDoubled,
  writeOutcomes,
} from './importWork.ts';

/** Milliseconds after which the job makes room for those of others, and goes on in its turn. */
const TURN_MS = 20_000;

/** Abilities of which one is needed: as for the routes. */
const ABILITIES = ['createRewards', 'editRewards'] as const;

/**
 * Tries or imports a catalog file chunk by chunk. A dry run of a chunk is undone, and its outcomes are written by themselves; an import is one
 * transaction with its outcomes, so that the next worker goes on behind it. Rows of one product come one after the other. A dry run knows
 * which values the rows before have taken, since their transactions are undone: it says of every row what the import then does.
 */
export const catalogueImporter =
  (staffDomains: readonly string[]): JobHandler =>
  async (work) => {
    const { importId } = work.job.payload as { importId: string };
    const until = performance.now() + TURN_MS;
    const language = await work.scope.write((tx) => languageOf(tx, importId));
    for (;;) {
      if (await chunk(work, { importId, language, staffDomains })) return;
      if (performance.now() > until)
        return work.finish((tx) => enqueue(tx, { kind: 'catalogueImport', payload: { importId } }));
    }
  };

/** Works the next rows; answers whether none are left. */
async function chunk(
  work: JobWork,
  {
    importId,
    language,
    staffDomains,
  }: { importId: string; language: string; staffDomains: readonly string[] },
): Promise<boolean> {
  return work.scope.write(async (tx) => {
    const importRow = await lockImport(tx, importId);
    if (!importRow || (importRow.state !== 'trying' && importRow.state !== 'importing')) return true;
    const scope = await personOf(work, tx, { of: importRow, staffDomains });
    if (!scope) return endStep(tx, importId, 'stopped');
    const isTrial = importRow.state === 'trying';
    if (isTrial) await refuseDoubled(tx, importRow);
    const rows = await openRows(tx, importRow);
    if (rows.length === 0) return endStep(tx, importId, isTrial ? 'tried' : 'imported');
    await work.advanced(tx);
    const apply: RowsToApply = {
      columns: importRow.columns,
      rows,
      language,
      isPointOnly: false,
      takesPresentVersion: isTrial,
      earlier: isTrial ? await earlierValues(tx, importId, rows) : undefined,
    };
    const outcomes = isTrial ? await tryRows(tx, scope, apply) : await applyForGood(tx, scope, apply);
    await writeOutcomes(tx, importId, outcomes);
    return false;
  });
}

/** Applies rows for good. */
async function applyForGood(tx: Queries, scope: Scope, apply: RowsToApply): Promise<AppliedRow[]> {
  const change = openChange(tx, { scope });
  const outcomes = await applyRows(change, apply);
  await change.finish();
  return outcomes;
}

/** Applies rows, and undoes it. */
async function tryRows(tx: Queries, scope: Scope, apply: RowsToApply): Promise<AppliedRow[]> {
  await tx.execute(sql`savepoint before_trial`);
  const outcomes = await applyRows(openChange(tx, { scope: { ...scope, isDryRun: true } }), apply);
  await tx.execute(sql`rollback to savepoint before_trial`);
  await tx.execute(sql`release savepoint before_trial`);
  return outcomes;
}

/** The person's present account, in whose name the platform acts; null where they may no longer import. */
async function personOf(
  { components: { database }, job }: JobWork,
  tx: Queries,
  { of, staffDomains }: { of: ImportWork; staffDomains: readonly string[] },
): Promise<Scope | null> {
  const { accountId, caller, locale } = of;
  const facts = await accountFacts(tx, sql`a.id = ${accountId}`, staffDomains);
  if (!facts || !ABILITIES.some((ability) => facts.abilities.has(ability))) return null;
  const { abilities, roles, isStaff, organizationId } = facts;
  const system = systemScope(database, { caller, accountId, locale, requestId: `job-${job.id}` });
  return { ...system, abilities, roles, isStaff, organizationId };
}
