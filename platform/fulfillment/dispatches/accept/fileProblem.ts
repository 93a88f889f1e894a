import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';
import type { CsvProblem } from '../../../../schema/foundation/text/textFile.ts';

/** The rule `file_…` of an upload that cannot be read, with the line and its fault where there is one. */
export const fileProblem = ({ problem, line, fault }: CsvProblem): Omit<FieldError, 'field'> => ({
  rule: `file_${problem}`,
  ...(line === undefined ? {} : { limit: `line ${line}: ${fault}` }),
});
