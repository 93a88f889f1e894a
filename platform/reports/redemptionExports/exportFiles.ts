import { sql } from 'drizzle-orm';
import type { RecordedAction } from '../../../schema/foundation/changes/recordedActions.ts';
import { dayIn } from '../../../schema/foundation/dates/dates.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { queueChanges } from '../../foundation/changes/outbox.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../foundation/database/rows.ts';
import type { Attachment } from '../../foundation/http/attachment.ts';
import { queueMail } from '../../foundation/mail/queue.ts';
import { type DownloadTools, sealedAttachment } from '../../foundation/sealedFiles/download.ts';
import type { SealedNoun } from '../../foundation/sealedFiles/noun.ts';
import { fileAad } from '../../foundation/secrets/codeText.ts';
import { isOwn } from './read.ts';

/** Files of the redemption report that somebody asked for; each outcome is mailed to that person. */
export const exportFiles: SealedNoun = {
  table: 'redemption_exports',
  aad: fileAad,
  job: { kind: 'redemptionExport', idKey: 'exportId' },
  lost: { state: 'failed', reason: 'worker_lost' },
  refusals: { another: 'export_of_another', over: 'export_over' },
  async ready(tx, id) {
    const fileRow = await forgetChoice(tx, id);
    if (!fileRow) return;
    await publishOutcome(tx, id, 'done');
    const { accountId, format, rows } = fileRow;
    await queueMail(tx, {
      accountId,
      template: 'redemption_export_ready',
      dedupeKey: `redemption_export:${id}`,
      params: { exportId: id, rows: String(rows), format: format.toUpperCase() },
    });
  },
  async givenUp(tx, id) {
    const failed = await forgetChoice(tx, id);
    if (!failed) return;
    await publishOutcome(tx, id, 'failed');
    const { accountId, format } = failed;
    await queueMail(tx, {
      accountId,
      template: 'redemption_export_failed',
      dedupeKey: `redemption_export:${id}`,
      params: { format: format.toUpperCase() },
    });
  },
};

const publishOutcome = (tx: Queries, id: string, action: RecordedAction<'redemption_exports'>) =>
  tx.execute(queueChanges(sql`select 'redemption_exports', ${id}::text, ${action}::text, null::bigint`));

/** Forgets what was chosen, which may hold a code, and answers what is mailed. */
async function forgetChoice(tx: Queries, id: string) {
  const [row] = await rowsOf(
    tx,
    { accountId: text, format: text, rows: number },
    sql`update redemption_exports set chosen = null where id = ${id} returning account_id::text as "accountId", format, rows`,
  );
  return row;
}

/** A finished file for the account that asked for it. @throws Refusal export_of_another, export_over, export_not_ready, forbidden */
export const exportFile = (scope: Scope, id: string, tools: DownloadTools): Promise<Attachment> =>
  sealedAttachment(scope, exportFiles, {
    id,
    tools,
    own: sql`redemption_exports e where e.id = ${id} and ${isOwn(scope)}`,
    named: ({ format }) => `redemptions-${dayIn(scope.timezone)}-${id}.${format}`,
  });
