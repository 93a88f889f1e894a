import { useTranslation } from 'react-i18next';
import { PanelSkeleton } from '../../kit/feedback/skeletons.tsx';
import { Columns } from '../../kit/layout/Columns.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';

/** Skeleton of a product, in the shape of its screen. */
export function ProductSkeleton({ back }: { back: { href: string; label: string } }) {
  const { t } = useTranslation('products');
  return (
    <Screen title={t('product')} back={back}>
      <PanelSkeleton height={250} />
      <PanelSkeleton height={420} />
      <Columns shape="wide">
        <PanelSkeleton height={360} />
        <PanelSkeleton height={480} />
      </Columns>
    </Screen>
  );
}
