import { type CsvFile, fileWarnings } from '../../../../../schema/foundation/csv/csvFile.ts';
import type { FileWarning } from '../../../../../schema/foundation/csv/textFile.ts';
import type { Slices } from '../../../../../schema/foundation/process/slices.ts';
import { repeatedRows } from '../../../../../schema/fulfillment/canonicalRow.ts';
import { type RecipientRow, unreadColumns } from '../../../../../schema/fulfillment/recipientColumns.ts';
import { ROW_WARNINGS, type RowWarning, rowWarnings } from '../../../../../schema/fulfillment/rowWarnings.ts';

interface Read {
  /** Null for rows that came with the request. */
  file: CsvFile | null;
  rows: readonly RecipientRow[];
  canonical: readonly RecipientRow[];
  channel: 'email' | 'sms';
  orderId: string | null;
}

/** Warnings about single rows that an answer lists at most, of each kind; their number is told in any case. */
const MAX_OF_KIND = 100;

/** Warnings as an answer tells them. */
interface Warnings {
  warnings: string[];
  rowWarnings: RowWarning[];
}

/**
 * Warns about values of the request that are changed or not sent: no input is dropped silently. A warning is a key,
 * with a colon and a detail where there is one: `unread_columns:nickname`, `identical_rows:4`. Rows that look wrong are counted
 * by their kind, and the first of each kind are named.
 */
export function* recipientWarnings({ file, rows, canonical, channel, orderId }: Read): Slices<Warnings> {
  const about = (rule: string, limit: string): FileWarning => ({ rule, limit });
  const countWarning = (rule: string, count: number): FileWarning[] =>
    count === 0 ? [] : [about(rule, String(count))];
  const unread = file ? unreadColumns(file) : [];
  yield;
  const rewritten = rows.filter(({ phoneNumber }, at) => phoneNumber !== canonical[at]?.phoneNumber);
  yield;
  const ofRows = rowWarnings(rows, { channel, orderId });
  const byKind = ROW_WARNINGS.map((code) => ({ code, some: ofRows.filter((one) => one.code === code) }));
  const warnings = [
    ...(file ? fileWarnings(file) : []),
    ...(unread.length > 0 ? [about('unread_columns', unread.join(', '))] : []),
    ...countWarning('phone_numbers_rewritten', rewritten.length),
    ...countWarning('identical_rows', repeatedRows(canonical).length),
    ...byKind.flatMap(({ code, some }) => countWarning(code, some.length)),
  ];
  return {
    warnings: warnings.map(({ rule, limit }) => (limit === null ? rule : `${rule}:${limit}`)),
    rowWarnings: byKind.flatMap(({ some }) => some.slice(0, MAX_OF_KIND)),
  };
}
