// Reads a file of codes that are activated (ACTIV-11), alike in the browser and on the platform.

import { readCsvSlices } from '../foundation/csv/csvFile.ts';
import { MAX_TITLE_LINES, titleWarnings } from '../foundation/csv/headerLine.ts';
import { type CodeFault, codeFault, roundedCodes, withoutQuotedForm } from '../foundation/csv/mangledCode.ts';
import { type CsvProblem, encodingWarnings, type FileWarning } from '../foundation/csv/textFile.ts';
import type { Slices } from '../foundation/process/slices.ts';
import {
  type CodesKind,
  columnOf,
  filled,
  kindNamed,
  MAX_QUOTE,
  type Sheet,
  sheetOf,
  textOf,
  unusedColumns,
} from './codesColumn.ts';
import { MAX_LINKS } from './dispatches.ts';
import { isOrderId } from './orderId.ts';

export type CodesRule =
  | CodeFault
  | 'code_count'
  | 'too_many_codes'
  | 'codes_column_missing'
  | 'codes_column_doubled'
  | 'code_name'
  | 'code_missing'
  | 'code_cells'
  | 'code_separator'
  | 'code_invalid'
  | 'order_id_invalid'
  | 'code_duplicate';

/** A broken rule; `line` is the one that a spreadsheet shows, null for the file as a whole. */
export interface CodesIssue {
  line: number | null;
  rule: CodesRule;
  limit?: string;
}

export interface CodesFile {
  kind: CodesKind;
  /** The name of their column as it stands in the file; null in a file of codes alone. */
  column: string | null;
  codes: string[];
  /** The line of each of `codes`. */
  lines: number[];
  issues: CodesIssue[];
  warnings: FileWarning[];
}

/** Longest printed code. */
const MAX_CODE = 64;

const SEPARATORS = [';', ',', '\t', '|'];

/**
 * Reads the file as files of recipients are read. Of several columns the one that is named as codes or order IDs are is taken, and the others are named in a
 * warning; where none can be taken for certain, the file is refused with its columns. A file of one column needs no name; its lines are order IDs then.
 * No line that names something is a code.
 */
export function* readCodesFile(bytes: Uint8Array): Slices<CodesFile | CsvProblem> {
  const file = yield* readCsvSlices(bytes, {
    isColumn: (name) => kindNamed(name) !== null,
    maxLines: MAX_LINKS + MAX_TITLE_LINES,
  });
  if ('problem' in file) return file;
  const sheet = sheetOf(file);
  const place = columnOf(sheet);
  if ('rule' in place) return { ...NOTHING, issues: [{ line: null, rule: place.rule, limit: place.limit }] };
  const { kind, at } = place;
  const column = sheet.header ? textOf(sheet.header, at) : null;
  const codes = sheet.rows.map(({ cells }) => withoutQuotedForm(textOf(cells, at)));
  const lines = sheet.rows.map(({ line }) => line);
  if (codes.length === 0) return { problem: 'empty' };
  if (codes.length > MAX_LINKS)
    return { ...NOTHING, issues: [{ line: null, rule: 'too_many_codes', limit: String(MAX_LINKS) }] };
  const unused = unusedColumns(sheet, at);
  return {
    kind,
    column,
    codes,
    lines,
    issues: yield* issuesOf(codes, { ...sheet, kind, isAlone: sheet.width === 1 }),
    warnings: [
      ...titleWarnings(sheet.titles),
      ...(column === null || column.toLowerCase() === kind
        ? []
        : [{ rule: kind === 'code' ? 'read_as_codes' : 'read_as_order_ids', limit: column }]),
      ...(unused.length > 0
        ? [{ rule: 'codes_columns_unused', limit: unused.join(', '), count: unused.length }]
        : []),
      ...encodingWarnings(file.encoding, [codes]),
    ],
  };
}

/** The issues of a file whose codes must be as many as the quantity (ACTIV-11). */
export const codeCountIssues = ({ codes, issues }: CodesFile, quantity: number): CodesIssue[] =>
  issues.length > 0 || codes.length === quantity
    ? issues
    : [{ line: null, rule: 'code_count', limit: String(codes.length) }];

const NOTHING: Omit<CodesFile, 'issues'> = { kind: 'code', column: null, codes: [], lines: [], warnings: [] };

interface Place extends Sheet {
  kind: CodesKind;
  /** True if the file has no other column. */
  isAlone: boolean;
}

/** Codes that are judged without a pause. */
const SLICE_CODES = 1_000;

function* issuesOf(codes: readonly string[], place: Place): Slices<CodesIssue[]> {
  const { header, rows, kind } = place;
  const rounded = roundedCodes(codes);
  const seen = new Map<string, number>();
  const issues: CodesIssue[] = [];
  const isFirstName = header === null && looksLikeName(codes);
  for (const [n, code] of codes.entries()) {
    if (n % SLICE_CODES === 0) yield;
    const { cells = [], line = 0 } = rows[n] ?? {};
    const key = kind === 'code' ? enteredCode(code) : code;
    const surplus = header ? filled(cells.slice(header.length)).join(' · ') : '';
    const isName = (n === 0 && isFirstName) || kindNamed(code) !== null;
    const broken = brokenRule(code, { ...place, surplus, isName, isRounded: rounded.has(code) });
    const earlier = seen.get(key);
    if (broken) issues.push({ ...broken, line });
    else if (earlier === undefined) seen.set(key, line);
    else issues.push({ line, rule: 'code_duplicate', limit: String(earlier) });
  }
  return issues;
}

interface Judged extends Pick<Place, 'kind' | 'isAlone'> {
  /** Cells of the line that stand beyond the names of the columns. */
  surplus: string;
  isName: boolean;
  isRounded: boolean;
}

function brokenRule(code: string, judged: Judged): Pick<CodesIssue, 'rule' | 'limit'> | null {
  const { kind, surplus } = judged;
  if (surplus !== '') return { rule: 'code_cells', limit: surplus.slice(0, MAX_QUOTE) };
  if (code === '') return { rule: 'code_missing' };
  if (judged.isName) return { rule: 'code_name', limit: code.slice(0, MAX_QUOTE) };
  if (judged.isAlone && SEPARATORS.some((one) => code.includes(one))) return { rule: 'code_separator' };
  const fault = judged.isRounded ? 'code_rounded' : codeFault(code);
  if (fault !== null && (fault !== 'code_blank' || kind === 'code')) return { rule: fault };
  if (kind === 'order_id') return isOrderId(code) ? null : { rule: 'order_id_invalid' };
  return isPrintedCode(code) ? null : { rule: 'code_invalid' };
}

const isPrintedCode = (code: string): boolean =>
  code.length >= 4 && code.length <= MAX_CODE && /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(code);

/** A code as recipients enter it, without case and hyphens: two that differ in these alone are the same. */
const enteredCode = (code: string): string =>
  code
    .normalize('NFKC')
    .replaceAll(/\p{Pd}/gu, '')
    .toUpperCase();

const hasDigit = (text: string) => /\d/.test(text);
const hasBlank = (text: string) => /\s/.test(text);
const isLower = (text: string) => /\p{Ll}/u.test(text);

/** True if the first line differs from all others as the name of a column does: in a blank, for want of a digit, or in small letters. */
function looksLikeName([first = '', ...rest]: readonly string[]): boolean {
  const others = (test: (text: string) => boolean) => rest.length > 0 && rest.every(test);
  if (hasBlank(first)) return rest.every((code) => !hasBlank(code));
  if (hasDigit(first)) return false;
  return others(hasDigit) || (isLower(first) && rest.every((code) => !isLower(code)));
}
