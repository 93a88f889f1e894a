import type { RecipientColumn, RecipientRow } from '../../../../schema/fulfillment/recipientColumns.ts';
import { unsentFile } from '../../../../schema/fulfillment/unsentFile.ts';
import type { FileColumn } from '../deskModel.ts';
import { wordsOf } from '../file/deskFiles.ts';
import type { DeskBook } from './deskBook.ts';
import { textOf } from './rowNotes.ts';

interface WrongRows {
  book: Pick<DeskBook, 'filled' | 'issues' | 'nameOf' | 'refusalOf' | 'lineOf' | 'cellOf' | 'pastedNames'>;
  /** The columns of the person's file in its order. */
  plan: readonly FileColumn[];
  /** The columns of the desk. */
  columns: readonly RecipientColumn[];
  /** A message for each rule. */
  words: Readonly<Record<string, string>>;
}

interface WrittenColumn {
  name: string;
  textIn: (row: RecipientRow) => string;
}

/**
 * The rows that break a rule, with their reasons, as a file that can be corrected and read again. It holds every column of the person's file under its own
 * name, also those that are not sent, then the columns that the desk added, then pasted columns that are not sent.
 */
export function wrongRowsFile({ book, plan, columns, words }: WrongRows): string {
  const ofFile = plan.flatMap(({ name, column, sample, isOurs }, at): WrittenColumn[] => {
    if (isOurs || (column === null && name === '' && sample === '')) return [];
    if (column === null) return [{ name, textIn: ({ n }) => book.cellOf(n, at) }];
    return [{ name: name || column, textIn: (row) => textOf(row, column) }];
  });
  const added = columns
    .filter((column) => !plan.some((one) => one.column === column))
    .map((column): WrittenColumn => ({ name: column, textIn: (row) => textOf(row, column) }));
  const pasted = book
    .pastedNames()
    .map((name): WrittenColumn => ({ name, textIn: ({ n }) => book.cellOf(n, name) }));
  const written = [...ofFile, ...added, ...pasted];
  return unsentFile({
    columns: written.map(({ name }) => name),
    rows: book.filled().flatMap((row) => {
      const issues = book.issues().get(row.n);
      if (!issues) return [];
      return {
        cells: written.map(({ textIn }) => textIn(row)),
        refusedRow: book.nameOf(row.n),
        // A refused row keeps the line of the file in which it was refused.
        fileLine: book.refusalOf(row.n)?.fileLine ?? book.lineOf(row.n),
        ...wordsOf(issues, words),
      };
    }),
  });
}
