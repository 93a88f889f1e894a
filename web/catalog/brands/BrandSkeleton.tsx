import { useTranslation } from 'react-i18next';
import { PanelSkeleton } from '../../kit/feedback/skeletons.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';

/** Skeleton of a brand, in the shape of its screen. */
export function BrandSkeleton({ back }: { back: { href: string; label: string } }) {
  const { t } = useTranslation('brands');
  return (
    <Screen title={t('brand')} back={back}>
      <PanelSkeleton height={110} />
      <PanelSkeleton height={520} />
    </Screen>
  );
}
