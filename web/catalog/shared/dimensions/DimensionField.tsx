import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DimensionFieldFragment } from '../../../../operations/catalog/dimensions/DimensionField.generated.ts';
import { acceptsFreeText, type DimensionType } from '../../../../schema/catalog/dimensions.ts';
import { durationOf, periodOf } from '../../../../schema/catalog/dimensionTexts.ts';
import { CheckboxGroupField } from '../../../kit/fields/CheckboxGroupField.tsx';
import type { FieldProps } from '../../../kit/fields/fieldProps.ts';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { YesNoField } from '../../../kit/fields/RadioField.tsx';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { SpanFields } from './SpanFields.tsx';

/** The data of a dimension that its fields need. */
export type Definition = Omit<DimensionFieldFragment, 'type'> & { type: DimensionType };

export interface DimensionFieldProps extends Omit<FieldProps<readonly string[], string[]>, 'placeholder'> {
  dimension: Definition;
}

/** The field of a dimension's value, by its type; the value is a list of texts, empty without a value. Text is typed only if there are no choices (DIM-15). */
export function DimensionField({ dimension, value, onChange, ...field }: DimensionFieldProps) {
  const { t } = useTranslation('rewards');
  const { type, values, multiple } = dimension;
  const [first = ''] = value;
  const one = { ...field, value: first, onChange: (text: string) => onChange(text === '' ? [] : [text]) };
  const options = values.map(({ value: id, name }) => ({ id, label: name }));
  if (type === 'boolean')
    return (
      <YesNoField
        {...field}
        value={first === '' ? null : first === 'true'}
        onChange={(is) => onChange([String(is)])}
      />
    );
  if (type === 'number') return <NumberField {...one} />;
  if (type === 'range') return <RangeValueField {...one} />;
  if (type === 'period') return <PeriodField {...one} />;
  if (type === 'multi-select' || (multiple && options.length > 0))
    return <CheckboxGroupField {...field} value={value} onChange={onChange} options={options} isRow />;
  if (!acceptsFreeText(dimension)) return <SelectField {...one} options={options} />;
  if (!multiple) return <TextField {...one} autoComplete="off" />;
  return (
    <TextAreaField
      {...field}
      hint={t('one_a_line')}
      value={value.join('\n')}
      onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
    />
  );
}

/** Both ends of a range as one text, `3..12`; empty while both are missing. */
function RangeValueField({ value, onChange, ...field }: FieldProps<string, string>) {
  const { t } = useTranslation('rewards');
  const [from = '', to = ''] = value.split('..');
  const change = (ends: [string, string]) => onChange(ends.every((end) => end === '') ? '' : ends.join('..'));
  return (
    <SpanFields {...field}>
      <NumberField label={t('range_from')} value={from} onChange={(text) => change([text, to])} />
      <NumberField label={t('range_to')} value={to} onChange={(text) => change([from, text])} />
    </SpanFields>
  );
}

const SPANS = ['years', 'months', 'weeks', 'days'] as const;
type Span = (typeof SPANS)[number];

/** The four parts of a period as one text, an ISO 8601 duration; all of them are required (DIM-13). */
function PeriodField({ value, onChange, ...field }: FieldProps<string, string>) {
  const { t } = useTranslation('rewards');
  const [typed, setTyped] = useState<Partial<Record<Span, string>>>(() => textsOf(value));
  function change(span: Span, text: string) {
    const next = { ...typed, [span]: text };
    setTyped(next);
    onChange(periodText(next));
  }
  return (
    <SpanFields {...field}>
      {SPANS.map((span) => (
        <NumberField
          key={span}
          label={t(`unit_${span}`)}
          value={typed[span] ?? ''}
          onChange={(text) => change(span, text)}
        />
      ))}
    </SpanFields>
  );
}

/** Separator of the parts of an incomplete period. */
const BETWEEN = '/';

function textsOf(value: string): Partial<Record<Span, string>> {
  const period = periodOf(value);
  const texts = period ? SPANS.map((span) => String(period[span])) : value.split(BETWEEN);
  return Object.fromEntries(SPANS.map((span, place) => [span, texts[place] ?? '']));
}

/** Empty if nothing is typed; parts that are missing or no whole number stay as they are, so that the rules refuse them. */
function periodText(typed: Partial<Record<Span, string>>): string {
  const texts = SPANS.map((span) => typed[span]?.trim() ?? '');
  if (texts.every((text) => text === '')) return '';
  const [years, months, weeks, days] = texts.map((text) => (/^\d{1,9}$/.test(text) ? Number(text) : null));
  if (years == null || months == null || weeks == null || days == null) return texts.join(BETWEEN);
  return durationOf({ years, months, weeks, days });
}
