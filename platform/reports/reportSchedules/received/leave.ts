import { eq, sql } from 'drizzle-orm';
import type { Scope } from '../../../foundation/access/scope.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import { updateRow } from '../../../foundation/changes/updateRow.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';
import { queueMail } from '../../../foundation/mail/queue.ts';
import { reportSchedules } from '../table.ts';
import { receivedById } from './read.ts';
import type { ReceivedReportJson } from './shape.ts';

/**
 * Removes a recipient from a schedule, and notifies its owner; in the platform's scope, as only owners may access schedules. Returns the schedule as they last got it. Nobody needs an ability to get
 * less mail. @throws Refusal not_found if they do not get it (any more)
 */
export function leaveSchedule(scope: Scope, id: string): Promise<ReceivedReportJson> {
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const [row] = await tx.select().from(reportSchedules).where(eq(reportSchedules.id, id)).for('update');
    const last = await receivedById(tx, scope, id);
    if (!row) throw new Error('A schedule that was read is there');
    const recipientIds = row.recipientIds.filter((one) => one !== scope.accountId);
    await updateRow(change, {
      table: reportSchedules,
      row,
      values: { recipientIds },
      noun: 'report_schedules',
      advertiserId: null,
    });
    const [person] = await rowsOf(
      tx,
      { name: text },
      sql`select name from accounts where id = ${scope.accountId}::bigint`,
    );
    await queueMail(tx, {
      accountId: row.accountId,
      template: 'report_left',
      params: { view: last.view_name, person: person?.name ?? '' },
      dedupeKey: `report_left:${id}:${row.version}`,
    });
    return last;
  });
}
