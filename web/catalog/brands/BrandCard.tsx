import { useTranslation } from 'react-i18next';
import type { BrandCardFragment } from '../../../operations/catalog/brands/BrandGridPage.generated.ts';
import { Avatar } from '../../kit/values/Avatar.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { brandRoute } from '../../routes/brands.ts';
import css from './Brand.module.css';
import { useBrandName } from './useBrandName.ts';

/** A longer name is cut; its tooltip shows the full name (BRAND-5). */
const MAX_NAME = 18;

/** A brand as a card that links to it; its status has a dot (BRAND-14). */
export function BrandCard({ brand }: { brand: BrandCardFragment }) {
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
