import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../kit/format/money.ts';
import { Facts } from '../../../kit/layout/Facts.tsx';
import type { CreatingPromotion } from './newRedemptionFacts.ts';
import type { NewRedemptionAsk } from './useNewRedemption.ts';

/** The redemption to be created, in the texts of the form. */
export function NewRedemptionSummary({
  ask,
  promotion,
}: {
  ask: NewRedemptionAsk;
  promotion: CreatingPromotion;
}) {
  const { t, i18n } = useTranslation('redemptionNew');
  const reward = promotion.rewards.find(({ sku }) => sku === ask.rewardSku);
  const currency = reward?.faceValue.currency ?? promotion.currency ?? 'EUR';
  const value = ask.value ? { amount: ask.value, currency } : reward?.faceValue;
  return (
    <Facts
      isRows
      facts={[
        { label: t('promotion'), value: promotion.name },
        { label: t('reward'), value: reward?.name ?? t('recipient_chooses') },
        ...(value
          ? [{ label: t(reward ? 'value' : 'value_up_to'), value: formatMoney(value, i18n.language) }]
          : []),
        { label: t('order_id'), value: ask.orderId },
        { label: t('email'), value: ask.writtenEmail ?? t('nobody_yet') },
        ...(ask.testing ? [{ label: t('testing'), value: t('is_testing') }] : []),
      ]}
    />
  );
}
