import { useTranslation } from 'react-i18next';
import { AdvertiserCreateScreenDocument } from '../../../../operations/advertisers/advertisers/AdvertiserCreateScreen.generated.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { ErrorBlock } from '../../../kit/feedback/ErrorBlock.tsx';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Screen } from '../../../kit/layout/Screen.tsx';
import { useBackToList } from '../list/advertiserList.ts';
import { AdvertiserForm } from './AdvertiserForm.tsx';

/** A new advertiser; the organization determines its billing currency. */
export function AdvertiserCreateScreen() {
  const { t } = useTranslation('advertisers');
  const { data, errorAt, refetch } = useScreenQuery(AdvertiserCreateScreenDocument, {});
  const error = errorAt('organization');
  return (
    <Screen title={t('create_title')} width="form" back={useBackToList()}>
      <Panel>
        {!data?.organization && error ? (
          <ErrorBlock name={t('create_title')} error={error} onRetry={refetch} />
        ) : (
          <AdvertiserForm
            ownCurrency={data?.organization ? (data.organization.billingCurrencies[0] ?? null) : undefined}
          />
        )}
      </Panel>
    </Screen>
  );
}
