import type { SQL } from 'drizzle-orm';
import type { Scope } from '../../access/scope.ts';
import type { AskedReport } from './asked.ts';
import { factCells } from './facts.ts';
import type { CellColumn } from './groups.ts';

/** Everything that counts in a report, as a query of cells with these columns. */
export function cellsOf(scope: Scope, asked: AskedReport, needs: readonly CellColumn[]): SQL {
  const { all } = asked.times;
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) throw new Error('A report without a timeframe');
  return factCells(scope, asked, { needs, from: first.from, to: last.to });
}
