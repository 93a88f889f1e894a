import { sql } from 'drizzle-orm';
import type { Scope } from '../../access/scope.ts';
import { reportFileAad } from '../../codes/codeText.ts';
import { rowsOf } from '../../database/connection.ts';
import type { Attachment } from '../../http/attachment.ts';
import { queueMail } from '../../mail/queue.ts';
import { type DownloadTools, sealedAttachment } from '../../sealedFiles/download.ts';
import type { SealedNoun } from '../../sealedFiles/noun.ts';
import { fileName } from './content.ts';
import type { AskedFile } from './table.ts';

/** Files of schedules: the link is mailed to its recipient, and that somebody gets none to the owner of the schedule. */
export const reportFiles: SealedNoun = {
  table: 'report_files',
  aad: reportFileAad,
  job: { kind: 'reportFile', idKey: 'fileId' },
  lost: { state: 'failed', reason: 'not_written' },
  refusals: { another: 'report_of_another', over: 'report_over' },
  async ready(tx, id) {
    const [done] = await rowsOf<{ rows: number; format: string; owner: string } & Told>(
      tx,
      sql`select f.account_id::text as "accountId", f.rows, f.format, f.asked, o.name as owner
        from report_files f join accounts o on o.id = f.owner_id where f.id = ${id}`,
    );
    if (!done) return;
    const { accountId, rows, format, owner, asked } = done;
    const { viewName: view, start, end } = asked;
    const said = { fileId: id, view, rows: String(rows), format: format.toUpperCase(), owner };
    const to = { accountId, dedupeKey: `report_file:${id}` };
    if (start && end)
      await queueMail(tx, { ...to, template: 'report_ready_days', params: { ...said, start, end } });
    else await queueMail(tx, { ...to, template: 'report_ready', params: said });
  },
  async givenUp(tx, id, { reason }) {
    const [unsent] = await rowsOf<{ person: string } & Told>(
      tx,
      sql`select f.owner_id::text as "accountId", p.name as person, f.asked
        from report_files f join accounts p on p.id = f.account_id where f.id = ${id}`,
    );
    if (!unsent) return;
    const { accountId, person, asked } = unsent;
    await queueMail(tx, {
      ...{ accountId, template: 'report_not_sent', dedupeKey: `report_not_sent:${id}` },
      params: { view: asked.viewName, person, reason },
    });
  },
};

/** Who is told, and of what. */
interface Told {
  accountId: string;
  asked: AskedFile;
}

/** A finished file for its recipient. @throws Refusal report_of_another, report_over, export_not_ready, forbidden */
export const reportFile = (scope: Scope, id: string, tools: DownloadTools): Promise<Attachment> =>
  sealedAttachment<{ asked: AskedFile }>(scope, reportFiles, {
    ...{ id, tools },
    own: sql`report_files f where f.id = ${id}::bigint and f.account_id = ${scope.accountId}::bigint`,
    columns: sql`asked`,
    named: ({ asked, format }) => fileName({ asked, format }, { id, timezone: scope.timezone }),
  });
