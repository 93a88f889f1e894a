import { useTranslation } from 'react-i18next';
import {
  AdvertiserCatalogTabDocument,
  type CatalogProductRowFragment,
  CatalogProductRowFragmentDoc,
} from '../../../operations/catalog/catalog/AdvertiserCatalogTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { DownloadButton } from '../../foundation/forms/DownloadButton.tsx';
import { formatMoney } from '../../kit/format/money.ts';
import { searchField } from '../../kit/list/filterFields.tsx';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import { defineList } from '../../kit/list/listDefinition.ts';
import { search } from '../../kit/list/listFilters.ts';
import { useList } from '../../kit/list/useList.ts';
import type { Column } from '../../kit/table/column.ts';
import { status } from '../../kit/table/columns.tsx';
import { formatSort } from '../../kit/table/sort.ts';
import { queryString } from '../../routes/route.ts';

const ADVERTISER_CATALOG_LIST = defineList({
  prefix: 'catalog',
  screen: 'advertiser_catalog',
  pageSize: 10,
  filters: { search: search() },
  sort: {
    fields: ['status', 'promotion_name', 'product_name'],
    initial: { by: 'promotion_name', direction: 'ASC' },
  },
});

/** Products that the promotions of an advertiser offer through their reward groups, as a table and as a file (ADV-26 … ADV-29). */
export function AdvertiserCatalogTab({ advertiserId }: { advertiserId: string }) {
  const { t } = useTranslation(['catalog', 'errors']);
  const list = useList(ADVERTISER_CATALOG_LIST);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(AdvertiserCatalogTabDocument, {
    id: advertiserId,
    ...list.sent,
    sort: list.sortInput,
    page: list.pageInput,
  });
  const columns = useCatalogColumns();
  const catalog = data?.advertiser?.catalog;
  const file = queryString({ ...list.sent, sort: list.sort && formatSort(list.sort) });
  return (
    <ListPanel
      title={t('tab_title')}
      subtitle={t('tab_about')}
      actions={
        <DownloadButton
          path={`/files/catalog/${advertiserId}${file}`}
          label={t('download')}
          isDisabled={!catalog?.items.length}
          failedText={t('errors:modal_error_catalog_report_export_failed')}
        />
      }
      list={list}
      words={(word) => t(`tab_${word}`)}
      page={catalog?.page}
      rows={catalog && readFragment(CatalogProductRowFragmentDoc, catalog.items)}
      isLoading={isLoading}
      error={errorAt('advertiser.catalog')}
      onRetry={refetch}
      columns={columns}
      rowKey={({ promotionId, productId }) => `${promotionId} ${productId}`}
      filters={[searchField(list.filter('search'), { label: t('tab_search'), chip: t('search_chip') })]}
    />
  );
}

/** Columns of the products that promotions offer (ADV-28). */
function useCatalogColumns(): Column<CatalogProductRowFragment>[] {
  const { t, i18n } = useTranslation('catalog');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 });
  return [
    status('status', {
      header: t('status'),
      width: '8rem',
      isSortable: true,
      label: (status) => t(`status_${status}`),
    }),
    {
      id: 'promotion_name',
      header: t('promotion'),
      width: '26%',
      isSortable: true,
      cell: ({ promotionName }) => promotionName,
    },
    {
      id: 'product_name',
      header: t('product_name'),
      isSortable: true,
      cell: ({ productName }) => productName,
    },
    {
      id: 'values',
      header: t('values'),
      width: '26%',
      cell: ({ values }) =>
        values.map((value) => formatMoney(value, i18n.language)).join(' · ') || t('no_values'),
    },
    {
      id: 'discount',
      header: t('discount'),
      align: 'end',
      width: '7rem',
      // Hundredths of a percent are whole numbers, so no digit is lost.
      cell: ({ discount }) =>
        discount === null ? '–' : percent.format(Math.round(Number(discount) * 100) / 10_000),
    },
  ];
}
