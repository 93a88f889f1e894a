// Messages between the desk and the page.

import type { CsvProblem, FileWarning } from '../../../schema/foundation/csv/textFile.ts';
import type { RecipientColumn } from '../../../schema/fulfillment/recipientColumns.ts';
import type { FileMessage } from './file/fileMessages.ts';
import type { FileChoices } from './file/readDeskFile.ts';
import type { RefusalGroup } from './rows/refusals.ts';

/** The row filter: rows that break a rule, rows with a possible typing error, or all. */
export type DeskFilter = 'wrong' | 'suspect' | 'all';

/** The issue of a cell: its rule, and a suggested value. `isHint`: no rule is broken, the value only looks mistyped. */
export interface DeskNote {
  column: RecipientColumn;
  rule: string;
  limit: string | null;
  fix: string | null;
  isHint: boolean;
}

/** A displayed row; `n` counts rows of the file from 1. */
export interface DeskRow {
  n: number;
  cells: string[];
  notes: DeskNote[];
}

/** A column of a file: its name as written, its first content, and what its cells are; null for cells that are not sent. */
export interface FileColumn {
  name: string;
  sample: string;
  column: RecipientColumn | null;
  /** True for a column that we wrote, such as the reasons in a file of wrong rows. */
  isOurs: boolean;
}

/** Choices that a person can make about a file, and how it was read. */
export interface FileSource {
  choices: FileChoices;
  /** Cells of the first line where it may be a recipient; null where it names the columns. */
  firstLine: string[] | null;
  /** The sheets that hold something, with their places; none for a text file. */
  sheets: { name: string; place: number }[];
  /** Rows that the spreadsheet hides. */
  hiddenRows: number;
}

/** A cell that was written in another form, or would be. */
export interface Rewriting {
  column: RecipientColumn;
  before: string;
  after: string;
  rows: number[];
}

/** All certain suggestions of one kind: a broken rule, or `empty_sku` and `empty_value`, for empty cells with only one possible value. */
export interface Correction {
  kind: string;
  changes: Rewriting[];
}

/** Summary of the rows. */
export interface DeskSummary {
  columns: RecipientColumn[];
  /** Rows with content; rows that break a rule; valid rows with a possible typing error. */
  total: number;
  wrong: number;
  suspect: number;
  /** Number of rows in the current filter. */
  shown: number;
  /** Number of certain suggestions. */
  fixes: number;
  messages: FileMessage[];
  /** The current first rows (SEND-36). */
  first: string[][];
  /** Version of the rows: results of an older version are outdated. */
  revision: number;
  warnings: FileWarning[];
  /** Columns of the file where at least one does not have the exact name of ours; empty otherwise. */
  plan: FileColumn[];
  /** Null for rows that come from no file. */
  source: FileSource | null;
  /** Cells that are sent in another form than they were written in, most twenty of each column, and how many there are. */
  rewritten: { column: RecipientColumn; changes: Rewriting[]; count: number }[];
  /** Pasted cells that were left out. */
  pasted: Pasted;
  /** Rows that say the same as an earlier one. */
  repeated: number;
  /** Rows that an earlier dispatch refused, by reason. */
  refusals: RefusalGroup[];
}

export type Opened = DeskSummary | CsvProblem;

/** Pasted cells that were left out: the number of rows beyond the limit, the names of unread columns, and warnings of lines above the names. */
export interface Pasted {
  cut: number;
  unread: string[];
  warnings: FileWarning[];
}
