import { useTranslation } from 'react-i18next';
import type { ProductRowFragment } from '../../../operations/catalog/products/ProductList.generated.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { day, status } from '../../kit/table/columns.tsx';
import { brandRoute } from '../../routes/brands.ts';
import { ProductStatus } from './ProductStatus.tsx';

/** Columns of a list of products; `withBrand` if they belong to several brands. */
export function useProductColumns({ withBrand }: { withBrand: boolean }): Column<ProductRowFragment>[] {
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
