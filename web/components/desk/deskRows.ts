// The rows of a desk: kept where nothing is drawn, in a worker. What is asked of it are short answers and the few rows that are shown.
import papaparse from 'papaparse';
import { type CsvProblem, readCsv } from '../../../schema/csvFile.ts';
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
import { canonicalFile, exampleFile, restFile } from './deskFiles.ts';
import { type DeskIssue, type FileMessage, fileMessages } from './fileMessages.ts';
import { type DeskFacts, likelyEmail, suggestionsFor } from './suggestions.ts';

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

/** Rows of the preview (SEND-36). */
const PREVIEW_ROWS = 4;
/** The mark of an address that only looks mistyped. */
export const DOMAIN_TYPO = 'domain_typo';

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
  /** What the platform said of rows, until they are written anew. */
  let served = new Map<number, DeskIssue[]>();
  let filter: DeskFilter = 'all';
  let view: number[] = [];
  let revision = 0;
  let suggest = suggestionsFor(facts);

  const rowAt = (n: number) => rows[n - 1];
  const isFilled = (row: RecipientRow) => RECIPIENT_COLUMNS.some((column) => textOf(row, column) !== '');

  function judge() {
    revision += 1;
    const filled = rows.filter(isFilled);
    const found = judgeRows(filled, facts, isOrdered || filled.some(({ orderId }) => orderId !== null));
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
    const fixes = new Map<string, number>();
    for (const issue of broken) {
      const row = rowAt(issue.n ?? 0);
      if (row && suggest.fixOf(row, issue as never) !== null)
        fixes.set(issue.rule, (fixes.get(issue.rule) ?? 0) + 1);
    }
    if (hints.size > 0) fixes.set(DOMAIN_TYPO, hints.size);
    return {
      ...{ columns, revision, warnings, total: filled.length, wrong: issues.size },
      suspect: [...hints.keys()].filter((n) => !issues.has(n)).length,
      shown: view.length,
      fixes: [...fixes].map(([rule, count]) => ({ rule, count })),
      messages: fileMessages([...ofFile, ...broken], rowAt),
      first: filled.slice(0, PREVIEW_ROWS).map((row) => columns.map((column) => textOf(row, column))),
    };
  }

  function show(next: DeskFilter): DeskSummary {
    filter = next;
    view = rows.filter(({ n }) => isShown(n)).map(({ n }) => n);
    return summary();
  }

  function notesOf(row: RecipientRow): DeskNote[] {
    const likely = hints.get(row.n);
    return [
      ...(issues.get(row.n) ?? []).flatMap((issue): DeskNote[] =>
        issue.column === null
          ? []
          : [
              {
                ...{ column: issue.column, rule: issue.rule, limit: issue.limit ?? null, isHint: false },
                fix: suggest.fixOf(row, issue as never),
              },
            ],
      ),
      ...(likely === undefined
        ? []
        : [{ column: 'email' as const, rule: DOMAIN_TYPO, limit: null, fix: likely, isHint: true }]),
    ];
  }

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

  /** Rows anew, with these and no others; their numbers stay those of the file. */
  function keep(wanted: (row: RecipientRow) => boolean) {
    const kept = rows.map((row) => (wanted(row) ? row : emptyRow(row.n)));
    rows = kept;
    for (const { n } of kept.filter((row) => !isFilled(row))) served.delete(n);
    judge();
    view = view.filter((n) => isFilled(kept[n - 1] as RecipientRow));
    return summary();
  }

  return {
    /** Reads a file and judges it; answers why it cannot be read. */
    read(bytes: ArrayBuffer, given: DeskFacts): Opened {
      const file = readCsv(new Uint8Array(bytes), { known: RECIPIENT_COLUMNS });
      if ('problem' in file) return file;
      facts = given;
      suggest = suggestionsFor(facts);
      const judged = judgeRecipients(file.header, file.lines, facts);
      ofFile = judged.issues.filter(({ n }) => n === null);
      rows =
        judged.rows.length > 0
          ? judged.rows
          : file.lines.slice(0, PREVIEW_ROWS).map((cells, at) => rowOf(file.header, cells, at + 1));
      columns = RECIPIENT_COLUMNS.filter((column) => file.header.includes(column));
      isOrdered = columns.includes('order_id');
      served = new Map();
      warnings = [
        ...(file.delimiter === ';' ? [] : ['other_delimiter']),
        ...(file.droppedWarning ? ['first_line_dropped'] : []),
      ];
      if (ofFile.length === 0) judge();
      else [issues, hints] = [new Map(), new Map()];
      return show('all');
    },
    /** Begins with one empty row, to be typed or pasted into. */
    begin(given: DeskFacts): DeskSummary {
      facts = given;
      suggest = suggestionsFor(facts);
      [ofFile, warnings, rows, isOrdered, served] = [[], [], [emptyRow(1)], false, new Map()];
      columns = [...dueColumns(facts), 'first_name', 'last_name', 'message', 'order_id'];
      judge();
      return show('all');
    },
    /** Judges the rows anew for other facts: an Order ID was switched on. */
    judge(given: DeskFacts): DeskSummary {
      if (given.orderId !== facts.orderId) served = new Map();
      facts = given;
      suggest = suggestionsFor(facts);
      if (ofFile.length === 0) judge();
      return summary();
    },
    show,
    /** The rows of the present filter from one place to another, the last one excluded. A row that was mended stays until the filter is chosen again. */
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
     * Writes copied cells from a place on, over the rows that are shown, then below the last one. A first line that names columns says where its cells
     * belong. Rows above the limit stay out, and are counted.
     */
    paste(at: number, column: RecipientColumn, text: string): DeskSummary & { cut: number } {
      const [header, lines] = copiedCells(text, columns.slice(columns.indexOf(column)));
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
      return { ...summary(), cut };
    },
    /** An empty row below the last one. */
    add(): DeskSummary {
      if (rows.length < MAX_RECIPIENT_ROWS) {
        rows.push(emptyRow(rows.length + 1));
        view.push(rows.length);
      }
      return summary();
    },
    /** Takes every suggestion of a rule. */
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
    /** The next wrong or suspect cell after a place of the present filter, or before it: round the end. Null where none is left. */
    next(
      at: number,
      column: RecipientColumn | null,
      step: 1 | -1,
    ): { at: number; column: RecipientColumn; number: number; count: number } | null {
      const cells = view.flatMap((n, place) => {
        const row = rowAt(n);
        const noted = row ? notesOf(row).filter(({ isHint }) => filter === 'suspect' || !isHint) : [];
        return columns
          .filter((one) => noted.some((note) => note.column === one))
          .map((one) => ({ at: place, column: one }));
      });
      const key = (cell: { at: number; column: RecipientColumn | null }) =>
        cell.at * 100 + (cell.column === null ? -1 : columns.indexOf(cell.column));
      const here = key({ at, column });
      const found =
        step === 1
          ? (cells.find((cell) => key(cell) > here) ?? cells[0])
          : (cells.findLast((cell) => key(cell) < here) ?? cells.at(-1));
      return found ? { ...found, number: cells.indexOf(found) + 1, count: cells.length } : null;
    },
    /** What the platform said of rows; `order` are the rows of the file that was sent, in their order. */
    refuse(errors: readonly DeskIssue[], order: readonly number[]): DeskSummary {
      served = new Map();
      const address = facts.channel === 'sms' ? 'phone_number' : 'email';
      for (const error of errors) {
        const n = error.n === null ? undefined : order[error.n - 1];
        if (n === undefined) continue;
        // An order ID that nobody wrote is told where the row is known by.
        const isWritten =
          error.rule !== 'order_id_sent' || (facts.orderId === null && rowAt(n)?.orderId != null);
        const rule = facts.orderId === null ? 'row_sent' : 'prefix_sent';
        served.set(n, [
          ...(served.get(n) ?? []),
          isWritten ? { ...error, n } : { ...error, n, column: address, rule },
        ]);
      }
      judge();
      return show('wrong');
    },
    /** The rows that break no rule, as the file that is sent. */
    canonical: () =>
      canonicalFile({
        rows: rows.filter((row) => isFilled(row) && !issues.has(row.n)),
        isWhole: issues.size === 0,
        ...{ columns, facts, isOrdered },
      }),
    /** The rows that break a rule, with their reasons, as a file that comes back once they are corrected. */
    rest: (words: Readonly<Record<string, string>>): string =>
      restFile({
        ...{ columns, words },
        rows: rows.filter(({ n }) => issues.has(n)).map((row) => ({ row, issues: issues.get(row.n) ?? [] })),
      }),
    /** A file of one row for each reward, to be filled in. */
    example: (of: Pick<DeskFacts, 'channel' | 'rewards'>, warning: string): string =>
      exampleFile(of, warning),
    /** What was sent is gone; the rest stays. */
    sent(order: readonly number[]): DeskSummary {
      const gone = new Set(order);
      keep(({ n }) => !gone.has(n));
      return show('wrong');
    },
  };
}
export type Desk = ReturnType<typeof openDesk>;

export const textOf = (row: RecipientRow, column: RecipientColumn): string =>
  row[RECIPIENT_FIELDS[column]] ?? '';

const emptyRow = (n: number): RecipientRow => rowOf([], [], n);

/** Cells as spreadsheets copy them: separated by tabs, in quotes where they hold more than one line. */
function copiedCells(
  text: string,
  columns: readonly RecipientColumn[],
): [header: (RecipientColumn | undefined)[], lines: string[][]] {
  const { data } = papaparse.parse<string[]>(text.replace(/[\r\n]+$/, ''), { delimiter: '\t' });
  const known = new Set<string>(RECIPIENT_COLUMNS);
  const names = (data[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const isHeader =
    names.filter((name) => known.has(name)).length >= Math.min(2, names.length) &&
    names.some((name) => known.has(name));
  if (!isHeader) return [[...columns], data];
  return [names.map((name) => (known.has(name) ? (name as RecipientColumn) : undefined)), data.slice(1)];
}
