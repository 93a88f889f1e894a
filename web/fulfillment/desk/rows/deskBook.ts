// The rows of a desk with what is wrong in them.
import { emailUid } from '../../../../schema/foundation/contacts/emailAddress.ts';
import { type ReadPhone, rememberingPhones } from '../../../../schema/foundation/contacts/phoneNumbers.ts';
import { runSlices } from '../../../../schema/foundation/process/slices.ts';
import { canonicalRow, repeatedRows } from '../../../../schema/fulfillment/canonicalRow.ts';
import {
  type ColumnPlan,
  MAX_RECIPIENT_ROWS,
  RECIPIENT_FIELDS,
  type RecipientColumn,
  type RecipientRow,
  rowOf,
  surplusOf,
} from '../../../../schema/fulfillment/recipientColumns.ts';
import { judgeRows } from '../../../../schema/fulfillment/recipientFile.ts';
import type { DeskNote } from '../deskModel.ts';
import type { DeskIssue } from '../file/fileMessages.ts';
import { likelyEmail } from '../file/mailDomains.ts';
import { type DeskFacts, suggestionsFor } from '../file/suggestions.ts';
import type { Refusal } from './refusals.ts';
import { emptyRow, isFilled, rowNotes } from './rowNotes.ts';

/** Source of the rows of a file. */
interface RowOrigins {
  lines: readonly number[];
  refusals: readonly (Refusal | null)[];
  /** Formulas whose result a spreadsheet did not store. */
  formulas: readonly { line: number; at: number }[];
  /** Cells whose quotes are faulty. */
  faultyCells: readonly { line: number; at: number }[];
}

/** Rules of the file that a row broke, until its cell is written again. */
const OF_FILE: readonly string[] = [
  'too_many_cells',
  'doubled_cell',
  'formula_without_value',
  'quotes_faulty',
];

/** Those of a cell that does not hold its value. */
const IN_PLACE: readonly string[] = ['formula_without_value', 'quotes_faulty'];

const NO_FACTS: DeskFacts = { channel: 'email', orderId: null, rewards: [], isUnique: false, countries: [] };

