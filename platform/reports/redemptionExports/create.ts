import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { MAX_OPEN_EXPORTS, MAX_PDF_ROWS } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { rowKey } from '../../foundation/changes/dryRun.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { inFlightMark } from '../../foundation/changes/runIdempotent.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, rowCountOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { forbidden, Refusal, refused } from '../../foundation/http/refusals/refusal.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { choiceAad } from '../../foundation/secrets/codeText.ts';
import { openJson, type SealedJson, sealJson } from '../../foundation/secrets/sealedJson.ts';
import { checkReads } from '../../fulfillment/interface.ts';
import { type Choice, chosenBy, type ExportRequest } from './choice.ts';
import { isOwn, ownExport } from './read.ts';
import type { ExportJson } from './shape.ts';

/**
 * Accepts an export: a job writes the file and mails the link. The same key with the same request is accepted once; without a key, the same
 * request of the same caller while it is still under way.
 * @throws Refusal forbidden (REDLIST-37), too_many_requests beyond the limit of code reads, too_many_exports, too_many_pdf_rows, idempotency_mismatch
 */
export async function createExport(
  scope: Scope,
  { request, key }: { request: ExportRequest; key: string | null },
  { box, log }: { box: CodeBox; log: Pick<FastifyBaseLogger, 'error'> },
): Promise<ExportJson> {
  const { format, additional_fields: fields, ...choice } = request;
  if (fields.includes('code') && !scope.abilities.has('viewCouponCode')) throw forbidden();
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    // Requests of one caller come here one after the other: they are counted.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`export:${scope.caller}`}, 0))`);
    if (!scope.isDryRun) {
      if (key !== null) await tx.execute(sql`select ${inFlightMark({ caller: scope.caller, key })}`);
      const existingId = await sameRequest(tx, scope, { key, requestHash });
      if (existingId) return ownExport(tx, scope, existingId);
    }
    await checkRoom(tx, scope);
    if (fields.includes('code')) await checkReads(tx, scope, log);
    if (format === 'pdf') await checkPdf(tx, scope, { choice, box });
    const name = rowKey(scope, key ?? `once:${randomUUID()}`);
    // A filter may hold a code, so it rests as codes do.
    const sealed = sealJson(box, choiceAad(scope.caller, name), choice);
    const [newExport] = await rowsOf(
      tx,
      { id: text },
      sql`insert into redemption_exports (account_id, caller, key, request_hash, format, fields, chosen, locale)
        values (${scope.accountId}, ${scope.caller}, ${name}, ${requestHash}, ${format}, ${`{${fields.join(',')}}`}::text[], ${JSON.stringify(sealed)}::jsonb,
          ${scope.locale})
        returning id::text as id`,
    );
    const id = newExport?.id ?? '';
    await change.record({
      noun: 'redemption_exports',
      nounId: id,
      action: 'created',
      advertiserId: null,
      after: { format, fields },
    });
    await enqueue(tx, { kind: 'redemptionExport', payload: { exportId: id }, dedupeKey: `export:${id}` });
    return ownExport(tx, scope, id);
  });
}

async function sameRequest(
  tx: Queries,
  scope: Scope,
  { key, requestHash }: { key: string | null; requestHash: Buffer },
): Promise<string | null> {
  const [existing] = await rowsOf(
    tx,
    { id: text, isSame: boolean },
    sql`select e.id::text as id, e.request_hash = ${requestHash} as "isSame" from redemption_exports e where ${isOwn(scope)}
      and ${key === null ? sql`e.request_hash = ${requestHash} and e.state in ('queued', 'working')` : sql`e.key = ${key}`} limit 1`,
  );
  if (existing && !existing.isSame) throw new Refusal('idempotency_mismatch');
  return existing?.id ?? null;
}

async function checkRoom(tx: Queries, scope: Scope): Promise<void> {
  const open = await rowCountOf(
    tx,
    sql`select 1 from redemption_exports e where ${isOwn(scope)} and e.state in ('queued', 'working') limit ${MAX_OPEN_EXPORTS}`,
  );
  if (open >= MAX_OPEN_EXPORTS) throw refused(scope, 'too_many_exports', { most: String(MAX_OPEN_EXPORTS) });
}

async function checkPdf(tx: Queries, scope: Scope, { choice, box }: { choice: Choice; box: CodeBox }) {
  const rows = await rowCountOf(
    tx,
    sql`select 1 from redemptions r where ${chosenBy(scope, choice, { box })} limit ${MAX_PDF_ROWS + 1}`,
  );
  if (rows > MAX_PDF_ROWS) throw refused(scope, 'too_many_pdf_rows', { most: String(MAX_PDF_ROWS) });
}

/** Opens the sealed choice. @throws SealBroken */
export const openChoice = (box: CodeBox, aad: string, chosen: SealedJson): Choice =>
  openJson(box, aad, chosen) as Choice;
