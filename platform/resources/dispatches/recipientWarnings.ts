import { type CsvFile, fileWarnings } from '../../../schema/csvFile.ts';
import { repeatedRows } from '../../../schema/rules/canonicalRow.ts';
import { type RecipientRow, unreadColumns } from '../../../schema/rules/recipientColumns.ts';
import type { Slices } from '../../../schema/slices.ts';
import type { FileWarning } from '../../../schema/textFile.ts';

interface Read {
  /** Null for rows that came with the request. */
  file: CsvFile | null;
  rows: readonly RecipientRow[];
  canonical: readonly RecipientRow[];
  channel: 'email' | 'sms';
}

/**
 * What was read otherwise than it stands in the request, or is not sent: nothing that somebody entered is lost without a word. Each warning is a key,
 * where it is about something followed by a colon and that: `unread_columns:nickname`, `identical_rows:4`.
 */
export function* recipientWarnings({ file, rows, canonical, channel }: Read): Slices<string[]> {
  const about = (rule: string, limit: string): FileWarning => ({ rule, limit });
  const counted = (rule: string, count: number): FileWarning[] =>
    count === 0 ? [] : [about(rule, String(count))];
  const unread = file ? unreadColumns(file) : [];
  yield;
  const rewritten = rows.filter(({ phoneNumber }, at) => phoneNumber !== canonical[at]?.phoneNumber);
  const warnings = [
    ...(file ? fileWarnings(file) : []),
    ...(unread.length > 0 ? [about('unread_columns', unread.join(', '))] : []),
    ...counted('phone_numbers_rewritten', rewritten.length),
    ...counted('identical_rows', repeatedRows(canonical).length),
    ...counted(
      'messages_unread',
      channel === 'sms' ? rows.filter(({ message }) => message !== null).length : 0,
    ),
  ];
  return warnings.map(({ rule, limit }) => (limit === null ? rule : `${rule}:${limit}`));
}
