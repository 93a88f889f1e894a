// The columns of a file of recipients (SEND-9), and a row of it.

export const RECIPIENT_COLUMNS = [
  'order_id',
  'external_ref',
  'company_name',
  'sku',
  'value',
  'email',
  'phone_number',
  'first_name',
  'last_name',
  'custom_image',
  'message',
] as const;
export type RecipientColumn = (typeof RECIPIENT_COLUMNS)[number];

/** The column of reasons that we write into a file of wrong rows. In such a file it is not read. */
export const REASON_COLUMN = 'reason';

/** The column that names the refused row of an earlier dispatch that a row sends again (`refusedRows.ts`). */
export const REFUSED_ROW_COLUMN = 'refused_row';

/** The column with the line of each row in the file that it comes from, where a program wrote the rows into another file. */
export const FILE_LINE_COLUMN = 'file_line';

const BEHIND_REASONS: readonly string[] = [REFUSED_ROW_COLUMN, FILE_LINE_COLUMN];

/** True if a text is a reason as we write it: the column and its fault. */
export const isOurReason = (text: string): boolean =>
  RECIPIENT_COLUMNS.some((column) => text.startsWith(`${column}: `));

/**
 * True if a file is one of rows that were not sent, as we write it (`unsentFile.ts`): the columns of the person's file, then the reasons, then perhaps the
 * names of the rows and their lines.
 * A person's own column `reason` is a column like any other.
 */
export function isUnsentFile(names: readonly string[], lines: readonly (readonly string[])[]): boolean {
  const at = names.lastIndexOf(REASON_COLUMN);
  const behind = names.slice(at + 1).filter((name) => name !== '');
  const areOurs = (RECIPIENT_COLUMNS as readonly string[]).filter((column) =>
    names.slice(0, at).includes(column),
  );
  if (at < 1 || behind.some((name) => !BEHIND_REASONS.includes(name))) return false;
  if (behind.length > 0) return true;
  const reasons = lines.map((cells) => (cells[at] ?? '').trim()).filter((reason) => reason !== '');
  // Among columns of other names, only our reasons show that the file is ours.
  if (areOurs.length !== at) return reasons.length > 0 && reasons.every(isOurReason);
  return reasons.length === 0 || reasons.some(isOurReason);
}

/**
 * True if the column at a place of a file is no part of the dispatch: the names of refused rows, and in our own files the reasons and what stands behind
 * them. A person's columns of these names stand before them.
 */
export function isOurColumn({ header, isOurs }: Omit<FileCells, 'lines'>, at: number): boolean {
  const name = header[at];
  if (name === REFUSED_ROW_COLUMN) return true;
  const isBehind = isOurs && at >= header.lastIndexOf(REASON_COLUMN);
  return isBehind && (name === REASON_COLUMN || name === FILE_LINE_COLUMN);
}

export const MAX_RECIPIENT_ROWS = 10_000;
export const MAX_MESSAGE = 240;

/** Maximum characters of a free text of one line, from every source: files, requests, forms. */
export const RECIPIENT_LIMITS = {
  external_ref: 200,
  company_name: 200,
  first_name: 100,
  last_name: 100,
} as const satisfies Partial<Record<RecipientColumn, number>>;

/** A row as it is read; `n` counts rows from 1. */
export interface RecipientRow {
  n: number;
  orderId: string | null;
  externalRef: string | null;
  companyName: string | null;
  sku: string;
  value: string;
  email: string | null;
  phoneNumber: string | null;
  firstName: string | null;
  lastName: string | null;
  customImage: string | null;
  message: string | null;
}

/** Field names of the columns in a row. */
export const RECIPIENT_FIELDS: Readonly<Record<RecipientColumn, Exclude<keyof RecipientRow, 'n'>>> = {
  order_id: 'orderId',
  external_ref: 'externalRef',
  company_name: 'companyName',
  sku: 'sku',
  value: 'value',
  email: 'email',
  phone_number: 'phoneNumber',
  first_name: 'firstName',
  last_name: 'lastName',
  custom_image: 'customImage',
  message: 'message',
};

/** Meaning of the cells of each column of a file; null for cells that are not read. */
export type ColumnPlan = readonly (RecipientColumn | null)[];

/** The columns that bear the exact names of ours. */
export const namedColumns = (header: readonly string[]): ColumnPlan =>
  header.map((name) => RECIPIENT_COLUMNS.find((column) => column === name) ?? null);

/** Columns a file must have (SEND-12, SEND-13, SEND-14). */
export const dueColumns = ({ channel }: { channel: 'email' | 'sms' }): RecipientColumn[] => [
  'sku',
  'value',
  channel === 'sms' ? 'phone_number' : 'email',
];

/** A row of a file by its columns. */
export function rowOf(columns: ColumnPlan, cells: readonly string[], n: number): RecipientRow {
  const row: Record<string, string | number | null> = { n };
  for (const column of RECIPIENT_COLUMNS) {
    const at = columns.indexOf(column);
    const cell = (at === -1 ? '' : (cells[at] ?? '')).trim();
    const isDue = column === 'sku' || column === 'value';
    row[RECIPIENT_FIELDS[column]] = cell === '' && !isDue ? null : cell;
  }
  return row as unknown as RecipientRow;
}

/** The cells of a row that stand beyond its header, as one text; empty where there are none. */
export const surplusOf = (columns: ColumnPlan, cells: readonly string[]): string =>
  cells
    .slice(columns.length)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' · ');

interface FileCells {
  header: readonly string[];
  lines: readonly (readonly string[])[];
  isOurs: boolean;
}

const LINE = /^[1-9]\d{0,6}$/;

/** The column of lines; -1 where there is none. A person's own column of that name, which holds something else, is a column like any other. */
function lineColumn({ header, lines }: Pick<FileCells, 'header' | 'lines'>): number {
  const at = header.lastIndexOf(FILE_LINE_COLUMN);
  const areLines = lines.every((cells) => {
    const cell = (cells[at] ?? '').trim();
    return cell === '' || LINE.test(cell);
  });
  return areLines ? at : -1;
}

/** The line that each row names as its own; undefined where the file has no such column. */
export function namedLines(file: Pick<FileCells, 'header' | 'lines'>): (number | null)[] | undefined {
  const at = lineColumn(file);
  return at === -1 ? undefined : file.lines.map((cells) => Number((cells[at] ?? '').trim()) || null);
}

/** The names of columns that hold something and bear no name of ours; one without a name is called by its place. */
export function unreadColumns({ header, lines, isOurs }: FileCells): string[] {
  const linesAt = lineColumn({ header, lines });
  return namedColumns(header).flatMap((column, at) => {
    const name = header[at] ?? '';
    const isRead = column !== null || at === linesAt || isOurColumn({ header, isOurs }, at);
    return isRead || !lines.some((cells) => cells[at]?.trim()) ? [] : [name || `(${at + 1})`];
  });
}
