import { useTranslation } from 'react-i18next';
import { CodesScreenDocument } from '../../../../operations/fulfillment/codes/CodesScreen.generated.ts';
import type { DispatchPromotionFragment } from '../../../../operations/fulfillment/dispatches/QuantityDispatch.generated.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { DispatchFrame, type Place } from '../DispatchFrame.tsx';
import { RecipientDispatch } from '../RecipientDispatch.tsx';
import { QuantityDispatch } from './QuantityDispatch.tsx';

/** Codes of a promotion: sent if the promotion notifies recipients, otherwise downloaded (PROMO-46, PROMO-47, CODES-1 … CODES-10). */
export function CodesScreen(place: Place) {
  const { t } = useTranslation('dispatches');
  const query = useScreenQuery(CodesScreenDocument, { id: place.promotionId });
  return (
    <DispatchFrame
      place={place}
      query={query}
      titleOf={(promotion) => t(`title.${kindOf(promotion)}`)}
      // A sheet uses all available room.
      width={(promotion) => (kindOf(promotion) === 'send_codes' ? 'full' : 'form')}
    >
      {(promotionData, promotion) => {
        const kind = kindOf(promotion);
        const rest = { promotion, error: query.errorAt('promotion.first'), onRetry: query.refetch };
        return kind === 'send_codes' ? (
          <RecipientDispatch {...rest} kind={kind} recipients={promotionData} />
        ) : (
          <QuantityDispatch {...rest} kind={kind} rewards={promotionData} />
        );
      }}
    </DispatchFrame>
  );
}

const kindOf = (promotion: DispatchPromotionFragment | null) =>
  promotion?.notificationChannels.length ? 'send_codes' : 'download_codes';
