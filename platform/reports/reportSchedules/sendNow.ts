import { sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import { rowKey } from '../../foundation/changes/dryRun.ts';
import { keyWithoutAdvertiser } from '../../foundation/changes/keyWithoutAdvertiser.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { refused } from '../../foundation/http/refusals/refusal.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import { ownSchedule } from './read.ts';
import type { ScheduleJson } from './shape.ts';
import { lockOwn, noun } from './store.ts';

/**
 * Sends a schedule's report once more, now; when it is due stays as it is. The same key is done once.
 * @throws Refusal not_found, schedule_without_view, report_under_way while the last one is written
 */
export function sendSchedule(scope: Scope, { id, key }: { id: string; key: string }): Promise<ScheduleJson> {
  const keyed = keyWithoutAdvertiser(key, { sentReport: id });
  return runChange({ scope, keyed }, async (change) => {
    const { tx } = change;
    const row = await lockOwn(change, id);
    const before = await ownSchedule(tx, scope, row.id);
    if (before.saved_view_id === null) throw refused(scope, 'schedule_without_view');
    if (before.last_run?.state === 'working') throw refused(scope, 'report_under_way');
    const [run] = await rowsOf(
      tx,
      { id: text },
      sql`insert into report_runs (account_id, schedule_id, key, due_at, is_manual)
        values (${row.accountId}, ${row.id}, ${`asked:${rowKey(scope, key)}`}, guerdon_now(), true) returning id::text as id`,
    );
    if (!run) throw new Error('A run was not inserted');
    await enqueue(tx, { kind: 'reportRun', payload: { runId: run.id }, dedupeKey: `report_run:${run.id}` });
    await change.record({ ...noun(row.id), action: 'sent' });
    return ownSchedule(tx, scope, row.id);
  });
}
