import { sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import { json, nullable, number, rowsOf, text } from '../../foundation/database/rows.ts';
import type { Attachment } from '../../foundation/http/attachment.ts';
import { queueMail } from '../../foundation/mail/queue.ts';
import { type DownloadTools, sealedAttachment } from '../../foundation/sealedFiles/download.ts';
import type { SealedNoun } from '../../foundation/sealedFiles/noun.ts';
import { reportFileAad } from '../../foundation/secrets/codeText.ts';
import { fileName } from './content.ts';
import type { FileRequest } from './table.ts';

/** Files of schedules: the link is mailed to its recipient, and that somebody gets none to the owner of the schedule. */
export const reportFiles: SealedNoun = {
  table: 'report_files',
  aad: reportFileAad,
  job: { kind: 'reportFile', idKey: 'fileId' },
  lost: { state: 'failed', reason: 'not_written' },
  refusals: { another: 'report_of_another', over: 'report_over' },
  async ready(tx, id) {
    const [fileRow] = await rowsOf(
      tx,
      READY_ROW,
      sql`select f.account_id::text as "accountId", f.owner_id::text as "ownerId", r.schedule_id::text as "scheduleId", f.rows, f.format, f.asked,
          o.name as owner
        from report_files f join accounts o on o.id = f.owner_id join report_runs r on r.id = f.run_id where f.id = ${id}`,
    );
    if (!fileRow) return;
    const { accountId, ownerId, owner, rows, format, asked } = fileRow;
    const { viewName: view, start, end } = asked;
    const params = {
      fileId: id,
      view,
      rows: String(rows),
      format: format.toUpperCase(),
      start: start ?? '',
      end: end ?? '',
    };
    const to = { accountId, dedupeKey: `report_file:${id}` };
    if (accountId === ownerId) await queueMail(tx, { ...to, template: 'report_ready', params });
    else {
      const scheduleId = fileRow.scheduleId ?? '0';
      await queueMail(tx, { ...to, template: 'report_received', params: { ...params, owner, scheduleId } });
    }
  },
  async givenUp(tx, id, { state, reason }) {
    const [unsent] = await rowsOf(
      tx,
      UNSENT_ROW,
      sql`select f.owner_id::text as "ownerId", f.account_id::text as "accountId", p.name as person, f.asked,
          (select b.reason from report_files b join report_runs q on q.id = b.run_id
            where q.schedule_id = r.schedule_id and b.account_id = f.account_id and b.id < f.id
            order by b.id desc limit 1) as "before"
        from report_files f join accounts p on p.id = f.account_id join report_runs r on r.id = f.run_id where f.id = ${id}`,
    );
    if (!unsent) return;
    const { ownerId: owner, accountId, person, asked, before } = unsent;
    // The owner is notified once while a recipient is refused for the same reason.
    if (state === 'withheld' && before === reason) return;
    const to = { accountId: owner, dedupeKey: `report_not_sent:${id}` };
    const mailParams = { view: asked.viewName, reason };
    if (accountId === owner)
      await queueMail(tx, { ...to, template: 'report_not_sent_to_owner', params: mailParams });
    else await queueMail(tx, { ...to, template: 'report_not_sent', params: { ...mailParams, person } });
  },
};

/** A file, its recipient, and the owner of its schedule. */
const FILE_NOTICE_ROW = {
  accountId: text,
  ownerId: text,
  asked: json<FileRequest>(),
};

const READY_ROW = {
  ...FILE_NOTICE_ROW,
  owner: text,
  /** Null where the schedule was deleted while its last files were written. */
  scheduleId: nullable(text),
  rows: number,
  format: text,
};

const UNSENT_ROW = {
  ...FILE_NOTICE_ROW,
  person: text,
  /** The reason why the person's previous file was refused; null if it was sent. */
  before: nullable(text),
};

/** A finished file for its recipient. @throws Refusal report_of_another, report_over, export_not_ready, forbidden */
export const reportFile = (scope: Scope, id: string, tools: DownloadTools): Promise<Attachment> =>
  sealedAttachment(scope, reportFiles, {
    id,
    tools,
    own: sql`report_files f where f.id = ${id}::bigint and f.account_id = ${scope.accountId}::bigint`,
    naming: {
      columns: sql`asked, (extract(epoch from coalesce(finished_at, now())) * 1000)::float8 as "writtenAt"`,
      shape: { asked: json<FileRequest>(), writtenAt: number },
    },
    named: ({ asked, format, writtenAt }) =>
      fileName({ asked, format }, { id, writtenAt: new Date(writtenAt) }),
  });
