import { type CsvFile, fileWarnings, readCsvSlices } from '../../../schema/csvFile.ts';
import { MAX_RECIPIENT_ROWS, RECIPIENT_COLUMNS } from '../../../schema/rules/recipientFile.ts';
import { runSlices } from '../../../schema/slices.ts';
import type { CsvProblem } from '../../../schema/textFile.ts';

/** The cells of a file of recipients, with warnings about what was read otherwise than it stands there; or why it cannot be read. */
export function readDeskFile(bytes: ArrayBuffer): (CsvFile & { warnings: string[] }) | CsvProblem {
  const file = runSlices(
    readCsvSlices(new Uint8Array(bytes), { known: RECIPIENT_COLUMNS, maxLines: MAX_RECIPIENT_ROWS }),
  );
  return 'problem' in file ? file : { ...file, warnings: fileWarnings(file) };
}
