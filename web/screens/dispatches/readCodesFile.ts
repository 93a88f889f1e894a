import { readLines } from '../../../schema/csvFile.ts';
import { type CodesIssue, judgeCodes } from '../../../schema/rules/codesFile.ts';

/** A file of codes as it was read: how many lines of data, and what is wrong with them; or why it cannot be read. */
export type ReadCodesFile =
  | { count: number; issues: readonly CodesIssue[] }
  | { problem: 'encoding' | 'empty' | 'parse' };

/** Reads a file of codes (ACTIV-11); whether it has as many lines as are wanted is judged by the form, where either may change. */
export function readCodesFile(bytes: Uint8Array): ReadCodesFile {
  const lines = readLines(bytes);
  if (!Array.isArray(lines)) return { problem: lines.problem };
  const { length: count } = judgeCodes(lines, 0).codes;
  return count === 0 ? { problem: 'empty' } : { count, issues: judgeCodes(lines, count).issues };
}
