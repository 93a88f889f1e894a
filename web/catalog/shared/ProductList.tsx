import { useTranslation } from 'react-i18next';
import {
  ProductListDocument,
  type ProductRowFragment,
  ProductRowFragmentDoc,
} from '../../../operations/catalog/products/ProductList.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { SALE_STATUSES } from '../../../schema/foundation/transitions.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { choiceField, searchField } from '../../kit/list/filterFields.tsx';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import type { StateOf } from '../../kit/list/useList.ts';
import type { Column } from '../../kit/table/column.ts';
import { day, status } from '../../kit/table/columns.tsx';
import { brandRoute } from '../../routes/brands.ts';
import { productRoute } from '../../routes/products.ts';
import type { PRODUCT_LIST } from './catalogueLists.ts';
import { ProductStatus } from './ProductStatus.tsx';

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

/** Columns of a list of products; `withBrand` if they belong to several brands. */
function useProductColumns({ withBrand }: { withBrand: boolean }): Column<ProductRowFragment>[] {
  const { t } = useTranslation(['products', 'rewards']);
  return [
    {
      id: 'name',
      header: t('name'),
      isSortable: true,
      cell: ({ name }) => <Text breaks="anywhere">{name}</Text>,
    },
    {
      id: 'id',
      header: t('id'),
      width: '10rem',
      isSortable: true,
      cell: ({ id }) => <Text breaks="never">{id}</Text>,
    },
    ...(withBrand ? [brandColumn(t('brand'))] : []),
    { id: 'type', header: t('type'), width: '8rem', cell: ({ productType }) => t(`type_${productType}`) },
    status('state', {
      header: t('state'),
      width: '9rem',
      label: (state) => t(`state_${state}`),
      tone: (state) => (state === 'ready' ? 'cyan' : 'grey'),
    }),
    day('updatedAt', { header: t('rewards:updated'), width: '8.5rem', isSortable: true }),
    {
      id: 'status',
      header: t('status'),
      width: '9.5rem',
      cell: (product) => <ProductStatus product={product} />,
    },
  ];
}

/** The brand of a row, as a link. */
function brandColumn(header: string): Column<ProductRowFragment> {
  return {
    id: 'brand',
    header,
    width: '9rem',
    cell: ({ brand }) => <TextLink href={brandRoute.href({ brandId: brand.id })}>{brand.name}</TextLink>,
  };
}
