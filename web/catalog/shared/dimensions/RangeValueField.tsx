import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../kit/fields/fieldProps.ts';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { SpanFields } from './SpanFields.tsx';

/** Both ends of a range as one text, `3..12`; empty while both are missing. */
export function RangeValueField({ value, onChange, ...field }: FieldProps<string, string>) {
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
