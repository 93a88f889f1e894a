import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  QuotaRowFragmentDoc,
  QuotasScreenDocument,
} from '../../../operations/money/quotas/QuotasScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { SearchField } from '../../kit/fields/SearchField.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { QuotaFilters } from './QuotaFilters.tsx';
import css from './Quotas.module.css';
import { QuotaTable } from './QuotaTable.tsx';

/** The requested advertiser and product. */
const PLACE = { advertiser: '', product: '' };
const PLACE_ACCEPTS = {
  advertiser: (text: string) => DIGITS.test(text),
  product: (text: string) => text.length >= 2 && text.length <= 60,
};

/** The number of redemptions of each reward that an advertiser may have (QUOTA-1 … QUOTA-20). */
export function QuotasScreen() {
  const { t } = useTranslation('quotas');
  const [place, setPlace] = useUrlQuery(PLACE, PLACE_ACCEPTS);
  const advertiserId = DIGITS.test(place.advertiser) ? place.advertiser : '';
  const productId = place.product.slice(0, 60);
  const isAsked = advertiserId !== '' && productId.length >= 2;
  const query = useScreenQuery(
    QuotasScreenDocument,
    { advertiserId, productId, product: productId },
    { isAsked },
  );
  const { data, isLoading, errorAt, refetch } = query;
  const [search, setSearch] = useState('');
  const quotaList = isAsked ? data?.redemptionsQuotas : undefined;
  const rows = useMemo(() => quotaList && readFragment(QuotaRowFragmentDoc, quotaList), [quotaList]);
  const product = data?.productOptions?.find((one) => one.productId === productId);
  const error = isAsked ? errorAt('redemptionsQuotas') : null;
  return (
    <Screen title={t('title')} subtitle={t('subtitle')}>
      <QuotaFilters
        key={`${advertiserId} ${productId}`}
        chosen={isAsked ? { advertiserId, productId } : null}
        names={{
          advertiser: data?.advertiserOptions?.find(({ id }) => id === advertiserId)?.name,
          product: product?.name,
        }}
        isLoading={isAsked && isLoading}
        onGet={(next) => {
          setSearch('');
          if (next.advertiserId === advertiserId && next.productId === productId) refetch();
          else setPlace({ advertiser: next.advertiserId, product: next.productId });
        }}
      />
      <Panel
        title={t('list')}
        isFlush
        actions={
          <div className={css.search}>
            <SearchField
              label={t('search')}
              placeholder={t('search')}
              delay={0}
              value={search}
              onChange={setSearch}
              isDisabled={!rows}
            />
          </div>
        }
      >
        {!isAsked && <EmptyState title={t('choose')}>{t('choose_text')}</EmptyState>}
        {isAsked && error && <ErrorBlock name={t('list')} error={error} onRetry={refetch} />}
        {isAsked && !error && quotaList === null && (
          <EmptyState title={t('not_found')}>{t('not_found_text')}</EmptyState>
        )}
        {isAsked && !error && quotaList !== null && (
          <QuotaTable
            key={`${advertiserId} ${productId}`}
            advertiserId={advertiserId}
            productId={productId}
            rows={rows}
            isLoading={isLoading}
            search={search.trim()}
          />
        )}
      </Panel>
    </Screen>
  );
}
