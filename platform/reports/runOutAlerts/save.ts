import { type SQL, sql } from 'drizzle-orm';
import type { RunOutAlertDraft } from '../../../schema/reports/inventoryReport.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, rowCountOf, rowsOf } from '../../foundation/database/rows.ts';
import { stale } from '../../foundation/http/refusals/refusal.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import { readRow } from '../inventoryReport/readRow.ts';
import { carriedRow, type SavedRowJson } from '../inventoryReport/shape.ts';

/**
 * Sets how many working days before a stock or a budget runs out its alert comes; null takes the alert away. A changed lead time is looked at at once, and
 * warned of again. @throws Refusal not_found where the report has no such row, stale_version
 */
export function saveRunOutAlert(
  scope: Scope,
  draft: RunOutAlertDraft,
  version: number,
): Promise<SavedRowJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const row = async () => carriedRow.show(scope, await rowOf(change, draft));
    await row();
    const before = await lockAlert(tx, draft);
    if (before ? before.version !== version : version !== 0) throw stale(await row());
    if (before?.workingDays === draft.workingDays) return { row: await row() };
    // If two users create the first alert at once, the second gets the first one's.
    if (!(await write(change, draft, before !== undefined))) throw stale(await row());
    await change.record({
      noun: 'run_out_alerts',
      nounId: draft.sku ?? draft.sourceId ?? '',
      advertiserId: null,
      action: draft.workingDays === null ? 'deleted' : before ? 'updated' : 'created',
      ...(before && { before: { workingDays: before.workingDays } }),
      ...(draft.workingDays !== null && { after: { workingDays: draft.workingDays } }),
    });
    await enqueue(tx, { kind: 'runOutAlert', payload: {} });
    return { row: await row() };
  });
}

const rowOf = ({ tx, scope }: Change, { sku, sourceId }: RunOutAlertDraft) =>
  readRow(tx, scope, sku === null ? { source: sourceId ?? '' } : { sku });

const isOf = ({ sku, sourceId }: RunOutAlertDraft): SQL =>
  sku === null ? sql`source_id = ${sourceId}::bigint` : sql`sku = ${sku}`;

async function lockAlert(tx: Queries, draft: RunOutAlertDraft) {
  const [row] = await rowsOf(
    tx,
    { workingDays: number, version: number },
    sql`select working_days as "workingDays", version from run_out_alerts where ${isOf(draft)} for no key update`,
  );
  return row;
}

/** Returns false if the row was not written: a new alert must not exist yet. */
async function write({ tx, scope }: Change, draft: RunOutAlertDraft, isThere: boolean): Promise<boolean> {
  const { sku, sourceId, workingDays } = draft;
  if (workingDays === null) {
    await tx.execute(sql`delete from run_out_alerts where ${isOf(draft)}`);
    return true;
  }
  const written = isThere
    ? sql`update run_out_alerts set working_days = ${workingDays}, said_at = null, version = version + 1
        where ${isOf(draft)} returning id`
    : sql`insert into run_out_alerts (organization_id, sku, source_id, working_days)
        values (${scope.organizationId}::bigint, ${sku}, ${sourceId}::bigint, ${workingDays}) on conflict do nothing returning id`;
  return (await rowCountOf(tx, written)) > 0;
}
