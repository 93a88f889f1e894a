import { useTranslation } from 'react-i18next';
import { PanelSkeleton } from '../../kit/feedback/skeletons.tsx';
import { Columns } from '../../kit/layout/Columns.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';

/** An advertiser to come, in the shape of its screen. */
export function AdvertiserSkeleton({ back }: { back: { href: string; label: string } | undefined }) {
  const { t } = useTranslation('advertisers');
  return (
    <Screen title={t('advertiser')} back={back}>
      <PanelSkeleton height={80} />
      <PanelSkeleton height={420} />
      <Columns shape="wide">
        <PanelSkeleton height={330} />
        <PanelSkeleton height={330} />
      </Columns>
      <Columns>
        <PanelSkeleton height={220} />
        <PanelSkeleton height={220} />
      </Columns>
    </Screen>
  );
}
