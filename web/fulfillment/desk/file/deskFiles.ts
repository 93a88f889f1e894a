// The files that a desk writes: the file to send, and the reasons in the file of the remaining rows.
import papaparse from 'papaparse';
import {
  FILE_LINE_COLUMN,
  RECIPIENT_COLUMNS,
  RECIPIENT_FIELDS,
  REFUSED_ROW_COLUMN,
  type RecipientColumn,
  type RecipientRow,
} from '../../../../schema/fulfillment/recipientColumns.ts';
import type { UnsentRow } from '../../../../schema/fulfillment/unsentFile.ts';
import type { DeskIssue } from './fileMessages.ts';
import type { DeskFacts } from './suggestions.ts';

/** A file to send. */
export interface CanonicalFile {
  text: string;
  /** Row numbers in the original file. */
  order: number[];
  /** Prefix that the platform puts before every order ID; null if each row has its own. */
  orderId: string | null;
}

interface Sent {
  rows: readonly RecipientRow[];
  /** True if the file contains every row. */
  isWhole: boolean;
  columns: readonly RecipientColumn[];
  facts: DeskFacts;
  isOrdered: boolean;
  /** The refused row of an earlier dispatch that a row sends again. */
  refusedRowOf: (n: number) => string | null;
  /** The line of a row in its file; null for one that was typed or pasted. */
  lineOf: (n: number) => number | null;
}

/**
 * The file to send. If rows are left out, the others keep the row number of the original file as the end of their order ID (SEND-31): the remaining
 * rows can follow under the same Order ID.
 */
export function canonicalFile({
  rows,
  isWhole,
  columns,
  facts,
  isOrdered,
  refusedRowOf,
  lineOf,
}: Sent): CanonicalFile {
  const prefix = isWhole ? null : facts.orderId;
  const hasOrderIds =
    prefix !== null ||
    (facts.orderId === null && (isOrdered || rows.some(({ orderId }) => orderId !== null)));
  const written = RECIPIENT_COLUMNS.filter((column) =>
    column === 'order_id' ? hasOrderIds : columns.includes(column) || column === 'sku' || column === 'value',
  );
  const hasNames = rows.some(({ n }) => refusedRowOf(n) !== null);
  // The platform names rows by the lines of the person's file: this one tells them where its own lines differ.
  const hasLines = rows.some(({ n }, at) => lineOf(n) !== at + 2);
  const header = [
    ...written,
    ...(hasNames ? [REFUSED_ROW_COLUMN] : []),
    ...(hasLines ? [FILE_LINE_COLUMN] : []),
  ];
  const lines = rows.map((row) => [
    ...written.map((column) =>
      column === 'order_id' && prefix !== null ? `${prefix}-${row.n}` : (row[RECIPIENT_FIELDS[column]] ?? ''),
    ),
    ...(hasNames ? [refusedRowOf(row.n) ?? ''] : []),
    ...(hasLines ? [String(lineOf(row.n) ?? '')] : []),
  ]);
  return {
    text: papaparse.unparse([header, ...lines], { delimiter: ';', newline: '\r\n' }),
    order: rows.map(({ n }) => n),
    orderId: prefix === null ? facts.orderId : null,
  };
}

/** Describes the issues of a row. `words` maps each rule to a message, in which `{{limit}}` is replaced by the rule's limit. */
export function wordsOf(
  issues: readonly DeskIssue[],
  words: Readonly<Record<string, string>>,
): Pick<UnsentRow, 'reason' | 'surplus'> {
  const reason = ({ column, rule, limit = '' }: DeskIssue) =>
    `${column}: ${(words[rule] ?? rule).replace('{{limit}}', limit)}`;
  return {
    reason: issues.map(reason).join(' · '),
    surplus: issues.flatMap(({ rule, limit }) => (rule === 'too_many_cells' && limit ? [limit] : [])),
  };
}

/** A template file with one row per reward (SEND-3); its first line is a warning that is dropped when the file is read (SEND-11). */
export function exampleFile(
  { channel, rewards }: Pick<DeskFacts, 'channel' | 'rewards'>,
  warning: string,
): string {
  const lines = rewards.map(({ sku, faceValue }, at) =>
    RECIPIENT_COLUMNS.map((column) => {
      const cells: Partial<Record<RecipientColumn, string>> = {
        order_id: `order-${at + 1}`,
        sku,
        value: faceValue,
        ...(channel === 'sms'
          ? { phone_number: `+3361234${String(5600 + at).padStart(4, '0')}` }
          : { email: `recipient${at + 1}@example.com` }),
        first_name: 'Ada',
        last_name: 'Lovelace',
      };
      return cells[column] ?? '';
    }),
  );
  return `\ufeff${papaparse.unparse([[warning], [...RECIPIENT_COLUMNS], ...lines], { delimiter: ';', newline: '\r\n' })}\r\n`;
}
