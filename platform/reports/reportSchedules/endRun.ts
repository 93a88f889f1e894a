import { sql } from 'drizzle-orm';
import type { FileReason, PauseReason } from '../../../schema/reports/reportSchedules.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { queueMail } from '../../foundation/mail/queue.ts';

/** Says of a run why it came to no files. */
export async function endRun(tx: Queries, id: string, reason: FileReason | PauseReason): Promise<void> {
  await tx.execute(sql`update report_runs set reason = ${reason} where id = ${id}`);
}

/** Ends requested runs whose job was abandoned before it had any file, and notifies their owners. */
export async function endLostRuns(tx: Queries): Promise<void> {
  const reason = 'not_written' satisfies FileReason;
  const lost = await rowsOf(
    tx,
    { id: text, accountId: text, view: text },
    sql`update report_runs r set reason = ${reason} from report_schedules s
      where s.id = r.schedule_id and r.is_manual and r.reason is null and r.created_at < now() - interval '5 minutes'
        and not exists (select from report_files f where f.run_id = r.id)
        and not exists (select from jobs j where j.kind = 'reportRun' and j.state in ('queued', 'running') and j.payload ->> 'runId' = r.id::text)
      returning r.id::text as id, r.account_id::text as "accountId", s.view_name as view`,
  );
  for (const { id, accountId, view } of lost)
    await queueMail(tx, {
      accountId,
      template: 'report_not_sent_to_owner',
      dedupeKey: `report_run_lost:${id}`,
      params: { view, reason },
    });
}
