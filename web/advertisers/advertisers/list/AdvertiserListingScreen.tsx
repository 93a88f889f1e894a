import { useTranslation } from 'react-i18next';
import { AdvertiserListingScreenDocument } from '../../../../operations/advertisers/advertisers/AdvertiserListingScreen.generated.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { LinkButton } from '../../../kit/actions/LinkButton.tsx';
import { Screen } from '../../../kit/layout/Screen.tsx';
import { Can } from '../../../kit/viewer/Can.tsx';
import { advertiserCreateRoute, advertiserListingRoute } from '../../../routes/advertisers.ts';
import { AdvertiserList } from './AdvertiserList.tsx';
import { useAdvertiserList } from './advertiserList.ts';

/** The list alone, with the button for a new advertiser for holders of createAdvertisers. */
export function AdvertiserListingScreen() {
  const { t } = useTranslation('advertisers');
  const { list, variables } = useAdvertiserList(advertiserListingRoute.path);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(AdvertiserListingScreenDocument, variables);
  return (
    <Screen
      title={t('listing_title')}
      actions={
        <Can ability="createAdvertisers">
          <LinkButton href={advertiserCreateRoute.href()} variant="primary" icon="plus">
            {t('new')}
          </LinkButton>
        </Can>
      }
    >
      <AdvertiserList
        page={data?.advertisers}
        list={list}
        error={errorAt('advertisers')}
        isLoading={isLoading}
        onRetry={refetch}
      />
    </Screen>
  );
}
