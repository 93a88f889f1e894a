import { createHash } from 'node:crypto';
import type { CsvFile } from '../../../schema/csvFile.ts';
import type { DispatchKind } from '../../../schema/dispatchKinds.ts';
import { formatMinor, parseMoney } from '../../../schema/money.ts';
import { rememberingPhones } from '../../../schema/phoneNumbers.ts';
import { readPhone } from '../../../schema/readPhone.ts';
import { canonicalRow } from '../../../schema/rules/canonicalRow.ts';
import type { NewDispatch } from '../../../schema/rules/dispatches.ts';
import { namedColumns, type RecipientRow } from '../../../schema/rules/recipientColumns.ts';
import {
  judgeRecipients,
  judgeRows,
  type RecipientJudge,
  type RowIssue,
} from '../../../schema/rules/recipientFile.ts';
import type { Slices } from '../../../schema/slices.ts';
import { invalid } from '../../http/refusal.ts';
import { MOST_BROKEN_ROWS } from './claims.ts';
import type { DispatchLine, NewRecipient } from './contract.ts';
import { channelOf, type PromotionFacts } from './facts.ts';
import { orderIdsOfRows } from './orderIds.ts';
import { recipientWarnings } from './recipientWarnings.ts';
import type { OfferedReward } from './sources.ts';

/** Lines that are made without a pause. */
const SLICE_LINES = 200;

/** Recipients as they are asked for: in a file, or in the request itself. */
export interface Recipients {
  kind: DispatchKind;
  request: Pick<NewDispatch, 'rows' | 'orderId'>;
  file: CsvFile | null;
  promotion: PromotionFacts;
  rewards: ReadonlyMap<string, OfferedReward>;
}

/** What rows became: lines, the hash of all they say, and what was read otherwise than it stands in the file. */
export interface ReadRecipients {
  lines: DispatchLine[];
  contentHash: Uint8Array;
  warnings: string[];
}

/** Reads and judges recipients by the rules of their file. @throws Refusal rows.N.column for each broken rule, `file_id` for those of the whole file */
export function* recipientLines(asked: Recipients): Slices<ReadRecipients> {
  const { kind, request, file, promotion, rewards } = asked;
  const facts = judgeOf(asked);
  const { rows, issues } = file
    ? yield* judgeRecipients({ columns: namedColumns(file.header), lines: file.lines }, facts)
    : yield* judgeGiven(request.rows ?? [], facts);
  if (issues.length > 0)
    throw invalid(issues.slice(0, MOST_BROKEN_ROWS).map((issue) => fieldError(issue, file)));
  const madeOrderId = orderIdsOfRows(promotion.id, kind);
  const currencyOf = ({ sku }: RecipientRow) => rewards.get(sku)?.currency ?? promotion.currency;
  const canonical: RecipientRow[] = [];
  const lines: DispatchLine[] = [];
  for (const given of rows) {
    if (lines.length % SLICE_LINES === 0) yield;
    const currency = currencyOf(given);
    const row = canonicalRow(given, { currency, readPhone: facts.readPhone });
    const made = madeOrderId(row);
    canonical.push(row);
    lines.push({
      line: row.n,
      sku: row.sku,
      value: parseMoney(row.value, currency) ?? 0n,
      currency,
      orderId: request.orderId ? `${request.orderId}-${row.n}` : (row.orderId ?? made),
      externalRef: row.externalRef,
      companyName: row.companyName,
      recipient: recipientOf(row, facts.channel, promotion),
      customImage: row.customImage,
      message: row.message,
      entryCode: null,
    });
  }
  yield;
  const warnings = yield* recipientWarnings({ file, rows, canonical, channel: facts.channel });
  return { lines, contentHash: hashOf(canonical, request.orderId), warnings };
}

function judgeOf({ kind, request, promotion, rewards }: Recipients): RecipientJudge {
  return {
    channel: channelOf(promotion, kind) ?? 'email',
    orderId: request.orderId,
    rewards: [...rewards.values()].map(({ sku, isVariable, faceValue, currency }) => ({
      ...{ sku, isVariable, currency, faceValue: formatMinor(faceValue, currency) },
    })),
    isUnique: promotion.isUnique,
    readPhone: rememberingPhones(readPhone),
  };
}

function* judgeGiven(
  given: NonNullable<NewDispatch['rows']>,
  facts: RecipientJudge,
): Slices<{ rows: RecipientRow[]; issues: RowIssue[] }> {
  const rows = given.map((row, at): RecipientRow => ({ n: at + 1, ...row }));
  const none: RowIssue[] = [{ n: null, column: null, rule: 'no_rows' }];
  return { rows, issues: rows.length === 0 ? none : yield* judgeRows(rows, facts, false) };
}

/** The field of a broken rule. Cells beyond the header are named with their line: the row has no column for them. */
function fieldError({ n, column, rule, limit }: RowIssue, file: CsvFile | null) {
  const line = n === null ? undefined : file?.lineNumbers[n - 1];
  const about = rule === 'too_many_cells' && line !== undefined ? `line ${line}: ${limit}` : limit;
  return {
    ...{ field: n === null ? 'file_id' : `rows.${n}.${column}`, rule },
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

/** What rows say: the same rows are the same file. */
function hashOf(rows: readonly RecipientRow[], prefix: string | null): Uint8Array {
  const said = rows.map(({ n: _, ...row }) => Object.values(row));
  return createHash('sha256')
    .update(JSON.stringify([prefix, said]))
    .digest();
}
