import type { RecipientRow } from '../../../../schema/fulfillment/recipientColumns.ts';
import type { UnsentRow } from '../../../../schema/fulfillment/unsentFile.ts';
import { wordsOf } from '../file/deskFiles.ts';
import type { DeskBook } from './deskBook.ts';

interface Unsent {
  book: Pick<DeskBook, 'issues' | 'nameOf' | 'refusalOf' | 'lineOf'>;
  /** A message for each rule. */
  words: Readonly<Record<string, string>>;
}

/** A wrong row as the file of the remaining rows has it; null for a row that breaks no rule. */
export function unsentRow(row: RecipientRow, { book, words }: Unsent): UnsentRow | null {
  const issues = book.issues().get(row.n);
  if (!issues) return null;
  return {
    row,
    refusedRow: book.nameOf(row.n),
    // A refused row keeps the line of the file in which it was refused.
    fileLine: book.refusalOf(row.n)?.fileLine ?? book.lineOf(row.n),
    ...wordsOf(issues, words),
  };
}
