import { createHash } from 'node:crypto';
import { rememberingPhones } from '../../../../schema/foundation/contacts/phoneNumbers.ts';
import { readPhone } from '../../../../schema/foundation/contacts/readPhone.ts';
import { type CsvFile, faultyCellsOf } from '../../../../schema/foundation/csv/csvFile.ts';
import { formatMinor, parseMoney } from '../../../../schema/foundation/money/money.ts';
import type { Slices } from '../../../../schema/foundation/process/slices.ts';
import { canonicalRow } from '../../../../schema/fulfillment/canonicalRow.ts';
import type { NewDispatch } from '../../../../schema/fulfillment/dispatches.ts';
import type { DispatchKind } from '../../../../schema/fulfillment/dispatchKinds.ts';
import {
  namedColumns,
  namedLines,
  type RecipientRow,
} from '../../../../schema/fulfillment/recipientColumns.ts';
import { judgeRecipients, judgeRows } from '../../../../schema/fulfillment/recipientFile.ts';
import type { RecipientJudge, RowIssue } from '../../../../schema/fulfillment/recipientRules.ts';
import { readRefusedRowName, refusedRowCells } from '../../../../schema/fulfillment/refusedRows.ts';
import type { RowWarning } from '../../../../schema/fulfillment/rowWarnings.ts';
import { invalid } from '../../../foundation/http/refusals/refusal.ts';
import type { DispatchLine, NewRecipient, SentRow } from '../contract.ts';
import { channelOf, type PromotionFacts } from '../facts.ts';
import { MAX_BROKEN_ROWS } from './checks/claims.ts';
import { orderIdsOfRows } from './checks/orderIds.ts';
import { recipientWarnings } from './checks/recipientWarnings.ts';
import type { OfferedReward } from './sources.ts';

/** Lines per slice; the process answers other requests between slices. */
const SLICE_LINES = 200;

/** Recipients of a request, from a file or from its body. */
export interface Recipients {
  kind: DispatchKind;
  request: Pick<NewDispatch, 'rows' | 'orderId'>;
  file: CsvFile | null;
  promotion: PromotionFacts;
  rewards: ReadonlyMap<string, OfferedReward>;
}

/** A warning about a row, with the line of the row in its file. */
export interface LineWarning extends RowWarning {
  fileLine: number | null;
}

/** Result of reading rows: lines, the hash of their content, and warnings about values that were changed or ignored. */
export interface ReadRecipients {
  lines: DispatchLine[];
  sentRows: Map<number, SentRow>;
  contentHash: Uint8Array;
  warnings: string[];
  /** Warnings about single rows, the first of each kind. */
  rowWarnings: LineWarning[];
}

/** Reads and judges recipients by the rules of their file. @throws Refusal rows.N.column for each broken rule, `file_id` for those of the whole file */
export function* recipientLines(recipients: Recipients): Slices<ReadRecipients> {
  const { kind, request, file, promotion, rewards } = recipients;
  const facts = judgeOf(recipients);
  const { rows, issues } = file
    ? yield* judgeRecipients(
        { columns: namedColumns(file.header), lines: file.lines, faultyCells: faultyCellsOf(file) },
        facts,
      )
    : yield* judgeGiven(request.rows ?? [], facts);
  if (issues.length > 0)
    throw invalid(issues.slice(0, MAX_BROKEN_ROWS).map((issue) => fieldError(issue, file)));
  const madeOrderId = orderIdsOfRows(promotion.id, kind);
  const currencyOf = ({ sku }: RecipientRow) => rewards.get(sku)?.currency ?? promotion.currency;
  const canonical: RecipientRow[] = [];
  const lines: DispatchLine[] = [];
  const refusedRowOf = refusedRows(recipients);
  const fileLines = file ? (namedLines(file) ?? file.lineNumbers) : [];
  const sentRows = new Map<number, SentRow>();
  for (const inputRow of rows) {
    if (lines.length % SLICE_LINES === 0) yield;
    const currency = currencyOf(inputRow);
    const row = canonicalRow(inputRow, { currency, readPhone: facts.readPhone });
    const newOrderId = madeOrderId(row);
    canonical.push(row);
    const orderId = request.orderId ? `${request.orderId}-${row.n}` : row.orderId;
    sentRows.set(row.n, {
      row: { ...row, orderId },
      refusedRow: refusedRowOf(row.n),
      fileLine: fileLines[row.n - 1] ?? null,
    });
    lines.push({
      line: row.n,
      sku: row.sku,
      value: parseMoney(row.value, currency) ?? 0n,
      currency,
      orderId: orderId ?? newOrderId,
      externalRef: row.externalRef,
      companyName: row.companyName,
      recipient: recipientOf(row, facts.channel, promotion),
      customImage: row.customImage,
      message: row.message,
      entryCode: null,
    });
  }
  yield;
  const { channel, orderId } = facts;
  const notes = yield* recipientWarnings({ file, rows, canonical, channel, orderId });
  const fileLineOf = ({ n }: RowWarning) => sentRows.get(n)?.fileLine ?? null;
  return {
    lines,
    sentRows,
    contentHash: hashOf(canonical, request.orderId),
    warnings: notes.warnings,
    rowWarnings: notes.rowWarnings.map((one) => ({ ...one, fileLine: fileLineOf(one) })),
  };
}

