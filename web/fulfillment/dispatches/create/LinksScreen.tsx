import { useTranslation } from 'react-i18next';
import { LinksScreenDocument } from '../../../../operations/fulfillment/dispatches/LinksScreen.generated.ts';
import type { DispatchPromotionFragment } from '../../../../operations/fulfillment/dispatches/QuantityDispatch.generated.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { DispatchFrame, type Place } from '../DispatchFrame.tsx';
import { RecipientDispatch } from '../RecipientDispatch.tsx';
import { QuantityDispatch } from './QuantityDispatch.tsx';

/** Links of a promotion: sent if the promotion notifies recipients, otherwise downloaded (PROMO-48, PROMO-49, LINKS-1 … LINKS-6). */
export function LinksScreen(place: Place) {
  const { t } = useTranslation('dispatches');
  const query = useScreenQuery(LinksScreenDocument, { id: place.promotionId });
  return (
    <DispatchFrame
      place={place}
      query={query}
      titleOf={(promotion) => t(`title.${kindOf(promotion)}`)}
      // A sheet uses all available room.
      width={(promotion) => (kindOf(promotion) === 'send_links' ? 'full' : 'form')}
    >
      {(promotionData, promotion) => {
        const kind = kindOf(promotion);
        const rest = { promotion, error: query.errorAt('promotion.first'), onRetry: query.refetch };
        return kind === 'send_links' ? (
          <RecipientDispatch {...rest} kind={kind} recipients={promotionData} />
        ) : (
          <QuantityDispatch {...rest} kind={kind} rewards={promotionData} />
        );
      }}
    </DispatchFrame>
  );
}

const kindOf = (promotion: DispatchPromotionFragment | null) =>
  promotion?.activationNotificationChannels.length ? 'send_links' : 'download_links';
