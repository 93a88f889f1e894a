import { useTranslation } from 'react-i18next';
import { RedemptionGlobalInfoFragmentDoc } from '../../../operations/fulfillment/redemptions/RedemptionScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { AdvertiserLink } from '../../advertisers/shared/AdvertiserLink.tsx';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { type Fact, Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { OrderId } from '../../kit/values/OrderId.tsx';
import { Can } from '../../kit/viewer/Can.tsx';
import { dispatchRoute, promotionRoute } from '../../routes/promotions.ts';

/** The reward, and its owner (RED-3). */
export function RedemptionGlobalInfo({
  redemption: ref,
}: {
  redemption: FragmentOf<typeof RedemptionGlobalInfoFragmentDoc>;
}) {
  const { t } = useTranslation('redemption');
  const redemption = readFragment(RedemptionGlobalInfoFragmentDoc, ref);
  const { advertiserId, promotionSummary: promotion, reward, dispatchId } = redemption;
  const place = { advertiserId, promotionId: promotion.id };
  const optionalFact = (label: string, value: string | null): Fact[] =>
    value === null ? [] : [{ label, value }];
  const facts: Fact[] = [
    { label: t('reward'), value: reward.name },
    { label: t('sku'), value: reward.sku },
    { label: t('value'), value: <Money money={redemption.value} /> },
    {
      label: t('advertiser'),
      value: <AdvertiserLink advertiserId={advertiserId}>{redemption.advertiserName}</AdvertiserLink>,
    },
    {
      label: t('promotion'),
      value: (
        <Can ability="viewPromotions" otherwise={promotion.name}>
          <TextLink href={promotionRoute.href(place)}>{promotion.name}</TextLink>
        </Can>
      ),
    },
    ...(redemption.orderId === null
      ? []
      : [{ label: t('order_id'), value: <OrderId value={redemption.orderId} /> }]),
    ...optionalFact(t('external_ref'), redemption.externalRef),
    ...optionalFact(t('company_name'), redemption.companyName),
    ...(dispatchId === null
      ? []
      : [
          {
            label: t('dispatch'),
            value: (
              <TextLink href={dispatchRoute.href({ ...place, dispatchId })}>
                {t('dispatch_number', { id: dispatchId })}
              </TextLink>
            ),
          },
        ]),
  ];
  return (
    <Panel title={t('global_info')}>
      <Facts facts={facts} />
    </Panel>
  );
}
