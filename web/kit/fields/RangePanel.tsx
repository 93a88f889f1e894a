import { CalendarDate, parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import { Heading } from 'react-aria-components/Heading';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import { useTranslation } from 'react-i18next';
import { addDays, type Day } from '../../../schema/foundation/dates/dates.ts';
import { classes } from '../classes.ts';
import { WEEK_START } from '../format/dates.ts';
import type { DayRange, RangePreset } from '../format/ranges.ts';
import { Icon } from '../Icon.tsx';
import css from './DateRange.module.css';
import { RangeDays } from './RangeDays.tsx';

interface RangePanelProps {
  presets: readonly RangePreset[];
  value: DayRange | null;
  today: Day;
  zone: string;
  max?: Day | undefined;
  min?: Day | undefined;
  onChange: (range: DayRange) => void;
}

/** Inside of the period selector: presets beside a calendar. Fetched when it is first opened. */
export function RangePanel({ presets, value, today, zone, max, min, onChange }: RangePanelProps) {
  const { t } = useTranslation('kit');
  return (
    <div className={css.panel}>
      <ul className={css.presets}>
        {presets.map((preset) => (
          <li key={preset.label}>
            <Button
              className={classes(
                css.presetButton,
                value?.start === preset.start && value.end === preset.end && css.isChosen,
              )}
              onPress={() => onChange({ start: preset.start, end: preset.end })}
            >
              {t(preset.label)}
            </Button>
          </li>
        ))}
        <li>
          <RangeDays value={value} min={min} max={max ?? addDays(today, -1)} onChange={onChange} />
        </li>
        <li className={css.zoneNote}>{t('days_in_zone', { zone })}</li>
      </ul>
      <RangeCalendar
        aria-label={t('choose_dates')}
        firstDayOfWeek={WEEK_START}
        value={value ? { start: parseDate(value.start), end: parseDate(value.end) } : null}
        onChange={({ start, end }) => onChange({ start: dayOf(start), end: dayOf(end) })}
        maxValue={parseDate(max ?? addDays(today, -1))}
        {...(min && { minValue: parseDate(min) })}
        {...(!value && { defaultFocusedValue: parseDate(addDays(today, -1)) })}
        className={css.calendar ?? ''}
      >
        <header className={css.month}>
          <Button slot="previous" className={css.turn ?? ''}>
            <Icon name="chevron-left" />
          </Button>
          <Heading className={css.heading ?? ''} />
          <Button slot="next" className={css.turn ?? ''}>
            <Icon name="chevron-right" />
          </Button>
        </header>
        <CalendarGrid className={css.grid ?? ''}>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={css.weekday ?? ''}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={css.cell ?? ''} />}
          </CalendarGridBody>
        </CalendarGrid>
      </RangeCalendar>
    </div>
  );
}

function dayOf(date: { year: number; month: number; day: number }): Day {
  return new CalendarDate(date.year, date.month, date.day).toString();
}
