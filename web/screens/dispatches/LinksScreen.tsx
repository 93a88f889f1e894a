import { useTranslation } from 'react-i18next';
import { LinksScreenDocument } from '../../../operations/dispatches/LinksScreen.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { DispatchFrame, type Place } from './DispatchFrame.tsx';
import { QuantityDispatch } from './QuantityDispatch.tsx';

/** Links of a promotion: sent where recipients are written to, else downloaded (PROMO-48, PROMO-49, LINKS-1 … LINKS-6). */
export function LinksScreen(place: Place) {
  const { t } = useTranslation('dispatches');
  const query = useScreenQuery(LinksScreenDocument, { id: place.promotionId });
  return (
    <DispatchFrame place={place} query={query} titleOf={() => t('title.download_links')}>
      {(found, promotion) => (
        <QuantityDispatch
          promotion={promotion}
          rewards={found}
          kind="download_links"
          error={query.errorAt('promotion.first')}
          onRetry={query.refetch}
        />
      )}
    </DispatchFrame>
  );
}
