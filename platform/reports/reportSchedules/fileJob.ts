import { sql } from 'drizzle-orm';
import { EXPORT_FORMATS } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import type { FileReason } from '../../../schema/reports/reportSchedules.ts';
import { SCHEDULED_REPORTS } from '../../../schema/reports/reportSchedules.ts';
import { accountFacts } from '../../foundation/access/authentication.ts';
import { openScope, type Scope, systemScope } from '../../foundation/access/scope.ts';
import { json, oneOf, type RowOf, text } from '../../foundation/database/rows.ts';
import { Refusal } from '../../foundation/http/refusals/refusal.ts';
import { JobFailed, type JobHandler, type JobWork } from '../../foundation/jobs/work.ts';
import type { Unsent } from '../../foundation/sealedFiles/noun.ts';
import { type FileTools, fileWriter } from '../../foundation/sealedFiles/write.ts';
import { reportContent } from './content.ts';
import { reportFiles } from './reportFiles.ts';
import type { FileRequest } from './table.ts';

/** Dependencies of the job that writes the files of schedules. */
interface ReportTools extends FileTools {
  staffDomains: readonly string[];
}

const REPORT_FILE_ROW = {
  ownerId: text,
  accountId: text,
  format: oneOf(EXPORT_FORMATS),
  asked: json<FileRequest>(),
};
type ReportFileRow = RowOf<typeof REPORT_FILE_ROW>;

/**
 * Writes the file of one recipient as that person sees the report at this moment, and mails the link. A person who may not see it any more gets none, and the owner is
 * notified; likewise of a file that cannot be written, after the last attempt.
 */
export const reportFileWriter = (tools: ReportTools): JobHandler =>
  fileWriter(reportFiles, tools, {
    columns: sql`owner_id::text as "ownerId", account_id::text as "accountId", format, asked`,
    shape: REPORT_FILE_ROW,
    async open(work, fileRow) {
      const reader = await recipientOf(work, fileRow, tools);
      const { log } = work.components;
      return { reader, content: await reportContent(reader, fileRow, { box: tools.box, log }) };
    },
    unsentOf,
  });

/** A recipient who gets no file, for a reason that a retry does not change. */
class Withheld extends Error {
  readonly reason: FileReason;

  constructor(reason: FileReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Why there is no file, where that is known for good. */
function unsentOf(error: unknown): (Unsent & { reason: FileReason }) | null {
  if (error instanceof Withheld) return { state: 'withheld', reason: error.reason };
  if (error instanceof Refusal && error.kind === 'forbidden')
    return { state: 'withheld', reason: 'missing_ability' };
  if (error instanceof Refusal && error.status < 500) return { state: 'failed', reason: 'view_unreadable' };
  if (error instanceof JobFailed && error.reason === 'too_many_pdf_rows')
    return { state: 'failed', reason: 'too_many_pdf_rows' };
  return null;
}

/** The recipient as they are now, reading days in the schedule's zone. @throws Withheld */
async function recipientOf(
  { components: { database }, job }: JobWork,
  { ownerId, accountId, asked }: ReportFileRow,
  { staffDomains }: ReportTools,
): Promise<Scope> {
  const factsOf = (id: string) =>
    systemScope(database).read((tx) => accountFacts(tx, sql`a.id = ${id}`, staffDomains));
  const [facts, owner] = await Promise.all([factsOf(accountId), factsOf(ownerId)]);
  if (!facts || !owner) throw new Withheld('account_gone');
  if (facts.organizationId !== owner.organizationId || facts.isStaff !== owner.isStaff)
    throw new Withheld('other_organization');
  if (!facts.abilities.has(SCHEDULED_REPORTS[asked.report].ability)) throw new Withheld('missing_ability');
  return openScope(database, { ...facts, timezone: asked.timezone, requestId: `job-${job.id}` });
}
