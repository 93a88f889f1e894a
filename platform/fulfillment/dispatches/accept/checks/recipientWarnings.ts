import type { Slices } from '../../../../../schema/foundation/process/slices.ts';
import { type CsvFile, fileWarnings } from '../../../../../schema/foundation/text/csvFile.ts';
import type { FileWarning } from '../../../../../schema/foundation/text/textFile.ts';
import { repeatedRows } from '../../../../../schema/fulfillment/canonicalRow.ts';
import { type RecipientRow, unreadColumns } from '../../../../../schema/fulfillment/recipientColumns.ts';

interface Read {
  /** Null for rows that came with the request. */
  file: CsvFile | null;
  rows: readonly RecipientRow[];
  canonical: readonly RecipientRow[];
  channel: 'email' | 'sms';
}

/**
 * Warns about values of the request that are changed or not sent: no input is dropped silently. A warning is a key,
 * with a colon and a detail where there is one: `unread_columns:nickname`, `identical_rows:4`.
 */
export function* recipientWarnings({ file, rows, canonical, channel }: Read): Slices<string[]> {
  const about = (rule: string, limit: string): FileWarning => ({ rule, limit });
  const countWarning = (rule: string, count: number): FileWarning[] =>
    count === 0 ? [] : [about(rule, String(count))];
  const unread = file ? unreadColumns(file) : [];
  yield;
  const rewritten = rows.filter(({ phoneNumber }, at) => phoneNumber !== canonical[at]?.phoneNumber);
  const warnings = [
    ...(file ? fileWarnings(file) : []),
    ...(unread.length > 0 ? [about('unread_columns', unread.join(', '))] : []),
    ...countWarning('phone_numbers_rewritten', rewritten.length),
    ...countWarning('identical_rows', repeatedRows(canonical).length),
    ...countWarning(
      'messages_unread',
      channel === 'sms' ? rows.filter(({ message }) => message !== null).length : 0,
    ),
  ];
  return warnings.map(({ rule, limit }) => (limit === null ? rule : `${rule}:${limit}`));
}
