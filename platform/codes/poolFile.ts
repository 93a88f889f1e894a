import { isInCalendar } from '../../schema/dates.ts';
import type { PoolCode } from './importCodes.ts';

/** Why a line of a code file is refused. */
type LineProblem =
  | 'sku_missing'
  | 'code_missing'
  | 'code_too_long'
  | 'expires_at_invalid'
  | 'available_at_invalid';

const LONGEST = 2000;

/** Reads the lines of a code file, `n` from 1 without the header, and names the lines that are not codes. */
export function readPoolFile(lines: readonly Record<string, string>[]): {
  codes: PoolCode[];
  refused: { n: number; reason: LineProblem }[];
} {
  const codes: PoolCode[] = [];
  const refused: { n: number; reason: LineProblem }[] = [];
  for (const [index, line] of lines.entries()) {
    const n = index + 1;
    const [sku, code, end, start, batchNo] = ['sku', 'code', 'expires_at', 'available_at', 'batch_no'].map(
      (name) => (line[name] ?? '').trim(),
    );
    const reason = problemOf({ sku, code, end, start });
    if (reason) refused.push({ n, reason });
    else
      codes.push({
        ...{ n, sku: sku ?? '', code: code ?? '' },
        expiresAt: end ? new Date(end).toISOString() : null,
        batchNo: batchNo || null,
        ...(start && { availableAt: new Date(start).toISOString() }),
      });
  }
  return { codes, refused };
}

function problemOf(line: {
  sku: string | undefined;
  code: string | undefined;
  end: string | undefined;
  start: string | undefined;
}): LineProblem | null {
  if (!line.sku) return 'sku_missing';
  if (!line.code) return 'code_missing';
  if (line.code.length > LONGEST) return 'code_too_long';
  if (line.end && !isInCalendar(new Date(line.end))) return 'expires_at_invalid';
  return line.start && !isInCalendar(new Date(line.start)) ? 'available_at_invalid' : null;
}
