import type { ReactNode } from 'react';
import { dayIn, isDay } from '../../../schema/foundation/dates/dates.ts';
import { timeText } from '../../../schema/foundation/dates/dateText.ts';
import { DateRangeField } from '../fields/DateRangeField.tsx';
import { FilterText, type FilterTextProps } from '../fields/FilterText.tsx';
import { MultiSelectField } from '../fields/MultiSelectField.tsx';
import { SearchField } from '../fields/SearchField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { formatDay } from '../format/dates.ts';
import css from './List.module.css';
import type { DayBounds, Days } from './listFilters.ts';
import type { BoundFilter } from './useList.ts';

/** A filter on the screen: its field, and the chip that says what is in force. */
export interface FilterField {
  name: string;
  field: ReactNode;
  chip: { label: string; value: string; onRemove: () => void } | null;
}

/** Words to search for; `chip` says what is searched, `delay` is the time after the last key in ms. */
export function searchField(
  { name, value, isSet, onChange, clear }: BoundFilter<string>,
  { label, chip, delay }: { label: string; chip: string; delay?: number },
): FilterField {
  return {
    name,
    field: <SearchField label={label} value={value} onChange={onChange} {...(delay && { delay })} />,
    chip: isSet ? { label: chip, value, onRemove: clear } : null,
  };
}

/** A choice of one; `labelOf` names every value, `all` included. */
export function choiceField<Value extends string>(
  { name, value, isSet, onChange, clear }: BoundFilter<Value>,
  {
    label,
    values,
    labelOf,
    isLabelHidden = true,
  }: {
    label: string;
    values: readonly Value[];
    labelOf: (value: Value) => string;
    isLabelHidden?: boolean;
  },
): FilterField {
  return {
    name,
    field: (
      <SelectField
        label={label}
        isLabelHidden={isLabelHidden}
        options={values.map((id) => ({ id, label: labelOf(id) }))}
        value={value}
        onChange={(next) => onChange(next as Value)}
      />
    ),
    chip: isSet ? { label, value: labelOf(value), onRemove: clear } : null,
  };
}

/** Filter that is on or off. `chip` names its state if that differs from an untouched list. */
export function flagField(
  { name, value, isSet, onChange, clear }: BoundFilter<boolean>,
  { label, chip }: { label: string; chip: { label: string; value: string } },
): FilterField {
  return {
    name,
    field: (
      <span className={css.flag}>
        <SwitchField label={label} value={value} onChange={onChange} />
      </span>
    ),
    chip: isSet ? { ...chip, onRemove: clear } : null,
  };
}

/** Days from one to another. */
export function daysField(
  { name, value, onChange, clear }: BoundFilter<Days | null>,
  { label, chip }: { label: string; chip: string },
): FilterField {
  const words = value && `${formatDay(value.start, 'range')} – ${formatDay(value.end, 'range')}`;
  return {
    name,
    field: <DateRangeField label={label} value={value} includesToday onChange={onChange} />,
    chip: words ? { label: chip, value: words, onRemove: clear } : null,
  };
}

/** Days from one to another, either of which may be open; `words` puts the days of the chip into words. */
export function boundsField(
  { name, value, isSet, onChange, clear }: BoundFilter<DayBounds>,
  { label, words }: { label: string; words: (days: { start: string | null; end: string | null }) => string },
): FilterField {
  const { start, end } = value;
  const textOf = (moment: string | null) => moment && momentText(moment);
  return {
    name,
    field: (
      <DateRangeField
        label={label}
        isLabelShown
        value={start && end && isDay(start) && isDay(end) ? { start, end } : null}
        includesToday
        onChange={onChange}
      />
    ),
    chip: isSet ? { label, value: words({ start: textOf(start), end: textOf(end) }), onRemove: clear } : null,
  };
}

/** A day, or an instant to the minute, said in UTC: it is of no zone of the reader's. */
function momentText(moment: string): string {
  if (isDay(moment)) return formatDay(moment, 'range');
  return `${formatDay(dayIn('UTC', new Date(moment)), 'range')} ${timeText(moment, 'UTC')} UTC`;
}

/** Text that is searched as the person types. `warning` points out an odd text, which is searched in any case. */
export function textField(
  { name, value, isSet, onChange, clear }: BoundFilter<string>,
  { label, ...field }: Pick<FilterTextProps, 'label' | 'warning' | 'type' | 'hint' | 'from' | 'delay'>,
): FilterField {
  return {
    name,
    field: <FilterText {...field} label={label} value={value} onChange={onChange} />,
    chip: isSet ? { label, value, onRemove: clear } : null,
  };
}

/** Choice of any number of values; `all` means none selected. */
export function choicesField<Value extends string>(
  { name, value, isSet, onChange, clear }: BoundFilter<Value[]>,
  options: {
    label: string;
    all: string;
    values: readonly Value[];
    labelOf: (value: Value) => string;
    isLabelHidden?: boolean;
  },
): FilterField {
  const { label, all, values, labelOf, isLabelHidden } = options;
  return {
    name,
    field: (
      <MultiSelectField
        label={label}
        isLabelHidden={isLabelHidden}
        placeholder={all}
        options={values.map((id) => ({ id, label: labelOf(id) }))}
        value={value}
        onChange={onChange}
      />
    ),
    chip: isSet ? { label, value: value.map(labelOf).join(', '), onRemove: clear } : null,
  };
}
