import { useTranslation } from 'react-i18next';
import type { NewRedemptionRewardFragment } from '../../../../operations/fulfillment/redemptions/RedemptionCreateScreen.generated.ts';
import { isPlaceholderName } from '../../../../schema/foundation/text/personNames.ts';
import { looksLikeDate } from '../../../../schema/fulfillment/orderId.ts';
import { AdvertiserPicker } from '../../../advertisers/shared/AdvertiserPicker.tsx';
import { CheckboxField } from '../../../kit/fields/CheckboxField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import type { PickerItem } from '../../../kit/fields/PickerField.tsx';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { formatMoney } from '../../../kit/format/money.ts';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { AdvertiserPromotionPicker, PromotionPicker } from '../../../promotions/shared/PromotionPicker.tsx';
import { type CreatingPromotion, valueExample } from './newRedemptionFacts.ts';
import type { NewRedemptionFormApi } from './useNewRedemptionForm.ts';

interface Props {
  form: NewRedemptionFormApi;
  /** The message uses the recipient's name, which is not known. */
  asksName: boolean;
  names: { advertiser: PickerItem | null; promotion: PickerItem | null };
  promotion: CreatingPromotion | null;
  isLoading: boolean;
  problem: string | null;
}

/** The fields of one redemption: the reward, then the recipient (REDNEW-1 … REDNEW-7). */
export function NewRedemptionFields({ form, asksName, names, promotion, isLoading, problem }: Props) {
  const { t, i18n } = useTranslation('redemptionNew');
  const { advertiserId, rewardSku } = form.values;
  const { needsReward, valueCurrency, isValueOptional } = form.facts;
  const choiceHint = isValueOptional ? t('value_choice_hint') : undefined;
  const valueHint = /^0+(\.0*)?$/.test(form.values.value ?? '') ? t('value_zero') : choiceHint;
  const closed = closedBy(promotion);
  const promotionField = {
    ...rest(form.field('promotionId')),
    label: t('promotion'),
    isRequired: true,
    value: names.promotion,
    error: problem ?? (closed && t(closed)) ?? form.errors.promotionId,
    onChange: form.choosePromotion,
  };
  return (
    <>
      <Panel title={t('what')}>
        <Stack gap={4}>
          <AdvertiserPicker
            {...rest(form.field('advertiserId'))}
            label={t('advertiser')}
            isRequired
            value={names.advertiser}
            onChange={form.chooseAdvertiser}
          />
          {advertiserId ? (
            <AdvertiserPromotionPicker {...promotionField} key={advertiserId} advertiserId={advertiserId} />
          ) : (
            <PromotionPicker {...promotionField} />
          )}
          <SelectField
            {...form.field('rewardSku')}
            label={t('reward')}
            isRequired={needsReward}
            isDisabled={!promotion || closed !== null}
            placeholder={
              isLoading
                ? t('rewards_loading')
                : needsReward || !promotion
                  ? t('choose')
                  : t('recipient_chooses')
            }
            value={rewardSku ?? (promotion?.hasChoice ? '' : null)}
            options={[
              ...(promotion?.hasChoice ? [{ id: '', label: t('recipient_chooses') }] : []),
              ...(promotion?.rewards ?? []).map((reward) => ({
                id: reward.sku,
                label: reward.name,
                detail: [reward.sku, worth(reward)].join(' · '),
              })),
            ]}
            hint={promotion?.hasChoice ? t('reward_choice_hint') : undefined}
            onChange={(sku) => form.chooseReward(sku || null)}
          />
          {valueCurrency && (
            <NumberField
              {...form.field('value')}
              label={t('value')}
              isRequired={!isValueOptional}
              placeholder={valueExample(valueCurrency)}
              suffix={valueCurrency}
              hint={valueHint}
            />
          )}
        </Stack>
      </Panel>
      <Panel title={t('for_whom')}>
        <Stack gap={4}>
          <TextField
            {...form.field('orderId')}
            label={t('order_id')}
            isRequired
            autoComplete="off"
            hint={t(looksLikeDate(form.values.orderId ?? '') ? 'order_id_date' : 'order_id_hint')}
          />
          <TextField
            {...form.field('email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            label={t('email')}
            isRequired={false}
            isDisabled={!form.takesEmail}
            hint={t(form.takesEmail ? 'email_hint' : 'email_after_order_id')}
          />
          {asksName && (
            <>
              <TextField
                {...form.field('firstName')}
                label={t('first_name')}
                isRequired={isBlank(form.values.lastName)}
                autoComplete="off"
                hint={t(isPlaceholderName(form.values.firstName ?? '') ? 'name_odd' : 'name_hint')}
              />
              <TextField
                {...form.field('lastName')}
                label={t('last_name')}
                hint={isPlaceholderName(form.values.lastName ?? '') ? t('name_odd') : undefined}
                isRequired={isBlank(form.values.firstName)}
                autoComplete="off"
              />
            </>
          )}
          <CheckboxField
            name="testing"
            label={t('testing')}
            hint={t('testing_hint')}
            value={form.values.testing ?? false}
            onChange={(isOn) => form.setValue('testing', isOn)}
          />
        </Stack>
      </Panel>
    </>
  );

  function worth({ variableValue, faceValue }: NewRedemptionRewardFragment): string {
    return variableValue
      ? t('any_value', { currency: faceValue.currency })
      : formatMoney(faceValue, i18n.language);
  }
}

/** One of the two names is required: where the other is blank, this one. */
const isBlank = (name: string | null | undefined): boolean => (name ?? '').trim() === '';

/** Why no redemption of a promotion can be created, as a translation key (REDNEW-16, REDNEW-17, REDNEW-21). */
function closedBy(promotion: CreatingPromotion | null): 'over' | 'to_come' | 'no_reward' | null {
  if (!promotion) return null;
  if (promotion.isOver) return 'over';
  if (promotion.isToCome) return 'to_come';
  return promotion.rewards.length === 0 ? 'no_reward' : null;
}

/** Field props without value and change handler, which differ from the form's. */
const rest = <Field extends { value: unknown; onChange: unknown }>({
  value: _,
  onChange: __,
  ...field
}: Field) => field;
