import { useTranslation } from 'react-i18next';
import { AUTO_CANCEL_DAYS } from '../../../schema/promotions/promotionValues.ts';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { RadioField } from '../../kit/fields/RadioField.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { PromotionFraud } from './PromotionFraud.tsx';
import { PromotionGeneral } from './PromotionGeneral.tsx';
import { PromotionNotification } from './PromotionNotification.tsx';
import { PromotionPortal } from './PromotionPortal.tsx';
import { PromotionSharing } from './PromotionSharing.tsx';
import type { PromotionFacts, PromotionForm } from './promotionForm.ts';
import { type SettingFields, useSettingFields } from './useSettingFields.ts';

export interface PromotionSettingsFieldsProps {
  form: PromotionForm;
  facts: PromotionFacts;
  /** Suffix after the label of the portal's domain: `.rewards.example`. */
  portalSuffix: string;
  /** The edited promotion. */
  promotionId?: string | undefined;
}

/** The settings of a promotion in their sections, for creation and editing (WIZSET-2); the rules decide which ones are shown. */
export function PromotionSettingsFields(props: PromotionSettingsFieldsProps) {
  const { form, facts, portalSuffix, promotionId } = props;
  const settings = useSettingFields(form, facts);
  return (
    <>
      <PromotionGeneral settings={settings} />
      <PromotionRewardMode settings={settings} />
      <PromotionFraud settings={settings} />
      <PromotionExpiration settings={settings} />
      <PromotionNotification settings={settings} />
      <PromotionPortal settings={settings} portalSuffix={portalSuffix} promotionId={promotionId} />
      <PromotionSharing settings={settings} />
    </>
  );
}

/** Days until links expire, and whether booked redemptions are canceled automatically (WIZSET-24 … WIZSET-27). */
function PromotionExpiration({ settings: { field, form } }: { settings: SettingFields }) {
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

/** Field that lets recipients choose among several rewards, or gives them one (WIZSET-17). */
function PromotionRewardMode({ settings: { field, isShown } }: { settings: SettingFields }) {
  const { t } = useTranslation('promotionSettings');
  if (!isShown('multipleRewards')) return null;
  const { value, onChange, ...rest } = field('multipleRewards');
  return (
    <Panel title={t('reward_mode')}>
      <RadioField
        {...rest}
        isRequired
        label={t('multipleRewards')}
        options={[
          { id: 'single', label: t('single_reward') },
          { id: 'multiple', label: t('multiple_rewards') },
        ]}
        value={value ? 'multiple' : 'single'}
        onChange={(mode) => onChange(mode === 'multiple')}
        hint={t(value ? 'multiple_rewards_hint' : 'single_reward_hint')}
      />
    </Panel>
  );
}
