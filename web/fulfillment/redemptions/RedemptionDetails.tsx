import { useTranslation } from 'react-i18next';
import {
  type RedemptionDetailsFragment,
  RedemptionDetailsFragmentDoc,
} from '../../../operations/fulfillment/redemptions/RedemptionScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import {
  PAYMENT_TYPES,
  PROVIDER_PAYMENT_TYPES,
} from '../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import { type Fact, Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { DateText } from '../../kit/values/DateText.tsx';

/** Dates, payment and provider (RED-4, RED-46). */
export function RedemptionDetails({
  redemption: ref,
}: {
  redemption: FragmentOf<typeof RedemptionDetailsFragmentDoc>;
}) {
  const { t, i18n } = useTranslation(['redemption', 'redemptions']);
  const redemption = readFragment(RedemptionDetailsFragmentDoc, ref);
  const { provider, providerName, providerPaymentType } = redemption;
  const moments = [
    ['booked', redemption.bookedAt],
    ['activated', redemption.activatedAt],
    ['redeemed', redemption.redeemedAt],
    ['refunded', redemption.refundedAt],
    ['expires', redemption.expiresAt],
    ['updated', redemption.updatedAt],
  ] as const;
  const payments = redemption.paymentTypes.map((type) =>
    t(`redemptions:payment_type_${PAYMENT_TYPES[type] ?? 'unknown'}`),
  );
  const paid = providerPaymentType === null ? null : PROVIDER_PAYMENT_TYPES[providerPaymentType];
  const facts: Fact[] = [
    ...moments.flatMap(([name, iso]) =>
      iso === null ? [] : [{ label: t(name), value: <DateText iso={iso} withTime /> }],
    ),
    { label: t('payment_types'), value: new Intl.ListFormat(i18n.language).format(payments) },
    ...(hasHadCode(redemption) ? [{ label: t('cancelable'), value: t(cancelled(redemption)) }] : []),
    ...(provider === null ? [] : [{ label: t('provider'), value: providerName }]),
    ...(provider !== null && paid
      ? [{ label: t('provider_paid'), value: t(`redemptions:provider_payment_type_${paid}`) }]
      : []),
  ];
  return (
    <Panel title={t('details')}>
      <Facts facts={facts} />
    </Panel>
  );
}

/** Only a redeemed redemption has a code. */
const hasHadCode = ({ redeemedAt }: { redeemedAt: string | null }) => redeemedAt !== null;

/** After a refund with an invalidated code, nothing is left to cancel. */
const cancelled = ({ state, stateDetails, cancelable }: RedemptionDetailsFragment) => {
  if (state === 'refunded' && stateDetails === 'refunded') return 'code_cancelled';
  return cancelable ? 'yes' : 'no';
};
