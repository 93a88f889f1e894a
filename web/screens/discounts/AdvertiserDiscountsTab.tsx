import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AdvertiserDiscountsTabDocument,
  DiscountRowFragmentDoc,
} from '../../../operations/discounts/AdvertiserDiscountsTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useDownload } from '../../data/useDownload.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { SearchField } from '../../kit/fields/SearchField.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { formatSort } from '../../kit/table/sort.ts';
import { Can } from '../../kit/viewer/Can.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { queryString } from '../../routes/route.ts';
import css from './AdvertiserDiscountsTab.module.css';
import { DiscountDialog } from './DiscountDialog.tsx';
import { DiscountTable } from './DiscountTable.tsx';
import { PLACE, type Place, readPlace, variablesOf } from './discountsQuery.ts';

/** What an advertiser pays less, product by product: read with viewDiscounts, changed with editDiscounts (ADV-24, DISC-15). */
export function AdvertiserDiscountsTab({ advertiserId }: { advertiserId: string }) {
  const { t } = useTranslation('discounts');
  const { cache } = useApolloClient();
  const [place, setPlace] = useUrlQuery(PLACE);
  const [isAdding, setAdding] = useState(false);
  const [download, isDownloading] = useDownload();
  const query = readPlace(place);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(AdvertiserDiscountsTabDocument, {
    id: advertiserId,
    ...variablesOf(query),
  });
  const list = data?.advertiser?.discounts;
  const error = errorAt('advertiser.discounts');
  const change = (next: Partial<Place>) => setPlace({ 'discounts-page': 1, ...next }, { replace: true });
  const clear = () => change({ 'discounts-search': '' });

  // The last row of the last page may go: then the page before is shown.
  const last = list && Math.max(list.page.totalPages, 1);
  useEffect(() => {
    if (last && !isLoading && query.page > last) setPlace({ 'discounts-page': last }, { replace: true });
  }, [last, isLoading, query.page, setPlace]);

  /** What other pages and orders had cached is another now as well. */
  function forget() {
    cache.evict({ id: `Advertiser:${advertiserId}`, fieldName: 'discounts' });
    refetch();
  }

  const sort = formatSort(query.sort);
  const file = `/files/discounts/${advertiserId}${queryString({ search: query.search || undefined, sort })}`;
  return (
    <Panel
      title={t('title')}
      subtitle={t('about')}
      isFlush
      actions={
        <>
          <Button
            icon="download"
            isPending={isDownloading}
            isDisabled={!list?.items.length}
            onPress={() => void download(file)}
          >
            {t('download')}
          </Button>
          <Can ability="editDiscounts">
            <Button variant="primary" icon="plus" onPress={() => setAdding(true)}>
              {t('add')}
            </Button>
          </Can>
        </>
      }
    >
      <div className={css.filters}>
        <FilterBar
          onClear={clear}
          chips={
            query.search && <FilterChip label={t('search_chip')} value={query.search} onRemove={clear} />
          }
        >
          <SearchField
            label={t('search')}
            value={query.search}
            onChange={(text) => change({ 'discounts-search': text })}
          />
        </FilterBar>
      </div>
      {!list && error ? (
        <ErrorBlock name={t('title')} error={error} onRetry={refetch} />
      ) : (
        <DiscountTable
          advertiserId={advertiserId}
          rows={list && readFragment(DiscountRowFragmentDoc, list.items)}
          sort={query.sort}
          onSort={(next) => change({ 'discounts-sort': formatSort(next) })}
          isLoading={isLoading || !list}
          emptyText={t(query.search ? 'no_match' : 'empty')}
          empty={
            query.search ? (
              <>
                <p>{t('no_match_text')}</p>
                <Button onPress={clear}>{t('clear_search')}</Button>
              </>
            ) : (
              t('empty_text')
            )
          }
          onChanged={forget}
        />
      )}
      {list && <Pagination page={list.page} onPage={(page) => change({ 'discounts-page': page })} />}
      {isAdding && (
        <DiscountDialog advertiserId={advertiserId} onSaved={forget} onClose={() => setAdding(false)} />
      )}
    </Panel>
  );
}
