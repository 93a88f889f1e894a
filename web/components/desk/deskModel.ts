// What the desk and the page say to each other.
import type { CsvProblem } from '../../../schema/csvFile.ts';
import type { RecipientColumn } from '../../../schema/rules/recipientFile.ts';
import type { FileMessage } from './fileMessages.ts';

/** Which rows are shown: those that break a rule, those that may be mistyped, or all. */
export type DeskFilter = 'wrong' | 'suspect' | 'all';

/** What a cell is told: its rule, and what it likely was meant to be. `isHint`: nothing is broken, it only looks mistyped. */
export interface DeskNote {
  column: RecipientColumn;
  rule: string;
  limit: string | null;
  fix: string | null;
  isHint: boolean;
}

/** A row as it is shown; `n` counts rows of the file from 1. */
export interface DeskRow {
  n: number;
  cells: string[];
  notes: DeskNote[];
}

/** How the rows stand. */
export interface DeskSummary {
  columns: RecipientColumn[];
  /** Rows that hold something; those that break a rule; those that are right and look mistyped. */
  total: number;
  wrong: number;
  suspect: number;
  /** Rows of the present filter. */
  shown: number;
  /** Suggestions by their rule. */
  fixes: { rule: string; count: number }[];
  messages: FileMessage[];
  /** The first rows as they stand (SEND-36). */
  first: string[][];
  /** Counts changes: what was made of an older state is not this one. */
  revision: number;
  warnings: string[];
}

export type Opened = DeskSummary | CsvProblem;

/** What became of pasted cells: rows that did not fit any more, and columns that are not read. */
export interface Pasted {
  cut: number;
  unread: string[];
}
