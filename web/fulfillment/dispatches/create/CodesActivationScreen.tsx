import { useTranslation } from 'react-i18next';
import { CodesActivationScreenDocument } from '../../../../operations/fulfillment/codes/CodesActivationScreen.generated.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { DispatchFrame, type Place } from '../DispatchFrame.tsx';
import { CodeActivations } from './CodeActivations.tsx';
import { QuantityDispatch } from './QuantityDispatch.tsx';

/** Activates printed codes of the advertiser (PROMO-50, ACTIV-1 … ACTIV-11); activated ones are listed below. */
export function CodesActivationScreen(place: Place) {
  const { t } = useTranslation('dispatches');
  const query = useScreenQuery(CodesActivationScreenDocument, { id: place.promotionId });
  return (
    <DispatchFrame place={place} query={query} titleOf={() => t('title.activate_codes')}>
      {(promotionData, promotion) => (
        <>
          <QuantityDispatch
            promotion={promotion}
            rewards={promotionData}
            kind="activate_codes"
            error={query.errorAt('promotion.first')}
            onRetry={query.refetch}
          />
          <CodeActivations place={place} />
        </>
      )}
    </DispatchFrame>
  );
}
