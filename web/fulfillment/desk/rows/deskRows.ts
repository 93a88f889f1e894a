// The rows of a desk, in a worker. Commands return short results and the few displayed rows.
import type { ReadPhone } from '../../../../schema/foundation/contacts/phoneNumbers.ts';
import type { CsvProblem } from '../../../../schema/foundation/csv/textFile.ts';
import { runSlices } from '../../../../schema/foundation/process/slices.ts';
import {
  dueColumns,
  RECIPIENT_COLUMNS,
  type RecipientColumn,
} from '../../../../schema/fulfillment/recipientColumns.ts';
import { judgeRecipients } from '../../../../schema/fulfillment/recipientFile.ts';
import { rowWarnings } from '../../../../schema/fulfillment/rowWarnings.ts';
import type { Correction, DeskFilter, DeskRow, DeskSummary, FileColumn, Opened } from '../deskModel.ts';
import { columnPlan, hasOtherNames } from '../file/columnPlan.ts';
import { canonicalFile, exampleFile } from '../file/deskFiles.ts';
import { type DeskIssue, fileMessages } from '../file/fileMessages.ts';
import { openPastes } from '../file/pastes.ts';
import {
  type DeskFile,
  type FileChoices,
  type OpenFile,
  openFile,
  type Sheet,
  sourceOf,
  warningsOf,
} from '../file/readDeskFile.ts';
import type { DeskFacts } from '../file/suggestions.ts';
import { correctionsOf, rewrittenCells } from './corrections.ts';
import { openBook } from './deskBook.ts';
import { type FoundCell, nextCell } from './nextCell.ts';
import { refusalCells, refusalGroups } from './refusals.ts';
import { textOf } from './rowNotes.ts';
import { servedIssues } from './servedIssues.ts';
import { warningNotes } from './warningNotes.ts';
import { wrongRowsFile } from './wrongRowsFile.ts';

/** Number of rows in the preview (SEND-36). */
const PREVIEW_ROWS = 4;

