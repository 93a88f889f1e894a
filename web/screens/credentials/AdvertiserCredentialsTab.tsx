import { useTranslation } from 'react-i18next';
import {
  AdvertiserCredentialsTabDocument,
  CredentialRowFragmentDoc,
} from '../../../operations/credentials/AdvertiserCredentialsTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { CredentialCreate } from './CredentialCreate.tsx';
import css from './CredentialTable.module.css';
import { CredentialTable } from './CredentialTable.tsx';

/** Rows on a page (APIKEY-1). */
export const PAGE_SIZE = 10;

const PLACE = { 'credentials-page': 1 };

/** The API keys of an advertiser: read with viewCredentials, made and changed with createCredentials. */
export function AdvertiserCredentialsTab({ advertiserId }: { advertiserId: string }) {
  const { t } = useTranslation('credentials');
  const [{ 'credentials-page': number }, setPlace] = useUrlQuery(PLACE);
  const page = { number, size: PAGE_SIZE };
  const { data, isLoading, errorAt, refetch } = useScreenQuery(AdvertiserCredentialsTabDocument, {
    id: advertiserId,
    page,
  });
  const list = data?.advertiser?.credentials;
  const error = errorAt('advertiser.credentials');
  const goTo = (next: number) => setPlace({ 'credentials-page': next }, { replace: true });
  function showNewest() {
    goTo(1);
    refetch();
  }
  return (
    <Panel
      title={t('title')}
      subtitle={t('about')}
      isFlush
      actions={
        list &&
        !list.isExternalIssuer && <CredentialCreate advertiserId={advertiserId} onCreated={showNewest} />
      }
    >
      {list?.isExternalIssuer && (
        <div className={css.notice}>
          <Banner title={t('external')}>{t('external_text')}</Banner>
        </div>
      )}
      {!list && error ? (
        <ErrorBlock name={t('title')} error={error} onRetry={refetch} />
      ) : list?.isExternalIssuer && list.items.length === 0 ? null : (
        <CredentialTable
          rows={list && readFragment(CredentialRowFragmentDoc, list.items)}
          isLoading={isLoading || !list}
          onChanged={refetch}
        />
      )}
      {list && <Pagination page={list.page} onPage={goTo} />}
    </Panel>
  );
}
