import { type CsvProblem, type FileWarning, readLines } from '../../../../schema/foundation/text/textFile.ts';
import { type CodesIssue, judgeCodes } from '../../../../schema/fulfillment/codesFile.ts';

/** The content of a file of codes: the number of data lines, and their errors; or why it cannot be read. */
export type ReadCodesFile =
  | { count: number; issues: readonly CodesIssue[]; warnings: readonly FileWarning[] }
  | { problem: CsvProblem['problem'] };

/** Reads a file of codes (ACTIV-11); the form compares its number of lines with the quantity, because both may change. */
export function readCodesFile(bytes: Uint8Array): ReadCodesFile {
  const file = readLines(bytes);
  if ('problem' in file) return { problem: file.problem };
  const { lines, warnings } = file;
  const { length: count } = judgeCodes(lines, 0).codes;
  return count === 0 ? { problem: 'empty' } : { count, issues: judgeCodes(lines, count).issues, warnings };
}
