import { useTranslation } from 'react-i18next';
import {
  ProductListDocument,
  type ProductRowFragment,
  ProductRowFragmentDoc,
} from '../../../operations/catalog/products/ProductList.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { SALE_STATUSES } from '../../../schema/foundation/transitions.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { choiceField, searchField } from '../../kit/list/filterFields.tsx';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import type { StateOf } from '../../kit/list/useList.ts';
import { productRoute } from '../../routes/products.ts';
import type { PRODUCT_LIST } from './catalogueLists.ts';
import { useProductColumns } from './useProductColumns.tsx';

interface ProductListProps {
  list: StateOf<typeof PRODUCT_LIST>;
  brandId?: string | undefined;
}

/** Products of all brands, or of one (PRODUCT-3): searched by name and identifier, put on sale and taken off in their rows. */
export function ProductList({ list, brandId }: ProductListProps) {
  const { t } = useTranslation(['products', 'rewards']);
  const { search: name, sku, status } = list.sent;
  const { data, isLoading, errorAt, refetch } = useScreenQuery(ProductListDocument, {
    filter: { name, sku, brandId, ...(status && { statuses: [status] }) },
    sort: list.sortInput,
    page: list.pageInput,
  });
  return (
    <ListPanel<ProductRowFragment>
      list={list}
      words={t}
      page={data?.products?.page}
      rows={data?.products && readFragment(ProductRowFragmentDoc, data.products.items)}
      isLoading={isLoading}
      error={errorAt('products')}
      onRetry={refetch}
      columns={useProductColumns({ withBrand: brandId === undefined })}
      rowKey={({ id }) => id}
      rowHref={({ id, brand }) => productRoute.href({ brandId: brand.id, productId: id })}
      filters={[
        searchField(list.filter('search'), { label: t('search'), chip: t('name') }),
        searchField(list.filter('sku'), { label: t('search_id'), chip: t('id') }),
        choiceField(list.filter('status'), {
          label: t('status'),
          values: ['all', ...SALE_STATUSES],
          labelOf: (value) => t(`rewards:status_${value}`),
        }),
      ]}
    />
  );
}
