import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { durationOf, periodOf } from '../../../../schema/catalog/dimensionTexts.ts';
import type { FieldProps } from '../../../kit/fields/fieldProps.ts';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { SpanFields } from './SpanFields.tsx';

const SPANS = ['years', 'months', 'weeks', 'days'] as const;
type Span = (typeof SPANS)[number];

/** The four parts of a period as one text, an ISO 8601 duration; all of them are required (DIM-13). */
export function PeriodField({ value, onChange, ...field }: FieldProps<string, string>) {
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