/** Opens a desk without rows. */
export function openDesk(readPhone: ReadPhone) {
  const book = openBook(readPhone);
  const pastes = openPastes(book);
  let opened: OpenFile | null = null;
  let file: DeskFile | null = null;
  let plan: FileColumn[] = [];
  let columns: RecipientColumn[] = [];
  let ofFile: DeskIssue[] = [];
  let filter: DeskFilter = 'all';
  let view: number[] = [];
  let revision = 0;

  const isShown = (n: number) =>
    filter === 'all' || book.issues().has(n) || (filter === 'suspect' && book.hints().has(n));

  function judge() {
    revision += 1;
    book.judge();
  }

  function summary(): DeskSummary {
    const [filled, pasted] = [book.filled(), pastes.summary()];
    const notes = warningNotes(rowWarnings(filled, book.facts()));
    const wrong = ofFile.length > 0 ? new Map<number, DeskIssue[]>() : book.issues();
    const fixes = correctionsOf(book).flatMap(({ changes }) => changes.flatMap(({ rows }) => rows));
    return {
      columns,
      revision,
      total: filled.length,
      wrong: wrong.size,
      suspect: [...book.hints().keys()].filter((n) => !wrong.has(n)).length,
      shown: view.length,
      fixes: fixes.length,
      messages: fileMessages([...ofFile, ...[...wrong.values()].flat()], book),
      first: filled.slice(0, PREVIEW_ROWS).map((row) => columns.map((column) => textOf(row, column))),
      warnings: [...warningsOf(file, ofFile), ...pasted.warnings, ...notes],
      plan: hasOtherNames(plan) ? plan : [],
      source: file && sourceOf(file),
      rewritten: rewrittenCells(book),
      pasted,
      repeated: ofFile.length > 0 ? 0 : book.repeated().length,
      refusals: refusalGroups(filled.map(({ n }) => ({ n, refusal: book.refusalOf(n) }))),
    };
  }

  const judged = () => {
    judge();
    return summary();
  };

  function show(next: DeskFilter): DeskSummary {
    filter = next;
    view = book.rows().flatMap(({ n }) => (isShown(n) ? [n] : []));
    return summary();
  }

  /** Reads the cells of the file by the current plan. */
  function load(): DeskSummary {
    if (!file) return show('all');
    const planned = plan.map(({ column }) => column);
    const facts = { ...book.facts(), readPhone: book.readPhone };
    const { issues } = runSlices(judgeRecipients({ columns: planned, lines: file.lines }, facts));
    ofFile = issues.filter(({ n }) => n === null);
    columns = RECIPIENT_COLUMNS.filter((column) => planned.includes(column));
    const cells = ofFile.length > 0 ? file.lines.slice(0, PREVIEW_ROWS) : file.lines;
    book.load(planned, cells, {
      lines: file.lineNumbers,
      formulas: file.formulas,
      faultyCells: file.faultyCells ?? [],
      refusals: refusalCells(file),
    });
    pastes.clear();
    judge();
    return show('all');
  }

  function take(choices: FileChoices): DeskSummary {
    if (!opened) return summary();
    file = opened.read(choices);
    plan = columnPlan(file, book.facts(), book.readPhone);
    return load();
  }

  function remove(numbers: readonly number[]): DeskSummary {
    const removed = new Set(numbers);
    revision += 1;
    book.keep(({ n }) => !removed.has(n));
    const filled = new Set(book.filled().map(({ n }) => n));
    view = view.filter((n) => filled.has(n));
    return summary();
  }

  return {
    /** Reads a file and checks it; returns why it cannot be read. A spreadsheet comes as its sheets. */
    read(source: ArrayBuffer | readonly Sheet[] | CsvProblem, newFacts: DeskFacts): Opened {
      const read = 'problem' in source ? source : openFile(source, newFacts, book.readPhone);
      if ('problem' in read) return read;
      opened = read;
      book.take(newFacts);
      return take(opened.choices);
    },
    /** Reads the same file by other choices: another sheet, hidden rows, the first line as a recipient. */
    choose: (choices: Partial<FileChoices>): DeskSummary =>
      opened && file ? take({ ...file.choices, ...choices }) : summary(),
    /** Reads the same file by other columns. */
    assign(planned: readonly (RecipientColumn | null)[]): DeskSummary {
      plan = plan.map((one, at) => ({ ...one, column: planned[at] ?? null }));
      return load();
    },
    /** Starts with one empty row, to type or paste into. */
    begin(newFacts: DeskFacts): DeskSummary {
      book.take(newFacts);
      book.begin();
      [opened, file, plan, ofFile] = [null, null, [], []];
      pastes.clear();
      columns = [...dueColumns(newFacts), 'first_name', 'last_name', 'message', 'order_id'];
      judge();
      return show('all');
    },
    /** Checks the rows again for other facts, for example after an Order ID was enabled. */
    judge(newFacts: DeskFacts): DeskSummary {
      if (newFacts.orderId !== book.facts().orderId) book.serve(new Map());
      book.take(newFacts);
      return judged();
    },
    show,
    /** The rows of the current filter in a range, its end excluded. A repaired row stays until the filter is chosen again. */
    window(from: number, to: number): DeskRow[] {
      return view.slice(from, to).flatMap((n) => {
        const row = book.rowAt(n);
        if (!row) return [];
        return [{ n, cells: columns.map((column) => textOf(row, column)), notes: book.notesOf(row) }];
      });
    },
    set(n: number, column: RecipientColumn, text: string): DeskSummary {
      book.write(n, column, text);
      return judged();
    },
    /**
     * Pastes copied cells at a position, over the displayed rows, then below the last one, by their column names if they have any. Cells beyond the last
     * column are an error of their row. Rows above the limit are dropped, and counted.
     */
    paste(at: number, column: RecipientColumn, text: string): DeskSummary {
      const pastedColumns = pastes.take(text, { at, column, columns, view });
      columns = RECIPIENT_COLUMNS.filter((one) => columns.includes(one) || pastedColumns.includes(one));
      return judged();
    },
    /** Adds an empty row below the last one. */
    add(): DeskSummary {
      const n = book.append();
      if (n !== null) view.push(n);
      return summary();
    },
    /** All certain suggestions, to be shown before they are applied. */
    corrections: (): Correction[] => correctionsOf(book),
    /** Applies the suggestions of these kinds. */
    accept(kinds: readonly string[]): DeskSummary {
      for (const { kind, changes } of correctionsOf(book))
        if (kinds.includes(kind))
          for (const { column, after, rows } of changes) for (const n of rows) book.write(n, column, after);
      return judged();
    },
    drop: (n: number) => remove([n]),
    /** Removes the rows that say the same as an earlier one. */
    keepOne: () => remove(book.repeated()),
    /** The next wrong or suspicious cell after a position in the current filter, or the previous one; wraps around. Null without one. */
    next(at: number, column: RecipientColumn | null, step: 1 | -1): FoundCell | null {
      const cells = view.flatMap((n, place) => {
        const row = book.rowAt(n);
        const noted = row ? book.notesOf(row).filter(({ isHint }) => filter === 'suspect' || !isHint) : [];
        return columns.flatMap((one) =>
          noted.some((note) => note.column === one) ? [{ at: place, column: one }] : [],
        );
      });
      return nextCell(cells, { from: { at, column }, columns, step });
    },
    /** The platform's messages about rows; `order` lists the rows of the sent file in its order. A column that the file lacks is added for its message. */
    refuse(errors: readonly DeskIssue[], order: readonly number[]): DeskSummary {
      const served = servedIssues(errors, { order, facts: book.facts(), rowAt: book.rowAt });
      const named = [...served.values()].flat().map(({ column }) => column);
      columns = RECIPIENT_COLUMNS.filter((one) => columns.includes(one) || named.includes(one));
      book.serve(served);
      judge();
      return show('wrong');
    },
    /** The rows that break no rule, as the file to send. */
    canonical: () =>
      canonicalFile({
        rows: book.filled().filter(({ n }) => !book.issues().has(n)),
        isWhole: book.issues().size === 0,
        columns,
        facts: book.facts(),
        isOrdered: book.isOrdered(),
        refusedRowOf: book.nameOf,
        lineOf: book.lineOf,
      }),
    /** The rows that break a rule, with their reasons, as a file that can be corrected and read again. */
    rest: (words: Readonly<Record<string, string>>): string => wrongRowsFile({ book, plan, columns, words }),
    /** A template file with one row per reward. */
    example: exampleFile,
    /** Removes the sent rows; the others stay. */
    sent(order: readonly number[]): DeskSummary {
      remove(order);
      return show('wrong');
    },
  };
}
export type Desk = ReturnType<typeof openDesk>;
