import { useTranslation } from 'react-i18next';
import {
  BrandCardFragmentDoc,
  BrandGridPageDocument,
} from '../../../operations/catalog/brands/BrandGridPage.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import type { EndlessPageProps } from '../../kit/list/EndlessGrid.tsx';
import { GridPage } from '../../kit/list/GridPage.tsx';
import { BrandCard } from './BrandCard.tsx';
import { BRAND_LIST } from './brandList.ts';

/** One page of the brands whose name contains `name`. */
export function BrandGridPage({ name, number, onPage }: EndlessPageProps & { name: string | undefined }) {
  const { t } = useTranslation('brands');
  const { pageSize: size } = BRAND_LIST;
  const { data, errorAt, refetch } = useScreenQuery(BrandGridPageDocument, {
    filter: { name },
    page: { number, size },
  });
  return (
    <GridPage
      name={t('list')}
      page={data?.brands?.page}
      rows={data?.brands && readFragment(BrandCardFragmentDoc, data.brands.items)}
      rowKey={({ id }) => id}
      card={(brand) => <BrandCard brand={brand} />}
      size={size}
      error={errorAt('brands')}
      onRetry={refetch}
      onPage={onPage}
    />
  );
}
