import { type CalendarDate, parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../../schema/foundation/dates/dates.ts';
import { classes } from '../classes.ts';
import { WEEK_START } from '../format/dates.ts';
import { Icon } from '../Icon.tsx';
import { omitUndefined } from '../omitUndefined.ts';
import range from './DateRange.module.css';
import css from './DayField.module.css';
import field from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps } from './fieldProps.ts';

export interface DayFieldProps extends Omit<FieldProps<Day | null, Day | null>, 'placeholder'> {
  /** Earliest day that the calendar offers. The form's rules judge an earlier day that is typed. */
  min?: Day | undefined;
  /** Latest day the calendar offers, likewise. */
  max?: Day | undefined;
  /** Called once the person is done: a day was selected in the calendar, Enter was pressed, or the field was left. Typing a day passes through others. */
  onSettled?: ((day: Day | null) => void) | undefined;
}

/** Days stand first everywhere else too (FMT-8); plain English would begin with the month. */
const DAY_FIRST: Record<string, string> = { en: 'en-GB' };

/** One calendar day, typed part by part or chosen from a calendar; null until it is whole. */
export function DayField(props: DayFieldProps) {
  const {
    label,
    value,
    onChange,
    onSettled,
    min,
    max,
    error,
    hint,
    isRequired,
    isLabelHidden,
    name,
    ...others
  } = props;
  const { i18n } = useTranslation('kit');
  return (
    <I18nProvider locale={DAY_FIRST[i18n.language] ?? i18n.language}>
      <DatePicker<CalendarDate>
        {...omitUndefined(others)}
        onBlur={() => {
          others.onBlur?.();
          onSettled?.(value);
        }}
        value={value ? parseDate(value) : null}
        onChange={(day) => onChange(day ? day.toString() : null)}
        {...(min && { minValue: parseDate(min) })}
        {...(max && { maxValue: parseDate(max) })}
        shouldForceLeadingZeros
        isRequired={isRequired ?? false}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        className={classes(field.field, css.field)}
        {...(name && { 'data-field': name })}
      >
        <FieldLabel label={label} isRequired={isRequired} isHidden={isLabelHidden} />
        <Group
          className={classes(field.box, css.box)}
          onKeyDownCapture={({ key, target }) => {
            // Enter on the button opens the calendar, so this handles only the parts of the date.
            if (key === 'Enter' && (target as HTMLElement).getAttribute('role') === 'spinbutton')
              onSettled?.(value);
          }}
        >
          <DateInput className={css.input ?? ''}>
            {(segment) => <DateSegment segment={segment} className={css.segment ?? ''} />}
          </DateInput>
          <Button className={css.open ?? ''}>
            <Icon name="calendar" size={16} />
          </Button>
        </Group>
        <FieldNote error={error} hint={hint} />
        <Popover placement="bottom end" className={range.popover ?? ''}>
          <Dialog aria-label={label} className={range.dialog ?? ''}>
            <Calendar
              aria-label={label}
              firstDayOfWeek={WEEK_START}
              onChange={(day) => onSettled?.(day.toString())}
            >
              <header className={range.month}>
                <Button slot="previous" className={range.turn ?? ''}>
                  <Icon name="chevron-left" />
                </Button>
                <Heading className={range.heading ?? ''} />
                <Button slot="next" className={range.turn ?? ''}>
                  <Icon name="chevron-right" />
                </Button>
              </header>
              <CalendarGrid className={range.grid ?? ''}>
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell className={range.weekday ?? ''}>{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => <CalendarCell date={date} className={classes(range.cell, css.day)} />}
                </CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}
