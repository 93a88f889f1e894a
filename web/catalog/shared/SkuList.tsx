import { useTranslation } from 'react-i18next';
import {
  SkuListDocument,
  type SkuRowFragment,
  SkuRowFragmentDoc,
} from '../../../operations/catalog/skus/SkuList.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { SALE_STATUSES } from '../../../schema/foundation/transitions.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { choiceField, searchField } from '../../kit/list/filterFields.tsx';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import type { StateOf } from '../../kit/list/useList.ts';
import { productRoute } from '../../routes/products.ts';
import { skuRoute } from '../../routes/skus.ts';
import type { SKU_LIST } from './catalogueLists.ts';
import { type ShownDimension, useSkuColumns, varyingOf } from './useSkuColumns.tsx';

interface SkuListProps {
  list: StateOf<typeof SKU_LIST>;
  title?: string | undefined;
  brandId?: string | undefined;
  productId?: string | undefined;
  /** The dimensions that vary, if the product is known; otherwise those that the rows have values of. */
  varying?: readonly ShownDimension[] | undefined;
}

/** SKUs of all products, of a brand or of a product (SKU-1): searched by name and SKU, put on sale and taken off in their rows. */
export function SkuList({ list, title, brandId, productId, varying }: SkuListProps) {
  const { t } = useTranslation(['skus', 'rewards']);
  const { search: name, sku, status } = list.sent;
  const { data, isLoading, errorAt, refetch } = useScreenQuery(SkuListDocument, {
    filter: { name, sku, brandId, productId, ...(status && { statuses: [status] }) },
    sort: list.sortInput,
    page: list.pageInput,
  });
  const rows = data?.skus && readFragment(SkuRowFragmentDoc, data.skus.items);
  const columns = useSkuColumns({
    withProduct: productId === undefined,
    varying: varying ?? varyingOf(rows),
  });
  return (
    <ListPanel<SkuRowFragment>
      title={title}
      list={list}
      words={t}
      page={data?.skus?.page}
      rows={rows}
      isLoading={isLoading}
      error={errorAt('skus')}
      onRetry={refetch}
      columns={columns}
      rowKey={({ id }) => id}
      rowHref={({ id, brand, product }) =>
        productId === undefined
          ? productRoute.href({ brandId: brand.id, productId: product.id }, { sku: id })
          : skuRoute.href({ brandId: brand.id, productId, sku: id })
      }
      filters={[
        searchField(list.filter('search'), { label: t('search'), chip: t('name') }),
        searchField(list.filter('sku'), { label: t('search_sku'), chip: t('sku') }),
        choiceField(list.filter('status'), {
          label: t('status'),
          values: ['all', ...SALE_STATUSES],
          labelOf: (value) => t(`rewards:status_${value}`),
        }),
      ]}
    />
  );
}
