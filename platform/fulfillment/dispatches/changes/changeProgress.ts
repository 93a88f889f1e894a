import type { Scope } from '../../../foundation/access/scope.ts';
import type { LineSlice } from '../accept/lineSlices.ts';
import type { ReportProgress } from '../contract.ts';

/** Tells how far a change of a dispatch is: its lines slice by slice, then what other bookings wait for. */
export function reportSlices(
  { isDryRun }: Pick<Scope, 'isDryRun'>,
  slices: readonly LineSlice[],
  progress: ReportProgress | undefined,
) {
  const lines = slices.reduce((total, { count }) => total + count, 0);
  let linesDone = 0;
  return {
    moved: async (count: number) => {
      linesDone += count;
      await progress?.({ stage: isDryRun ? 'checking' : 'saving', linesDone, lines });
    },
    settling: async () => progress?.({ stage: 'booking', linesDone: 0, lines }),
  };
}
