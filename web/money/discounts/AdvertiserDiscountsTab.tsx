import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AdvertiserDiscountsTabDocument,
  DiscountRowFragmentDoc,
} from '../../../operations/money/discounts/AdvertiserDiscountsTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { DownloadButton } from '../../foundation/forms/DownloadButton.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { searchField } from '../../kit/list/filterFields.tsx';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import { defineList } from '../../kit/list/listDefinition.ts';
import { search } from '../../kit/list/listFilters.ts';
import { useList } from '../../kit/list/useList.ts';
import { formatSort } from '../../kit/table/sort.ts';
import { Can } from '../../kit/viewer/Can.tsx';
import { queryString } from '../../routes/route.ts';
import { DiscountDialog } from './DiscountDialog.tsx';
import { useDiscountRows } from './useDiscountRows.tsx';

/** Ten per page, by product (DISC-7). */
const DISCOUNT_LIST = defineList({
  prefix: 'discounts',
  screen: 'discounts',
  pageSize: 10,
  filters: { search: search() },
  sort: { fields: ['label', 'sku', 'brand_name', 'discount'], initial: { by: 'label', direction: 'ASC' } },
});

/** Discounts of an advertiser by product: shown with viewDiscounts, changed with editDiscounts (ADV-24, DISC-15). */
export function AdvertiserDiscountsTab({ advertiserId }: { advertiserId: string }) {
  const { t } = useTranslation('discounts');
  const { cache } = useApolloClient();
  const [isAdding, setAdding] = useState(false);
  const list = useList(DISCOUNT_LIST);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(AdvertiserDiscountsTabDocument, {
    id: advertiserId,
    ...list.sent,
    sort: list.sortInput,
    page: list.pageInput,
  });
  /** Cached pages of other searches and sorts have also changed. */
  function reload() {
    cache.evict({ id: `Advertiser:${advertiserId}`, fieldName: 'discounts' });
    refetch();
  }
  const { columns, isLeaving, dialog } = useDiscountRows(advertiserId, reload);
  const discounts = data?.advertiser?.discounts;
  const file = queryString({ ...list.sent, sort: list.sort && formatSort(list.sort) });
  return (
    <ListPanel
      title={t('title')}
      subtitle={t('about')}
      actions={
        <>
          <DownloadButton
            path={`/files/discounts/${advertiserId}${file}`}
            label={t('download')}
            isDisabled={!discounts?.items.length}
          />
          <Can ability="editDiscounts">
            <Button variant="primary" icon="plus" onPress={() => setAdding(true)}>
              {t('add')}
            </Button>
          </Can>
          {dialog}
          {isAdding && (
            <DiscountDialog advertiserId={advertiserId} onSaved={reload} onClose={() => setAdding(false)} />
          )}
        </>
      }
      list={list}
      words={t}
      page={discounts?.page}
      rows={discounts && readFragment(DiscountRowFragmentDoc, discounts.items)}
      isLoading={isLoading}
      error={errorAt('advertiser.discounts')}
      onRetry={refetch}
      columns={columns}
      rowKey={({ productId }) => productId}
      isLeaving={isLeaving}
      filters={[searchField(list.filter('search'), { label: t('search'), chip: t('search_chip') })]}
    />
  );
}