/**
 * The refused row that each row names. A row that was copied names the same one: the first of them sends it again. @throws Refusal rows.N.refused_row
 * refused_row_unknown
 */
function refusedRows({ file, request }: Recipients) {
  const names = file
    ? refusedRowCells(file.header, file.lines)
    : (request.rows ?? []).map(({ refusedRow }) => refusedRow);
  const broken = names.flatMap((name, at) =>
    name !== null && readRefusedRowName(name) === null
      ? [{ field: `rows.${at + 1}.refused_row`, rule: 'refused_row_unknown' }]
      : [],
  );
  if (broken.length > 0) throw invalid(broken.slice(0, MAX_BROKEN_ROWS));
  const first = new Map<string, number>();
  for (const [at, name] of names.entries()) if (name !== null && !first.has(name)) first.set(name, at + 1);
  return (n: number) => {
    const name = names[n - 1] ?? null;
    return name !== null && first.get(name) === n ? readRefusedRowName(name) : null;
  };
}

function judgeOf({ kind, request, promotion, rewards }: Recipients): RecipientJudge {
  return {
    channel: channelOf(promotion, kind) ?? 'email',
    orderId: request.orderId,
    rewards: [...rewards.values()].map(({ sku, isVariable, faceValue, currency }) => ({
      sku,
      isVariable,
      currency,
      faceValue: formatMinor(faceValue, currency),
    })),
    isUnique: promotion.isUnique,
    readPhone: rememberingPhones(readPhone),
  };
}

function* judgeGiven(
  inputRows: NonNullable<NewDispatch['rows']>,
  facts: RecipientJudge,
): Slices<{ rows: RecipientRow[]; issues: RowIssue[] }> {
  const rows = inputRows.map(({ refusedRow: _, ...row }, at): RecipientRow => ({ n: at + 1, ...row }));
  const none: RowIssue[] = [{ n: null, column: null, rule: 'no_rows' }];
  return { rows, issues: rows.length === 0 ? none : yield* judgeRows(rows, facts, false) };
}

/** The field of a broken rule. Cells beyond the header are named with their line: the row has no column for them. */
function fieldError({ n, column, rule, limit }: RowIssue, file: CsvFile | null) {
  const line = n === null ? undefined : file?.lineNumbers[n - 1];
  const about = rule === 'too_many_cells' && line !== undefined ? `line ${line}: ${limit}` : limit;
  return {
    field: n === null ? 'file_id' : `rows.${n}.${column}`,
    rule,
    ...(about === undefined ? {} : { limit: about }),
  };
}

function recipientOf(
  row: RecipientRow,
  channel: 'email' | 'sms',
  { locale }: PromotionFacts,
): NewRecipient | null {
  const { email, phoneNumber } = row;
  const uid = channel === 'sms' ? (phoneNumber?.slice(1) ?? null) : email;
  if (uid === null) return null;
  return {
    provider: channel === 'sms' ? 'mobile' : 'email',
    uid,
    firstName: row.firstName,
    lastName: row.lastName,
    email,
    phoneNumber,
    locale,
  };
}

/** Hash of the rows' content; equal rows in another file have the same hash. */
function hashOf(rows: readonly RecipientRow[], prefix: string | null): Uint8Array {
  const cells = rows.map(({ n: _, ...row }) => Object.values(row));
  return createHash('sha256')
    .update(JSON.stringify([prefix, cells]))
    .digest();
}
