import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ExportFormat } from '../../../schema/redemptionBulk.ts';
import type { FileReason } from '../../../schema/reportSchedules.ts';
import { SCHEDULED_REPORTS } from '../../../schema/reportSchedules.ts';
import { accountFacts } from '../../access/authentication.ts';
import { openScope, type Scope } from '../../access/scope.ts';
import type { CodeBox } from '../../codes/codeBox.ts';
import { reportFileAad } from '../../codes/codeText.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { Refusal } from '../../http/refusal.ts';
import { LeaseLost, MAX_ATTEMPTS } from '../../jobs/lease.ts';
import { JobFailed, type JobHandler, type JobWork } from '../../jobs/work.ts';
import type { Vault } from '../../media/vault.ts';
import { removeFile, type SealedPlace, sealFile } from '../redemptionExports/sealedFile.ts';
import { reportContent } from './content.ts';
import { endFile, refuseFile, type Unsent } from './endFile.ts';
import type { AskedFile } from './table.ts';

/** What writes the files of schedules. */
export interface FileTools {
  box: CodeBox;
  vault: Vault;
  staffDomains: readonly string[];
}

interface Begun {
  id: string;
  ownerId: string;
  accountId: string;
  format: ExportFormat;
  asked: AskedFile;
  /** Of an attempt that came to no end. */
  before: { place: string; parts: number } | null;
}

/**
 * Writes the file of one recipient as that person sees the report at this moment, and mails the link. Who may not see it any more gets none, and the owner is told;
 * so is it of a file that cannot be written, after the last attempt.
 */
export const reportFileWriter =
  (tools: FileTools): JobHandler =>
  async (work) => {
    const { fileId } = work.job.payload as { fileId: string };
    const place: SealedPlace = { place: randomUUID(), key: randomBytes(32) };
    const begun = await work.scope.write((tx) => begin(tx, { fileId, place, box: tools.box }));
    if (!begun) return;
    if (begun.before) await removeFile(tools.vault, begun.before.place, begun.before.parts);
    try {
      const recipient = await recipientOf(work, begun, tools);
      await write(work, begun, { recipient, place, tools });
    } catch (error) {
      const unsent = unsentOf(error);
      if (error instanceof LeaseLost || (!unsent && work.job.attempt < MAX_ATTEMPTS)) throw error;
      if (!unsent) work.components.log.error({ err: error, fileId }, 'a report could not be written');
      await work.finish((tx) => refuseFile(tx, fileId, unsent ?? { state: 'failed', reason: 'not_written' }));
    }
  };

/** Somebody who gets no file, for a reason that no further attempt changes. */
class Withheld extends Error {
  readonly reason: FileReason;

  constructor(reason: FileReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Why there is no file, where that is known for good. */
function unsentOf(error: unknown): Unsent | null {
  if (error instanceof Withheld) return { state: 'withheld', reason: error.reason };
  if (error instanceof Refusal && error.kind === 'forbidden')
    return { state: 'withheld', reason: 'missing_ability' };
  if (error instanceof Refusal && error.status < 500) return { state: 'failed', reason: 'view_unreadable' };
  if (error instanceof JobFailed && error.reason === 'too_many_pdf_rows')
    return { state: 'failed', reason: 'too_many_pdf_rows' };
  return null;
}

/** Gives the attempt a place and a key of its own; null where the file is over. */
async function begin(
  tx: Queries,
  { fileId, place: file, box }: { fileId: string; place: SealedPlace; box: CodeBox },
): Promise<Begun | null> {
  const [row] = await rowsOf<Omit<Begun, 'before'> & { place: string | null; parts: number }>(
    tx,
    sql`select id::text as id, owner_id::text as "ownerId", account_id::text as "accountId", format, asked, place, parts from report_files
      where id = ${fileId} and state in ('queued', 'working') for update`,
  );
  if (!row) return null;
  const { keyId, wrappedKey, sealed } = box.seal(reportFileAad(fileId), file.key.toString('base64'));
  await tx.execute(sql`update report_files set state = 'working', place = ${file.place}, parts = 0, rows = 0, size = 0,
      key_id = ${keyId}, wrapped_key = ${wrappedKey}, sealed = ${sealed} where id = ${fileId}`);
  const { place, parts, ...begun } = row;
  return { ...begun, before: place === null ? null : { place, parts } };
}

/** The recipient as they are now, reading days in the schedule's zone. @throws Withheld */
async function recipientOf(
  { components: { database }, job }: JobWork,
  { ownerId, accountId, asked }: Begun,
  { staffDomains }: FileTools,
): Promise<Scope> {
  const factsOf = (id: string) => accountFacts(database.db, sql`a.id = ${id}`, staffDomains);
  const [facts, owner] = await Promise.all([factsOf(accountId), factsOf(ownerId)]);
  if (!facts || !owner) throw new Withheld('account_gone');
  if (facts.organizationId !== owner.organizationId || facts.isStaff !== owner.isStaff)
    throw new Withheld('other_organization');
  if (!facts.abilities.has(SCHEDULED_REPORTS[asked.report].ability)) throw new Withheld('missing_ability');
  return openScope(database, { ...facts, timezone: asked.timezone, requestId: `job-${job.id}` });
}

async function write(
  work: JobWork,
  { id, asked, format }: Begun,
  { recipient, place, tools }: { recipient: Scope; place: SealedPlace; tools: FileTools },
): Promise<void> {
  const { log } = work.components;
  const content = await reportContent(recipient, { id, asked, format }, { box: tools.box, log });
  const progress = (parts: number, size: number) =>
    work.scope.write(async (tx) => {
      const own = await rowsOf(
        tx,
        sql`update report_files set parts = ${parts}, size = ${size}, rows = ${content.rows()}
          where id = ${id} and place = ${place.place} returning 1`,
      );
      // Another attempt has taken over: what this one keeps nobody would open.
      if (own.length === 0) throw new LeaseLost(work.job.id);
    });
  await sealFile(tools.vault, place, { bytes: content.bytes, before: progress });
  await work.finish((tx) =>
    endFile(tx, { id, rows: content.rows(), needs: content.needs, recipient, asked }),
  );
}
