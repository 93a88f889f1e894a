import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { brandEditRoute } from '../../routes/brands.ts';
import { useInstallation } from '../../session/installation.ts';
import { useViewer } from '../../session/viewer.ts';

/** Links operator staff to the editor of a brand: the administration site if one is configured, otherwise our own screen (BRAND-10). */
export function BrandEditLink({ brandId }: { brandId: string }) {
  const { t } = useTranslation('brands');
  const { adminAddress } = useInstallation();
  const { isStaff } = useViewer();
  const canEdit = useCan()('editRewards');
  if (!isStaff || !canEdit) return null;
  const href = adminAddress
    ? `${adminAddress.replace(/\/$/, '')}/brands/${encodeURIComponent(brandId)}`
    : brandEditRoute.href({ brandId });
  return (
    <LinkButton href={href} newTab={adminAddress !== null} icon="edit">
      {t('edit')}
    </LinkButton>
  );
}
