// The files that a desk writes: the file to send, and the file of the remaining rows.
import papaparse from 'papaparse';
import { withGuard } from '../../../schema/formulaGuard.ts';
import {
  REASON_COLUMN,
  RECIPIENT_COLUMNS,
  RECIPIENT_FIELDS,
  type RecipientColumn,
  type RecipientRow,
} from '../../../schema/rules/recipientColumns.ts';
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

/** The remaining rows with their reasons, as CSV for spreadsheets: cells are guarded against formulas. The column of reasons tells the reader that, and is not read itself. */
export function restFile({ rows, columns, words }: Rest): string {
  const reason = ({ column, rule, limit = '' }: DeskIssue) =>
    `${column}: ${(words[rule] ?? rule).replace('{{limit}}', limit)}`;
  const lines = rows.map(({ row, issues }) => [
    ...columns.map((column) => row[RECIPIENT_FIELDS[column]] ?? ''),
    issues.map(reason).join(' · '),
    // Cells beyond the header stay beyond it, so that the row is wrong until somebody has put them in their place.
    ...issues.flatMap(({ rule, limit }) => (rule === 'too_many_cells' && limit ? [limit] : [])),
  ]);
  const options = { delimiter: ';', newline: '\r\n', quotes: true };
  const guarded = lines.map((cells) => cells.map(withGuard));
  return `\ufeff${papaparse.unparse([[...columns, REASON_COLUMN], ...guarded], options)}\r\n`;
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
