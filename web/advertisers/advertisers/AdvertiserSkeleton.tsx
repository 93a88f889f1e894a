import { useTranslation } from 'react-i18next';
import { Screen } from '../../kit/layout/Screen.tsx';
import { WithAside } from '../../kit/layout/WithAside.tsx';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { TabSkeleton } from './TabSkeleton.tsx';
import { TAB_DEFAULTS } from './tabs.ts';

/** Skeleton of an advertiser, in the shape of its screen. */
export function AdvertiserSkeleton({ back }: { back: { href: string; label: string } | undefined }) {
  const { t } = useTranslation('advertisers');
  const [{ tab }] = useUrlQuery(TAB_DEFAULTS);
  return (
    <Screen title={t('advertiser')} back={back}>
      <PanelSkeleton height={80} />
      <WithAside asideTitle={t('about')} aside={[330, 300, 260, 420].map(panelToCome)}>
        <TabSkeleton tab={tab} />
      </WithAside>
    </Screen>
  );
}

const panelToCome = (height: number) => <PanelSkeleton key={height} height={height} />;
