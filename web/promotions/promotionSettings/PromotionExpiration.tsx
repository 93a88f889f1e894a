import { useTranslation } from 'react-i18next';
import { AUTO_CANCEL_DAYS } from '../../../schema/promotions/promotionValues.ts';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { Stack } from '../../kit/layout/Columns.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import type { SettingFields } from './useSettingFields.ts';

/** Days until links expire, and whether booked redemptions are canceled automatically (WIZSET-24 … WIZSET-27). */
export function PromotionExpiration({ settings: { field, form } }: { settings: SettingFields }) {
  const { t } = useTranslation('promotionSettings');
  const days = form.values.redemptionExpirationDelay;
  return (
    <Panel title={t('expiration')}>
      <Stack>
        <NumberField
          {...field('redemptionExpirationDelay')}
          label={t('redemptionExpirationDelay')}
          isRequired={false}
          value={days === null || days === undefined ? '' : String(days)}
          onChange={(text) => form.setValue('redemptionExpirationDelay', text === '' ? null : text)}
          suffix={t('days')}
          hint={t('redemptionExpirationDelay_hint')}
        />
        <CheckboxField
          {...field('autoCancelCode')}
          label={t('autoCancelCode', { count: AUTO_CANCEL_DAYS })}
          hint={t('autoCancelCode_hint')}
        />
      </Stack>
    </Panel>
  );
}
