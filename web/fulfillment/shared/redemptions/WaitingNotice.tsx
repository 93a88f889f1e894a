import { useTranslation } from 'react-i18next';
import type { RedemptionActionsFragment } from '../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { LinkButton } from '../../../kit/actions/LinkButton.tsx';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { dispatchRoute } from '../../../routes/promotions.ts';

/** A booked redemption that nothing ends by itself: why it waits, and the way to what ends it. */
export function WaitingNotice({ redemption }: { redemption: RedemptionActionsFragment }) {
  const { t } = useTranslation('redemptionActions');
  const { t: words } = useTranslation('dispatches');
  const { state, expirationDatetime, dispatchId, advertiserId, promotionSummary } = redemption;
  if (state !== 'booked' || expirationDatetime !== null || promotionSummary.autoCancelCode) return null;
  const batch =
    dispatchId === null
      ? null
      : dispatchRoute.href({ advertiserId, promotionId: promotionSummary.id, dispatchId });
  return (
    <Banner
      tone="info"
      title={t('waits')}
      actions={
        batch && (
          <LinkButton size="small" href={batch}>
            {t('waits_open')}
          </LinkButton>
        )
      }
    >
      <p>{t('waits_text', { action: words('cancel') })}</p>
    </Banner>
  );
}
