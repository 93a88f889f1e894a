import { useTranslation } from 'react-i18next';
import { allowsStrongFraud } from '../../../schema/promotions/promotionRules.ts';
import {
  FRAUD_LEVELS,
  PROMOTION_LOCALES,
  REDEEM_FREQUENCIES,
} from '../../../schema/promotions/promotionValues.ts';
import { CountriesField } from '../../foundation/forms/CountriesField.tsx';
import { CheckboxGroupField } from '../../kit/fields/CheckboxGroupField.tsx';
import { RadioField } from '../../kit/fields/RadioField.tsx';
import { languageName } from '../../kit/format/languages.ts';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { situationOf } from './promotionForm.ts';
import type { SettingFields } from './useSettingFields.ts';

/** Settings of who may redeem and how often (WIZSET-18 … WIZSET-21). Strong protection requires accounts only (WIZSET-22, WIZSET-23). */
export function PromotionFraud({ settings }: { settings: SettingFields }) {
  const { t, i18n } = useTranslation('promotionSettings');
  const { field, isShown, form, facts } = settings;
  if (!isShown('fraudLevel')) return null;
  const canBeStrong = allowsStrongFraud(situationOf(form.values, facts));
  const level = field('fraudLevel');
  return (
    <Panel title={t('fraud')}>
      <Stack>
        <RadioField
          {...level}
          label={t('fraudLevel')}
          options={FRAUD_LEVELS.map((id) => ({
            id,
            label: t(`fraud_${id}`),
            isDisabled: id === 'strong' && !canBeStrong,
          }))}
          hint={canBeStrong ? undefined : t('strong_hint')}
        />
        <RadioField
          {...field('redeemFrequency')}
          label={t('redeemFrequency')}
          options={REDEEM_FREQUENCIES.map((id) => ({ id, label: t(`frequency_${id}`) }))}
        />
        <CountriesField {...field('restrictedCountries')} label={t('restrictedCountries')} withoutWorldwide />
        <CheckboxGroupField
          {...field('restrictedLanguages')}
          label={t('restrictedLanguages')}
          options={PROMOTION_LOCALES.map((id) => ({ id, label: languageName(id, i18n.language) }))}
        />
      </Stack>
    </Panel>
  );
}
