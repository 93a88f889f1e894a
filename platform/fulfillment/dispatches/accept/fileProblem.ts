import type { CsvProblem } from '../../../../schema/foundation/csv/textFile.ts';
import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';

/** The rule `file_…` of an upload that cannot be read, with the line and its fault where there is one. */
export const fileProblem = ({ problem, line, fault }: CsvProblem): Omit<FieldError, 'field'> => ({
  rule: `file_${problem}`,
  ...(line === undefined ? {} : { limit: `line ${line}: ${fault}` }),
});