/** Opens an empty book. `read` has the metadata of all countries. */
export function openBook(read: ReadPhone) {
  const readPhone = rememberingPhones(read);
  let facts = NO_FACTS;
  let rows: RecipientRow[] = [];
  /** The line of each row in its file; empty for rows that were pasted or typed. */
  let lines: readonly number[] = [];
  /** The refused row of an earlier dispatch that each row sends again. */
  let refused: (Refusal | null)[] = [];
  let isOrdered = false;
  let issues = new Map<number, DeskIssue[]>();
  let hints = new Map<number, string>();
  /** The platform's messages about rows, and cells beyond the header, until the cell is written again. */
  let lasting = new Map<number, DeskIssue[]>();
  /** Phone numbers as they stood before they were written in international form. */
  let phones = new Map<number, string>();
  let repeated: number[] = [];
  /** The cells of the file by row, as they stand there. */
  let cells: readonly (readonly string[])[] = [];
  /** Pasted cells of columns that are not sent, by name and row. */
  let pasted = new Map<string, Map<number, string>>();
  let suggest = suggestionsFor(facts, readPhone);

  function judge() {
    const filled = rows.filter(isFilled);
    const hasOrderIds = isOrdered || filled.some(({ orderId }) => orderId !== null);
    const judgedIssues = runSlices(judgeRows(filled, { ...facts, readPhone }, hasOrderIds));
    issues = new Map();
    const before = [...lasting.values()].flat();
    // A text in place of a value must be replaced, so its cell reports nothing else.
    const replaced = new Set(
      before.filter(({ rule }) => IN_PLACE.includes(rule)).map(({ n, column }) => `${n} ${column}`),
    );
    const others = judgedIssues.filter(({ n, column }) => !replaced.has(`${n} ${column}`));
    const byRow = [...before, ...others].sort((one, other) => (one.n ?? 0) - (other.n ?? 0));
    for (const issue of byRow)
      if (issue.n !== null) issues.set(issue.n, [...(issues.get(issue.n) ?? []), issue]);
    hints = new Map();
    for (const { n, email } of filled) {
      const isWrong = issues.get(n)?.some(({ column }) => column === 'email') ?? false;
      const likely = email === null || isWrong ? null : likelyEmail(emailUid(email));
      if (likely !== null) hints.set(n, likely);
    }
    const currencies = new Map(facts.rewards.map(({ sku, currency }) => [sku, currency]));
    const canonical = filled
      .filter(({ n }) => !issues.has(n))
      .map((row) => canonicalRow(row, { currency: currencies.get(row.sku) ?? 'EUR', readPhone }));
    repeated = repeatedRows(
      facts.orderId === null ? canonical : canonical.map((row) => ({ ...row, orderId: null })),
    );
  }

  function add(n: number, issue: Omit<DeskIssue, 'n'>) {
    lasting.set(n, [...(lasting.get(n) ?? []), { n, ...issue }]);
  }

  /** A valid phone number is written in international form, and what stood there is remembered. */
  function inForm({ n, ...row }: RecipientRow): RecipientRow {
    const number = row.phoneNumber === null ? null : (readPhone(row.phoneNumber)?.number ?? null);
    if (number === null || number === row.phoneNumber) return { n, ...row };
    phones.set(n, row.phoneNumber ?? '');
    return { n, ...row, phoneNumber: number };
  }

  return {
    readPhone,
    rowAt: (n: number) => rows[n - 1],
    lineOf: (n: number) => lines[n - 1] ?? null,
    refusalOf: (n: number) => refused[n - 1] ?? null,
    /** The name of the refused row that a row sends again. */
    nameOf: (n: number) => refused[n - 1]?.name ?? null,
    /** A cell of a column that is not sent: of the file by its place, of pasted rows by its name. */
    cellOf: (n: number, column: number | string): string =>
      (typeof column === 'number' ? cells[n - 1]?.[column] : pasted.get(column)?.get(n)) ?? '',
    pastedNames: () => [...pasted.keys()],
    facts: () => facts,
    rows: () => rows,
    filled: () => rows.filter(isFilled),
    issues: () => issues,
    hints: () => hints,
    phones: () => phones,
    repeated: () => repeated,
    isOrdered: () => isOrdered,
    judge,
    take(newFacts: DeskFacts) {
      facts = newFacts;
      suggest = suggestionsFor(facts, readPhone);
    },
    /** Fills the book with the rows of a file. `file` has the line of each row, and the refused row that it sends again. */
    load(columns: ColumnPlan, fileCells: readonly (readonly string[])[], file: RowOrigins) {
      [lines, refused, lasting, phones] = [file.lines, [...file.refusals], new Map(), new Map()];
      [cells, pasted] = [fileCells, new Map()];
      isOrdered = columns.includes('order_id');
      rows = cells.slice(0, MAX_RECIPIENT_ROWS).map((line, at) => inForm(rowOf(columns, line, at + 1)));
      const column = columns.findLast((one) => one !== null) ?? null;
      for (const [at, line] of cells.entries()) {
        const surplus = surplusOf(columns, line);
        if (surplus !== '') add(at + 1, { column, rule: 'too_many_cells', limit: surplus });
      }
      const rowOfLine = new Map(lines.map((line, at) => [line, at + 1]));
      const addAll = (rule: string, places: RowOrigins['formulas']) => {
        for (const { line, at } of places) {
          const [n, name] = [rowOfLine.get(line), columns[at] ?? null];
          if (n !== undefined && name !== null) add(n, { column: name, rule });
        }
      };
      addAll('formula_without_value', file.formulas);
      addAll('quotes_faulty', file.faultyCells);
    },
    /** Fills the book with one empty row, to type or paste into. */
    begin() {
      [rows, lines, refused, isOrdered] = [[emptyRow(1)], [], [], false];
      [lasting, phones, cells, pasted] = [new Map(), new Map(), [], new Map()];
    },
    /** Stores a pasted cell of a column that is not sent. */
    setAside(n: number, name: string, cell: string) {
      pasted.set(name, (pasted.get(name) ?? new Map<number, string>()).set(n, cell));
    },
    /** Adds an empty row; null at the limit. */
    append(): number | null {
      if (rows.length >= MAX_RECIPIENT_ROWS) return null;
      rows.push(emptyRow(rows.length + 1));
      return rows.length;
    },
    write(n: number, column: RecipientColumn, text: string) {
      const row = rows[n - 1];
      if (!row) return;
      const isDue = column === 'sku' || column === 'value';
      const cell = text.trim();
      if (column === 'phone_number') phones.delete(n);
      rows[n - 1] = inForm({ ...row, [RECIPIENT_FIELDS[column]]: cell === '' && !isDue ? null : cell });
      const otherIssues = (lasting.get(n) ?? []).filter((issue) => issue.column !== column);
      if (otherIssues.length > 0) lasting.set(n, otherIssues);
      else lasting.delete(n);
    },
    add,
    /** Replaces the platform's messages. */
    serve(served: Map<number, DeskIssue[]>) {
      const own = [...lasting.values()].flat().filter(({ rule }) => OF_FILE.includes(rule));
      lasting = new Map(served);
      for (const { n, ...issue } of own) if (n !== null) add(n, issue);
    },
    /** Empties the other rows; the rest keep their numbers in the file. */
    keep(isSelected: (row: RecipientRow) => boolean) {
      rows = rows.map((row) => (isSelected(row) ? row : emptyRow(row.n)));
      for (const row of rows.filter((one) => !isFilled(one))) {
        lasting.delete(row.n);
        phones.delete(row.n);
        refused[row.n - 1] = null;
      }
      judge();
    },
    notesOf: (row: RecipientRow): DeskNote[] =>
      rowNotes(row, {
        issues: issues.get(row.n) ?? [],
        hint: hints.get(row.n),
        refusal: refused[row.n - 1] ?? null,
        suggest,
      }),
  };
}
export type DeskBook = ReturnType<typeof openBook>;
