// Messages between the desk and the page.

import type { RecipientColumn } from '../../../schema/rules/recipientFile.ts';
import type { CsvProblem } from '../../../schema/textFile.ts';
import type { FileMessage } from './fileMessages.ts';

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

/** Summary of the rows. */
export interface DeskSummary {
  columns: RecipientColumn[];
  /** Rows with content; rows that break a rule; valid rows with a possible typing error. */
  total: number;
  wrong: number;
  suspect: number;
  /** Number of rows in the current filter. */
  shown: number;
  /** Suggestions, by rule. */
  fixes: { rule: string; count: number }[];
  messages: FileMessage[];
  /** The current first rows (SEND-36). */
  first: string[][];
  /** Version of the rows: results of an older version are outdated. */
  revision: number;
  warnings: string[];
}

export type Opened = DeskSummary | CsvProblem;

/** Result of a paste: rows beyond the limit, and ignored columns. */
export interface Pasted {
  cut: number;
  unread: string[];
}
