import { useMemo, useState } from 'react';
import type { DayRange } from '../../kit/format/ranges.ts';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import { firstRange, type PeriodFilter, periodFilter } from './period.ts';

/** The period of a chart, its days read in the viewer's zone. */
export interface Period {
  range: DayRange;
  choose: (range: DayRange) => void;
  filter: PeriodFilter;
}

/** Starts with the last seven days, ending yesterday (UI-20). */
export function usePeriod(): Period {
  const timezone = useZone();
  const [range, choose] = useState<DayRange>(() => firstRange(timezone));
  const filter = useMemo(() => periodFilter(range, timezone), [range, timezone]);
  return { range, choose, filter };
}
