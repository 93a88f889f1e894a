// Maps the columns of a file to the columns of recipients.
import type { ReadPhone } from '../../../../schema/foundation/contacts/phoneNumbers.ts';
import { isOurColumn } from '../../../../schema/fulfillment/recipientColumns.ts';
import type { FileColumn } from '../deskModel.ts';
import { isExactName, plannedColumns } from './columnNames.ts';
import { columnsByContent } from './firstLine.ts';
import type { DeskFile } from './readDeskFile.ts';
import type { DeskFacts } from './suggestions.ts';

/** The columns of a file by their names, or by their content where they have none, to be confirmed by a person where a name is not exact. */
export function columnPlan(file: DeskFile, facts: DeskFacts, readPhone: ReadPhone): FileColumn[] {
  const { header, headerCells, lines, choices, firstLine } = file;
  const isNameless = choices.isFirstLineRow && firstLine !== null;
  const width = isNameless ? Math.max(...lines.map((cells) => cells.length)) : header.length;
  const samples = Array.from(
    { length: width },
    (_, at) => lines.find((cells) => cells[at]?.trim())?.[at]?.trim() ?? '',
  );
  const planned = isNameless
    ? columnsByContent(width, lines, { facts, readPhone })
    : plannedColumns(header, (at) => samples[at] !== '');
  return samples.map((sample, at) => ({
    name: isNameless ? '' : (headerCells[at] ?? '').trim(),
    column: planned[at] ?? null,
    sample,
    isOurs: isOurColumn(file, at),
  }));
}

/** A person must review the plan if a filled column has an unfamiliar name, or two columns map to the same one. */
export const hasOtherNames = (plan: readonly FileColumn[]): boolean =>
  plan.some(
    ({ name, sample, column, isOurs }, at) =>
      (sample !== '' && !isExactName(name.toLowerCase()) && !isOurs) ||
      (column !== null && plan.findIndex((other) => other.column === column) !== at),
  );
