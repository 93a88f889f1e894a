import { dayIn } from '../../../schema/foundation/dates/dates.ts';
import type { RedemptionState } from '../../../schema/foundation/transitions.ts';
import { type DayRange, last7Days } from '../../kit/format/ranges.ts';

/** A period for the graph: the last day included, only redeemed redemptions (ADV-43). */
export interface PeriodFilter {
  startDate: string;
  endDate: string;
  timezone: string;
  states: RedemptionState[];
}

/** The initial period of a chart: the last seven days, ending yesterday (UI-20). */
export const firstRange = (timezone: string): DayRange => last7Days(dayIn(timezone));

export const periodFilter = ({ start, end }: DayRange, timezone: string): PeriodFilter => ({
  startDate: start,
  endDate: end,
  timezone,
  states: ['redeemed'],
});
