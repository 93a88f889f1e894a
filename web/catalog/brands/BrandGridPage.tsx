import { useTranslation } from 'react-i18next';
import {
  type BrandCardFragment,
  BrandCardFragmentDoc,
  BrandGridPageDocument,
} from '../../../operations/catalog/brands/BrandGridPage.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import type { EndlessPageProps } from '../../kit/list/EndlessGrid.tsx';
import { GridPage } from '../../kit/list/GridPage.tsx';
import { Avatar } from '../../kit/values/Avatar.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { brandRoute } from '../../routes/brands.ts';
import css from './Brand.module.css';
import { BRAND_LIST } from './brandList.ts';
import { useBrandName } from './useBrandName.ts';

/** A longer name is cut; its tooltip shows the full name (BRAND-5). */
const MAX_NAME = 18;

/** A brand as a card that links to it; its status has a dot (BRAND-14). */
function BrandCard({ brand }: { brand: BrandCardFragment }) {
  const { t } = useTranslation('brands');
  const displayName = useBrandName()(brand);
  const { id, name, displayStatus, logoUrl } = brand;
  const isLong = name.length > MAX_NAME;
  return (
    <a className={css.card} href={brandRoute.href({ brandId: id })} {...(isLong && { title: displayName })}>
      <Avatar name={name} url={logoUrl} size={40} />
      <span className={css.name}>{displayName}</span>
      <span>
        <StatusBadge status={displayStatus} label={t(`status_${displayStatus}`)} />
      </span>
    </a>
  );
}

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
