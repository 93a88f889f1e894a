import { useTranslation } from 'react-i18next';
import { CodesScreenDocument } from '../../../operations/dispatches/CodesScreen.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { DispatchFrame, type Place } from './DispatchFrame.tsx';
import { QuantityDispatch } from './QuantityDispatch.tsx';

/** Codes of a promotion: sent where recipients are written to, else downloaded (PROMO-46, PROMO-47, CODES-1 … CODES-10). */
export function CodesScreen(place: Place) {
  const { t } = useTranslation('dispatches');
  const query = useScreenQuery(CodesScreenDocument, { id: place.promotionId });
  return (
    <DispatchFrame place={place} query={query} titleOf={() => t('title.download_codes')}>
      {(found, promotion) => (
        <QuantityDispatch
          promotion={promotion}
          rewards={found}
          kind="download_codes"
          error={query.errorAt('promotion.first')}
          onRetry={query.refetch}
        />
      )}
    </DispatchFrame>
  );
}
