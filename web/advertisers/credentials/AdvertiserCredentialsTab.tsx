import { useTranslation } from 'react-i18next';
import {
  AdvertiserCredentialsTabDocument,
  CredentialRowFragmentDoc,
} from '../../../operations/advertisers/credentials/AdvertiserCredentialsTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import { defineList } from '../../kit/list/listDefinition.ts';
import { useList } from '../../kit/list/useList.ts';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { CredentialCreate } from './CredentialCreate.tsx';
import { useCredentialRows } from './useCredentialRows.tsx';

/** Ten per page (APIKEY-1). */
export const CREDENTIAL_LIST = defineList({ prefix: 'credentials', pageSize: 10 });

/** The API keys of an advertiser: shown with viewCredentials, created and changed with createCredentials. */
export function AdvertiserCredentialsTab({ advertiserId }: { advertiserId: string }) {
  const { t } = useTranslation('credentials');
  const canCreate = useCan()('createCredentials');
  const list = useList(CREDENTIAL_LIST);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(AdvertiserCredentialsTabDocument, {
    id: advertiserId,
    page: list.pageInput,
  });
  const { columns, isLeaving, dialog } = useCredentialRows(refetch);
  const credentials = data?.advertiser?.credentials;
  const head = { title: t('title'), subtitle: t('about') };
  const external = credentials?.isExternalIssuer && (
    <Banner title={t('external')}>{t('external_text')}</Banner>
  );
  if (external && credentials.items.length === 0) return <Panel {...head}>{external}</Panel>;
  function showNewest() {
    list.goTo(1);
    refetch();
  }
  return (
    <>
      <ListPanel
        {...head}
        actions={
          credentials && !external && <CredentialCreate advertiserId={advertiserId} onCreated={showNewest} />
        }
        list={list}
        words={(word) => t(canCreate ? word : [`reader_${word}`, word], { defaultValue: '' })}
        page={credentials?.page}
        rows={credentials && readFragment(CredentialRowFragmentDoc, credentials.items)}
        isLoading={isLoading}
        error={errorAt('advertiser.credentials')}
        onRetry={refetch}
        columns={columns}
        rowKey={({ id }) => id}
        isLeaving={isLeaving}
        skeletonSize={2}
        head={external}
      />
      {dialog}
    </>
  );
}
