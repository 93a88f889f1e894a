import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TIME_ZONES } from '../../schema/foundation/dates/dates.ts';
import { CheckboxField } from '../kit/fields/CheckboxField.tsx';
import { DateRangeField } from '../kit/fields/DateRangeField.tsx';
import { MultiSelectField } from '../kit/fields/MultiSelectField.tsx';
import { PickerField, type PickerItem } from '../kit/fields/PickerField.tsx';
import { YesNoField } from '../kit/fields/RadioField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { SwitchField } from '../kit/fields/SwitchField.tsx';
import { type DayRange, last7Days } from '../kit/format/ranges.ts';
import { Specimen, Specimens } from './Specimen.tsx';
import { SAMPLE_SEVERITIES, SAMPLE_TODAY, searchFailing, searchSample } from './sampleRows.ts';

const ZONES = TIME_ZONES.map((id) => ({ id, label: id }));

/** Fields with choices. */
export function ChoiceFieldsSection() {
  const { t } = useTranslation('ui-components');
  const [severity, setSeverity] = useState<string | null>(null);
  const [severities, setSeverities] = useState<string[]>([]);
  const [zone, setZone] = useState<string>('Europe/Paris');
  const [product, setProduct] = useState<PickerItem | null>(null);
  const [range, setRange] = useState<DayRange>(last7Days(SAMPLE_TODAY));
  const [isOn, setOn] = useState(true);
  const [answer, setAnswer] = useState<boolean | null>(null);
  return (
    <Specimens>
      <Specimen name={t('state.default')}>
        <SelectField
          label={t('sample.severity')}
          options={SAMPLE_SEVERITIES}
          value={severity}
          onChange={setSeverity}
        />
      </Specimen>
      <Specimen name={t('sample.with_search')}>
        <SelectField label={t('sample.zone')} options={ZONES} value={zone} onChange={setZone} />
      </Specimen>
      <Specimen name={t('state.invalid')}>
        <SelectField
          label={t('sample.severity')}
          options={SAMPLE_SEVERITIES}
          value={null}
          onChange={setSeverity}
          error={t('rules:required')}
        />
      </Specimen>
      <Specimen name={t('state.disabled')}>
        <SelectField
          label={t('sample.severity')}
          options={SAMPLE_SEVERITIES}
          value="info"
          onChange={setSeverity}
          isDisabled
        />
      </Specimen>
      <Specimen name="MultiSelectField">
        <MultiSelectField
          label={t('sample.severity')}
          placeholder={t('kit:choose')}
          options={SAMPLE_SEVERITIES}
          value={severities}
          onChange={setSeverities}
        />
      </Specimen>
      <Specimen name="PickerField">
        <PickerField
          label={t('sample.product')}
          value={product}
          onChange={setProduct}
          onSearch={searchSample}
        />
      </Specimen>
      <Specimen name={t('state.error')}>
        <PickerField
          label={t('sample.product')}
          value={null}
          onChange={setProduct}
          onSearch={searchFailing}
        />
      </Specimen>
      <Specimen name="DateRangeField" isWide>
        <DateRangeField label={t('sample.period')} value={range} onChange={setRange} today={SAMPLE_TODAY} />
      </Specimen>
      <Specimen name="SwitchField">
        <SwitchField
          label={t('sample.notifications')}
          value={isOn}
          onChange={setOn}
          hint={t('sample.notifications_hint')}
        />
        <SwitchField
          label={t('sample.budget_alerts')}
          value={isOn}
          onChange={setOn}
          waiting={t('sample.waiting')}
        />
        <SwitchField label={t('state.disabled')} value={false} onChange={setOn} isDisabled />
      </Specimen>
      <Specimen name="RadioField">
        <YesNoField label={t('sample.debit_pending')} value={answer} onChange={setAnswer} />
        <YesNoField
          label={t('sample.committed')}
          value={null}
          onChange={setAnswer}
          error={t('rules:required')}
        />
      </Specimen>
      <Specimen name="CheckboxField">
        <CheckboxField label={t('sample.confirm')} value={isOn} onChange={setOn} />
        <CheckboxField label={t('sample.some')} value={false} onChange={setOn} isIndeterminate />
        <CheckboxField
          label={t('state.invalid')}
          value={false}
          onChange={setOn}
          error={t('rules:required')}
        />
        <CheckboxField label={t('state.disabled')} value={true} onChange={setOn} isDisabled />
      </Specimen>
    </Specimens>
  );
}
