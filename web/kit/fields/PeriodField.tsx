import type { Day } from '../../../schema/foundation/dates/dates.ts';
import { lastDayOf, type ReportInterval } from '../../../schema/foundation/dates/periods.ts';
import { formatDay } from '../format/dates.ts';
import { isListed, offeredPeriods } from '../format/offeredPeriods.ts';
import { usePeriodText } from '../format/usePeriodText.ts';
import { DayField } from './DayField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { SelectField } from './SelectField.tsx';

export interface PeriodFieldProps
  extends Pick<FieldProps<Day | null>, 'label' | 'value' | 'onChange' | 'error' | 'name'> {
  /** Decides what is chosen: a day, a week, a month or a year. */
  interval: ReportInterval;
  /** Selects the first or the last day of the period. */
  side: 'start' | 'end';
  today: Day;
}

/** One end of a timeframe, as a day, a week, a month or a year according to its interval (ACTREP-5). */
export function PeriodField({ interval, side, today, value, onChange, ...field }: PeriodFieldProps) {
  const textOf = usePeriodText();
  if (!isListed(interval)) return <DayField {...field} value={value} max={today} onChange={onChange} />;
  const days = offeredPeriods(interval, today, value ?? today);
  const firstDay = value && days.find((first) => first <= value && value <= lastDayOf(first, interval));
  return (
    <SelectField
      {...field}
      options={days.map((first) => ({
        id: first,
        label: textOf(first, interval),
        detail: interval === 'weekly' ? formatDay(first, 'range') : undefined,
      }))}
      value={firstDay}
      onChange={(first) => onChange(side === 'start' ? first : lastDayOf(first, interval))}
    />
  );
}
