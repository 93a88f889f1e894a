import { useTranslation } from 'react-i18next';
import { Screen } from '../../kit/layout/Screen.tsx';
import { Columns } from '../../kit/layout/Stack.tsx';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';

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
