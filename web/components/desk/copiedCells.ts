import papaparse from 'papaparse';
import { RECIPIENT_COLUMNS, type RecipientColumn } from '../../../schema/rules/recipientFile.ts';

/** Cells as spreadsheets copy them: separated by tabs, in quotes where they hold more than one line. */
export function copiedCells(
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
