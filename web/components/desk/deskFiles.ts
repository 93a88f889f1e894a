// The files that a desk writes: the one that is sent, and what is left of it.
import papaparse from 'papaparse';
import {
  RECIPIENT_COLUMNS,
  RECIPIENT_FIELDS,
  type RecipientColumn,
  type RecipientRow,
} from '../../../schema/rules/recipientFile.ts';
import type { DeskIssue } from './fileMessages.ts';
import type { DeskFacts } from './suggestions.ts';

/** A file that is sent. */
export interface CanonicalFile {
  text: string;
  /** Numbers of its rows in the file they came from. */
  order: number[];
  /** What the platform is to begin every order ID with; null where each row has its own. */
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
 * The file that is sent. Where rows are left out, those that go keep the number of their row in the file as the end of their order ID (SEND-31): the rest
 * can follow under the same Order ID.
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
  /** What is said of each rule; `{{limit}}` stands for its limit. */
  words: Readonly<Record<string, string>>;
}

/** Rows with the reason why each stays behind, as spreadsheets open it; formulas are guarded. The column is passed over when the file comes back. */
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

/** A file of one row for each reward, to be filled in (SEND-3); its first line is a warning that is dropped when it comes back (SEND-11). */
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
