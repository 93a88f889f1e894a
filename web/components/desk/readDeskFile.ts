import {
  type CsvFile,
  type CsvReading,
  fileOfLines,
  fileWarnings,
  type NumberedLine,
  readCsvSlices,
} from '../../../schema/csvFile.ts';
import { isOurColumn, MAX_RECIPIENT_ROWS, REASON_COLUMN } from '../../../schema/rules/recipientColumns.ts';
import { runSlices } from '../../../schema/slices.ts';
import type { CsvProblem, FileWarning } from '../../../schema/textFile.ts';
import { columnNamed, isExactName, plannedColumns } from './columnNames.ts';
import type { FileColumn } from './deskModel.ts';

/** The cells of a file, with what was read otherwise than it stands there. */
export type DeskFile = CsvFile & { warnings: FileWarning[] };

const READING: CsvReading = {
  isColumn: (name) => columnNamed(name) !== null,
  maxLines: MAX_RECIPIENT_ROWS,
  guardedBy: REASON_COLUMN,
};

/** The cells of a file of recipients, with warnings about what was read otherwise than it stands there; or why it cannot be read. */
export function readDeskFile(bytes: ArrayBuffer): DeskFile | CsvProblem {
  const file = runSlices(readCsvSlices(new Uint8Array(bytes), READING));
  return 'problem' in file ? file : { ...file, warnings: fileWarnings(file) };
}

/** The cells of a spreadsheet's first sheet; the other sheets are named, because nothing of them is sent. */
export function deskFileOfSheet(
  lines: readonly NumberedLine[],
  others: readonly string[],
): DeskFile | CsvProblem {
  if (lines.length === 0) return { problem: 'empty' };
  const file = fileOfLines(lines, READING, { delimiter: ';', encoding: 'xlsx' });
  const unread = others.length === 0 ? [] : [{ rule: 'other_sheets', limit: others.join(', ') }];
  return { ...file, warnings: [...fileWarnings(file), ...unread] };
}

/** What the columns of a file are taken for, to be confirmed by a person where a name is not exact. */
export function columnPlan({ header, lines }: CsvFile): FileColumn[] {
  const planned = plannedColumns(header);
  return header.map((name, at) => ({
    ...{ name, column: planned[at] ?? null },
    sample: lines.find((cells) => cells[at]?.trim())?.[at]?.trim() ?? '',
  }));
}

/**
 * Whether a person has to look: a column with content has another name than ours, or two are taken for the same. Columns that
 * only our own files have are not sent.
 */
export const hasOtherNames = (plan: readonly FileColumn[]): boolean =>
  plan.some(
    ({ name, sample, column }, at) =>
      (sample !== '' && !isExactName(name) && !isOurColumn(name)) ||
      (column !== null && plan.findIndex((other) => other.column === column) !== at),
  );
