// The rows of a desk: kept outside the page, in a worker. Commands return short results and the few displayed rows.
import {
  dueColumns,
  judgeRecipients,
  judgeRows,
  MAX_RECIPIENT_ROWS,
  RECIPIENT_COLUMNS,
  RECIPIENT_FIELDS,
  type RecipientColumn,
  type RecipientRow,
  rowOf,
} from '../../../schema/rules/recipientFile.ts';
import { runSlices } from '../../../schema/slices.ts';
import { copiedCells } from './copiedCells.ts';
import { canonicalFile, exampleFile, restFile } from './deskFiles.ts';
import type { DeskFilter, DeskNote, DeskRow, DeskSummary, Opened, Pasted } from './deskModel.ts';
import { type DeskIssue, fileMessages } from './fileMessages.ts';
import { type FoundCell, nextCell } from './nextCell.ts';
import { readDeskFile } from './readDeskFile.ts';
import { emptyRow, fixesOf, isFilled, rowNotes, textOf } from './rowNotes.ts';
import { servedIssues } from './servedIssues.ts';
import { type DeskFacts, likelyEmail, suggestionsFor } from './suggestions.ts';

/** Number of rows in the preview (SEND-36). */
const PREVIEW_ROWS = 4;
/** Opens a desk without rows. */
export function openDesk() {
  let facts: DeskFacts = { channel: 'email', orderId: null, rewards: [], isUnique: false, countries: [] };
  let columns: RecipientColumn[] = [];
  let rows: RecipientRow[] = [];
  let isOrdered = false;
  let ofFile: DeskIssue[] = [];
  let warnings: string[] = [];
  let issues = new Map<number, DeskIssue[]>();
  let hints = new Map<number, string>();
  /** The platform's messages about rows, until the rows are rewritten. */
  let served = new Map<number, DeskIssue[]>();
  let filter: DeskFilter = 'all';
  let view: number[] = [];
  let revision = 0;
  let suggest = suggestionsFor(facts);

  const rowAt = (n: number) => rows[n - 1];

  function judge() {
    revision += 1;
    const filled = rows.filter(isFilled);
    const found = runSlices(
      judgeRows(filled, facts, isOrdered || filled.some(({ orderId }) => orderId !== null)),
    );
    issues = new Map();
    for (const issue of [...found, ...[...served.values()].flat()])
      if (issue.n !== null) issues.set(issue.n, [...(issues.get(issue.n) ?? []), issue]);
    hints = new Map();
    for (const { n, email } of filled) {
      const likely =
        email === null || issues.get(n)?.some(({ column }) => column === 'email') ? null : likelyEmail(email);
      if (likely !== null) hints.set(n, likely);
    }
  }

  const isShown = (n: number) =>
    filter === 'all' || (filter === 'wrong' ? issues.has(n) : hints.has(n) || issues.has(n));

  function summary(): DeskSummary {
    const filled = rows.filter(isFilled);
    const broken = [...issues.values()].flat();
    return {
      ...{ columns, revision, warnings, total: filled.length, wrong: issues.size },
      suspect: [...hints.keys()].filter((n) => !issues.has(n)).length,
      shown: view.length,
      fixes: fixesOf(
        [...new Set([...issues.keys(), ...hints.keys()])].flatMap((n) =>
          notesOf(rows[n - 1] as RecipientRow),
        ),
      ),
      messages: fileMessages([...ofFile, ...broken], rowAt),
      first: filled.slice(0, PREVIEW_ROWS).map((row) => columns.map((column) => textOf(row, column))),
    };
  }

  function show(next: DeskFilter): DeskSummary {
    filter = next;
    view = rows.filter(({ n }) => isShown(n)).map(({ n }) => n);
    return summary();
  }

  const notesOf = (row: RecipientRow): DeskNote[] =>
    rowNotes(row, { issues: issues.get(row.n) ?? [], hint: hints.get(row.n), suggest });

  function write(n: number, column: RecipientColumn, text: string) {
    const row = rowAt(n);
    if (!row) return;
    const isDue = column === 'sku' || column === 'value';
    const cell = text.trim();
    rows[n - 1] = { ...row, [RECIPIENT_FIELDS[column]]: cell === '' && !isDue ? null : cell };
    const kept = (served.get(n) ?? []).filter((issue) => issue.column !== column);
    if (kept.length > 0) served.set(n, kept);
    else served.delete(n);
  }

  /** Replaces the rows; they keep their numbers in the file. */
  function keep(wanted: (row: RecipientRow) => boolean) {
    const kept = rows.map((row) => (wanted(row) ? row : emptyRow(row.n)));
    rows = kept;
    for (const { n } of kept.filter((row) => !isFilled(row))) served.delete(n);
    judge();
    view = view.filter((n) => isFilled(kept[n - 1] as RecipientRow));
    return summary();
  }

  return {
    /** Reads a file and checks it; returns why it cannot be read. */
    read(bytes: ArrayBuffer, given: DeskFacts): Opened {
      const file = readDeskFile(bytes);
      if ('problem' in file) return file;
      facts = given;
      suggest = suggestionsFor(facts);
      const judged = runSlices(judgeRecipients(file.header, file.lines, facts));
      ofFile = judged.issues.filter(({ n }) => n === null);
      rows =
        judged.rows.length > 0
          ? judged.rows
          : file.lines.slice(0, PREVIEW_ROWS).map((cells, at) => rowOf(file.header, cells, at + 1));
      columns = RECIPIENT_COLUMNS.filter((column) => file.header.includes(column));
      isOrdered = columns.includes('order_id');
      served = new Map();
      warnings = file.warnings;
      if (ofFile.length === 0) judge();
      else [issues, hints] = [new Map(), new Map()];
      return show('all');
    },
    /** Starts with one empty row, to type or paste into. */
    begin(given: DeskFacts): DeskSummary {
      facts = given;
      suggest = suggestionsFor(facts);
      [ofFile, warnings, rows, isOrdered, served] = [[], [], [emptyRow(1)], false, new Map()];
      columns = [...dueColumns(facts), 'first_name', 'last_name', 'message', 'order_id'];
      judge();
      return show('all');
    },
    /** Checks the rows again for other facts, for example after an Order ID was enabled. */
    judge(given: DeskFacts): DeskSummary {
      if (given.orderId !== facts.orderId) served = new Map();
      facts = given;
      suggest = suggestionsFor(facts);
      if (ofFile.length === 0) judge();
      return summary();
    },
    show,
    /** The rows of the current filter in a range, its end excluded. A repaired row stays until the filter is chosen again. */
    window(from: number, to: number): DeskRow[] {
      return view.slice(from, to).flatMap((n) => {
        const row = rowAt(n);
        return row ? [{ n, cells: columns.map((column) => textOf(row, column)), notes: notesOf(row) }] : [];
      });
    },
    set(n: number, column: RecipientColumn, text: string): DeskSummary {
      write(n, column, text);
      judge();
      return summary();
    },
    /**
     * Pastes copied cells at a position, over the displayed rows, then below the last one. A first line with column names determines the
     * columns; unknown columns are reported. Rows above the limit are dropped, and counted.
     */
    paste(at: number, column: RecipientColumn, text: string): DeskSummary & Pasted {
      const { header, lines, unread } = copiedCells(text, columns.slice(columns.indexOf(column)));
      for (const name of header)
        if (name && !columns.includes(name))
          columns = RECIPIENT_COLUMNS.filter((one) => one === name || columns.includes(one));
      let cut = 0;
      for (const [line, cells] of lines.entries()) {
        let n = view[at + line];
        if (n === undefined) {
          if (rows.length >= MAX_RECIPIENT_ROWS) {
            cut += 1;
            continue;
          }
          n = rows.length + 1;
          rows.push(emptyRow(n));
          view.push(n);
        }
        for (const [place, cell] of cells.entries()) if (header[place]) write(n, header[place], cell);
      }
      judge();
      return { ...summary(), cut, unread };
    },
    /** Adds an empty row below the last one. */
    add(): DeskSummary {
      if (rows.length < MAX_RECIPIENT_ROWS) {
        rows.push(emptyRow(rows.length + 1));
        view.push(rows.length);
      }
      return summary();
    },
    /** Applies every suggestion of a rule. */
    accept(rule: string): DeskSummary {
      const wanted = rows.flatMap((row) =>
        notesOf(row).flatMap((note) =>
          note.rule === rule && note.fix !== null ? [{ n: row.n, ...note }] : [],
        ),
      );
      for (const { n, column, fix } of wanted) write(n, column, fix ?? '');
      judge();
      return summary();
    },
    drop: (n: number): DeskSummary => keep((row) => row.n !== n),
    /** The next wrong or suspicious cell after a position in the current filter, or the previous one; wraps around. Null if none is left. */
    next(at: number, column: RecipientColumn | null, step: 1 | -1): FoundCell | null {
      const cells = view.flatMap((n, place) => {
        const row = rowAt(n);
        const noted = row ? notesOf(row).filter(({ isHint }) => filter === 'suspect' || !isHint) : [];
        return columns
          .filter((one) => noted.some((note) => note.column === one))
          .map((one) => ({ at: place, column: one }));
      });
      return nextCell(cells, { from: { at, column }, columns, step });
    },
    /** The platform's messages about rows; `order` lists the rows of the sent file in its order. */
    refuse(errors: readonly DeskIssue[], order: readonly number[]): DeskSummary {
      served = servedIssues(errors, { order, facts, rowAt });
      judge();
      return show('wrong');
    },
    /** The rows that break no rule, as the file to send. */
    canonical: () =>
      canonicalFile({
        rows: rows.filter((row) => isFilled(row) && !issues.has(row.n)),
        isWhole: issues.size === 0,
        ...{ columns, facts, isOrdered },
      }),
    /** The rows that break a rule, with their reasons, as a file that can be corrected and read again. */
    rest: (words: Readonly<Record<string, string>>): string =>
      restFile({
        ...{ columns, words },
        rows: rows.filter(({ n }) => issues.has(n)).map((row) => ({ row, issues: issues.get(row.n) ?? [] })),
      }),
    /** A template file with one row per reward. */
    example: (of: Pick<DeskFacts, 'channel' | 'rewards'>, warning: string): string =>
      exampleFile(of, warning),
    /** Removes the sent rows; the others stay. */
    sent(order: readonly number[]): DeskSummary {
      const gone = new Set(order);
      keep(({ n }) => !gone.has(n));
      return show('wrong');
    },
  };
}
export type Desk = ReturnType<typeof openDesk>;
