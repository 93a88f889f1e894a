import { useTranslation } from 'react-i18next';
import type { SkuRowFragment } from '../../../operations/catalog/skus/SkuList.generated.ts';
import { dimensionText } from '../../../schema/catalog/describeDimensions.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Money } from '../../kit/values/Money.tsx';
import { TwoLines } from '../../kit/values/TwoLines.tsx';
import { brandRoute } from '../../routes/brands.ts';
import { productRoute } from '../../routes/products.ts';
import { SkuStatus } from './SkuStatus.tsx';

/** The data of a dimension that a column needs. */
export type ShownDimension = SkuRowFragment['dimensionValues'][number]['dimension'];

/** Maximum number of varying dimensions with a column: the first ones (SKU-2). */
const MAX_VARYING = 4;

/** The dimensions of which rows have values, each once, in order of appearance. */
export function varyingOf(rows: readonly SkuRowFragment[] | null | undefined): ShownDimension[] {
  const dimensionsById = new Map<string, ShownDimension>();
  for (const { dimension } of (rows ?? []).flatMap(({ dimensionValues }) => dimensionValues))
    if (!dimensionsById.has(dimension.id)) dimensionsById.set(dimension.id, dimension);
  return [...dimensionsById.values()];
}

interface Options {
  /** True if the SKUs belong to several products. */
  withProduct: boolean;
  varying: readonly ShownDimension[];
}

/** Columns of a list of SKUs. */
export function useSkuColumns({ withProduct, varying }: Options): Column<SkuRowFragment>[] {
  const { t } = useTranslation(['skus', 'rewards']);
  // With many columns each one is narrower, so that a common window still shows a table.
  const isNarrow = varying.length > 2;
  return [
    {
      id: 'sku',
      header: t('sku'),
      width: '13.5rem',
      isSortable: true,
      // Gift cards have no EAN, so it has no column.
      cell: ({ sku, ean }) => (
        <TwoLines note={ean && `${t('ean')} ${ean}`}>
          <Text breaks="never">{sku}</Text>
        </TwoLines>
      ),
    },
    {
      id: 'name',
      header: t('name'),
      width: isNarrow ? '8.5rem' : undefined,
      isSortable: true,
      cell: ({ name }) => <Text breaks="anywhere">{name}</Text>,
    },
    ...(withProduct ? [productColumn(t('product'))] : []),
    ...varying.slice(0, MAX_VARYING).map(varyingColumn),
    {
      id: 'face_value',
      header: t('face_value'),
      width: isNarrow ? '7.25rem' : '9rem',
      align: 'end',
      isSortable: true,
      cell: ({ faceValue, variableValue }) => (variableValue ? t('any_value') : <Money money={faceValue} />),
    },
    { id: 'status', header: t('status'), width: '9.5rem', cell: (sku) => <SkuStatus sku={sku} /> },
  ];
}

/** Product and brand of a row, as links. */
function productColumn(header: string): Column<SkuRowFragment> {
  return {
    id: 'product',
    header,
    width: '11rem',
    cell: ({ product, brand }) => (
      <Stack as="span" gap={0}>
        <TextLink href={productRoute.href({ brandId: brand.id, productId: product.id })}>
          {product.name}
        </TextLink>
        <TextLink href={brandRoute.href({ brandId: brand.id })}>{brand.name}</TextLink>
      </Stack>
    ),
  };
}

function varyingColumn({ id, name }: ShownDimension): Column<SkuRowFragment> {
  return {
    id: `dimension_${id}`,
    header: name,
    width: '8.5rem',
    cell: ({ dimensionValues }) => {
      const own = dimensionValues.find(({ dimension }) => dimension.id === id);
      return own ? dimensionText(own, currentLocale()) : null;
    },
  };
}
