// The rules of a file of codes that are activated (ACTIV-11): one a line.

import { isMangledCode } from '../foundation/text/mangledCode.ts';
import { MAX_LINKS, orderIdText } from './dispatches.ts';

/** A header of such a file: what its lines are. Without one they are order IDs. */
export const CODES_HEADERS = ['code', 'order_id'] as const;
export type CodesHeader = (typeof CODES_HEADERS)[number];

export type CodesRule = 'code_count' | 'code_invalid' | 'code_duplicate' | 'too_many_codes';

/** A broken rule; `line` counts lines of data from 1, null for the file as a whole. */
export interface CodesIssue {
  line: number | null;
  rule: CodesRule;
  limit?: string;
}

/** Longest printed code. */
const MAX_CODE = 64;

/**
 * Reads the lines of a file of codes: `code` says that they are what is printed, which the platform keeps as a hash alone; otherwise they are order
 * IDs. There are as many as the quantity, and none twice.
 */
export function judgeCodes(
  lines: readonly string[],
  quantity: number,
): { what: CodesHeader; codes: string[]; issues: CodesIssue[] } {
  const cells = lines.map((line) => line.trim()).filter((line) => line !== '');
  const first = cells[0]?.toLowerCase();
  const header = CODES_HEADERS.find((one) => one === first);
  const what = header ?? 'order_id';
  const codes = header ? cells.slice(1) : cells;
  if (codes.length > MAX_LINKS)
    return { what, codes, issues: [{ line: null, rule: 'too_many_codes', limit: String(MAX_LINKS) }] };
  if (codes.length !== quantity)
    return { what, codes, issues: [{ line: null, rule: 'code_count', limit: String(codes.length) }] };
  const seen = new Map<string, number>();
  const issues = codes.flatMap((code, at): CodesIssue[] => {
    const key = what === 'code' ? code.toUpperCase() : code;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, at + 1);
    if (!isCode(code, what)) return [{ line: at + 1, rule: 'code_invalid' }];
    return earlier === undefined ? [] : [{ line: at + 1, rule: 'code_duplicate', limit: String(earlier) }];
  });
  return { what, codes, issues };
}

const isCode = (code: string, what: CodesHeader): boolean =>
  !isMangledCode(code) &&
  (what === 'order_id'
    ? orderIdText.safeParse(code).success
    : code.length >= 4 && code.length <= MAX_CODE && /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(code));
