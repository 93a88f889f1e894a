import { useMemo, useState } from 'react';
import { dayIn } from '../../schema/dates.ts';
import { type DayRange, last7Days } from '../kit/format/ranges.ts';
import { useZone } from '../kit/viewer/ZoneContext.tsx';

/** The period of a chart, its days read in the viewer's zone. */
export interface Period {
  range: DayRange;
  choose: (range: DayRange) => void;
  /** As the graph takes it: the last day included, redeemed redemptions alone (ADV-43). */
  filter: { startDate: string; endDate: string; timezone: string; states: string[] };
}

/** Starts with the last seven days, ending yesterday (UI-20). */
export function usePeriod(): Period {
  const timezone = useZone();
  const [range, choose] = useState<DayRange>(() => last7Days(dayIn(timezone)));
  const filter = useMemo(
    () => ({ startDate: range.start, endDate: range.end, timezone, states: ['redeemed'] }),
    [range, timezone],
  );
  return { range, choose, filter };
}
