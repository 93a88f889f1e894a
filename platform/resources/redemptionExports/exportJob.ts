import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type ExportField, type ExportFormat, MAX_PDF_ROWS } from '../../../schema/redemptionBulk.ts';
import { accountFacts } from '../../access/authentication.ts';
import { openScope, type Scope } from '../../access/scope.ts';
import type { CodeBox } from '../../codes/codeBox.ts';
import { choiceAad, fileAad } from '../../codes/codeText.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { Refusal } from '../../http/refusal.ts';
import { LeaseLost, MAX_ATTEMPTS } from '../../jobs/lease.ts';
import { JobFailed, type JobHandler, type JobWork } from '../../jobs/work.ts';
import type { Vault } from '../../media/vault.ts';
import { chosenBy } from './choice.ts';
import { csvBytes, type ExportContent } from './content.ts';
import { openChoice } from './create.ts';
import { endExport, failExport } from './end.ts';
import { pdfBytes } from './pdf.ts';
import { lineCounter } from './records.ts';
import { removeFile, type SealedPlace, sealFile } from './sealedFile.ts';
import type { SealedChoice } from './table.ts';

/** What writes exports. */
export interface ExportTools {
  box: CodeBox;
  vault: Vault;
  staffDomains: readonly string[];
}

interface Begun {
  id: string;
  accountId: string;
  caller: string;
  key: string;
  format: ExportFormat;
  fields: ExportField[];
  chosen: SealedChoice;
  locale: 'en' | 'fr';
  /** Of an attempt that came to no end. */
  before: { place: string; parts: number } | null;
}

/**
 * Writes the file of an export, as its asker sees the report at this moment, and mails the link. An attempt that is lost leaves parts that nothing can open; the
 * next one removes them and begins anew. After the last attempt the asker is told that there is no file.
 */
export const redemptionExporter =
  (tools: ExportTools): JobHandler =>
  async (work) => {
    const { exportId } = work.job.payload as { exportId: string };
    const file: SealedPlace = { place: randomUUID(), key: randomBytes(32) };
    const begun = await work.scope.write((tx) => begin(tx, { exportId, file, box: tools.box }));
    if (!begun) return;
    if (begun.before) await removeFile(tools.vault, begun.before.place, begun.before.parts);
    try {
      await write(work, begun, { file, tools });
    } catch (error) {
      const reason = error instanceof JobFailed || error instanceof Refusal ? reasonOf(error) : null;
      if (error instanceof LeaseLost || (reason === null && work.job.attempt < MAX_ATTEMPTS)) throw error;
      work.components.log.error({ err: error, exportId }, 'an export could not be written');
      await work.finish((tx) => failExport(tx, exportId, reason ?? 'not_written'));
    }
  };

const reasonOf = (error: JobFailed | Refusal) => (error instanceof JobFailed ? error.reason : error.name);

/** Gives the attempt a place and a key of its own; null where the export is over. */
async function begin(
  tx: Queries,
  { exportId, file, box }: { exportId: string; file: SealedPlace; box: CodeBox },
): Promise<Begun | null> {
  const [row] = await rowsOf<Omit<Begun, 'before'> & { place: string | null; parts: number }>(
    tx,
    sql`select id::text as id, account_id::text as "accountId", caller, key, format, fields, chosen, locale, place, parts from redemption_exports
      where id = ${exportId} and state in ('queued', 'working') and chosen is not null for update`,
  );
  if (!row) return null;
  const { keyId, wrappedKey, sealed } = box.seal(fileAad(exportId), file.key.toString('base64'));
  await tx.execute(sql`update redemption_exports set state = 'working', place = ${file.place}, parts = 0, rows = 0, size = 0,
      key_id = ${keyId}, wrapped_key = ${wrappedKey}, sealed = ${sealed} where id = ${exportId}`);
  const { place, parts, ...export_ } = row;
  return { ...export_, before: place === null ? null : { place, parts } };
}

async function write(
  work: JobWork,
  begun: Begun,
  { file, tools }: { file: SealedPlace; tools: ExportTools },
): Promise<void> {
  const { id, format, fields } = begun;
  const asker = await askerOf(work, begun, tools);
  const choice = openChoice(tools.box, choiceAad(begun.caller, begun.key), begun.chosen);
  const content: ExportContent = { exportId: id, fields, condition: chosenBy(asker, choice, tools) };
  const { log } = work.components;
  const counted = lineCounter();
  let rows = 0;
  const bytes =
    format === 'pdf'
      ? pdfBytes(asker, content, {
          box: tools.box,
          log,
          most: MAX_PDF_ROWS,
          onRows: (count) => (rows = count),
        })
      : csvBytes(asker, content, { box: tools.box, log });
  async function* watched() {
    for await (const chunk of bytes) {
      if (format === 'csv') {
        counted.count(chunk);
        rows = counted.lines() - 1;
      }
      yield chunk;
    }
  }
  const progress = (parts: number, size: number) =>
    work.scope.write(async (tx) => {
      const own = await rowsOf(
        tx,
        sql`update redemption_exports set parts = ${parts}, size = ${size}, rows = ${Math.max(rows, 0)}
          where id = ${id} and place = ${file.place} returning 1`,
      );
      // Another attempt has taken over: what this one keeps nobody would open.
      if (own.length === 0) throw new LeaseLost(work.job.id);
    });
  await sealFile(tools.vault, file, { bytes: watched(), before: progress });
  await work.finish((tx) => endExport(tx, { id, rows, asker, fields }));
}

/** Who asked, as they are now. @throws JobFailed maker_revoked where they may not see this any more */
async function askerOf(
  { components: { database }, job }: JobWork,
  { accountId, fields, locale }: Begun,
  { staffDomains }: ExportTools,
): Promise<Scope> {
  const facts = await accountFacts(database.db, sql`a.id = ${accountId}`, staffDomains);
  const may = facts?.abilities.has('viewRedemptions');
  if (!facts || !may || (fields.includes('code') && !facts.abilities.has('viewCouponCode')))
    throw new JobFailed('maker_revoked', { isFinal: true });
  return openScope(database, { ...facts, locale, requestId: `job-${job.id}` });
}
