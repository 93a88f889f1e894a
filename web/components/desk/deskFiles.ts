// The files that a desk writes: the file to send, and the file of the remaining rows.
import papaparse from 'papaparse';
import {
  RECIPIENT_COLUMNS,
  RECIPIENT_FIELDS,
  type RecipientColumn,
  type RecipientRow,
} from '../../../schema/rules/recipientFile.ts';
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
  /** Whether no row is left out. */
  isWhole: boolean;
  columns: readonly RecipientColumn[];
  facts: DeskFacts;
  isOrdered: boolean;
}

/**
 * The file to send. If rows are left out, the others keep the row number of the original file as the end of their order ID (SEND-31): the remaining
 * rows can follow under the same Order ID.
 */
export function canonicalFile({ rows, isWhole, columns, facts, isOrdered }: Sent): CanonicalFile {
  const prefix = isWhole ? null : facts.orderId;
  const hasOrderIds =
    prefix !== null ||
    (facts.orderId === null && (isOrdered || rows.some(({ orderId }) => orderId !== null)));
  const written = RECIPIENT_COLUMNS.filter((column) =>
    column === 'order_id' ? hasOrderIds : columns.includes(column) || column === 'sku' || column === 'value',
  );
  const lines = rows.map((row) =>
    written.map((column) =>
      column === 'order_id' && prefix !== null ? `${prefix}-${row.n}` : (row[RECIPIENT_FIELDS[column]] ?? ''),
    ),
  );
  return {
    text: papaparse.unparse([[...written], ...lines], { delimiter: ';', newline: '\r\n' }),
    order: rows.map(({ n }) => n),
    orderId: prefix === null ? facts.orderId : null,
  };
}

interface Rest {
  rows: readonly { row: RecipientRow; issues: readonly DeskIssue[] }[];
  columns: readonly RecipientColumn[];
  /** Message of each rule; `{{limit}}` is replaced by its limit. */
  words: Readonly<Record<string, string>>;
}

/** The remaining rows with their reasons, as CSV for spreadsheets; formulas are escaped. The reason column is ignored when the file is read again. */
export function restFile({ rows, columns, words }: Rest): string {
  const reason = ({ column, rule, limit = '' }: DeskIssue) =>
    `${column}: ${(words[rule] ?? rule).replace('{{limit}}', limit)}`;
  const lines = rows.map(({ row, issues }) => [
    ...columns.map((column) => row[RECIPIENT_FIELDS[column]] ?? ''),
    issues.map(reason).join(' · '),
  ]);
  const options = { delimiter: ';', newline: '\r\n', quotes: true, escapeFormulae: true };
  return `\ufeff${papaparse.unparse([[...columns, 'reason'], ...lines], options)}\r\n`;
}

/** A template file with one row per reward (SEND-3); its first line is a warning that is dropped when the file is read (SEND-11). */
export function exampleFile(
  { channel, rewards }: Pick<DeskFacts, 'channel' | 'rewards'>,
  warning: string,
): string {
  const lines = rewards.map(({ sku, faceValue }, at) =>
    RECIPIENT_COLUMNS.map((column) => {
      const cells: Partial<Record<RecipientColumn, string>> = {
        ...{ order_id: `order-${at + 1}`, sku, value: faceValue },
        ...(channel === 'sms'
          ? { phone_number: `+3361234${String(5600 + at).padStart(4, '0')}` }
          : { email: `recipient${at + 1}@example.com` }),
        ...{ first_name: 'Ada', last_name: 'Lovelace' },
      };
      return cells[column] ?? '';
    }),
  );
  return `\ufeff${papaparse.unparse([[warning], [...RECIPIENT_COLUMNS], ...lines], { delimiter: ';', newline: '\r\n' })}\r\n`;
}
