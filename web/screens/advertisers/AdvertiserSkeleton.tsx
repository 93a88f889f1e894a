import { useTranslation } from 'react-i18next';
import { PanelSkeleton } from '../../kit/feedback/skeletons.tsx';
import { Columns } from '../../kit/layout/Columns.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { TabSkeleton } from './TabSkeleton.tsx';
import { TAB_DEFAULTS } from './tabs.ts';

/** An advertiser to come, in the shape of its screen. */
export function AdvertiserSkeleton({ back }: { back: { href: string; label: string } | undefined }) {
  const { t } = useTranslation('advertisers');
  const [{ tab }] = useUrlQuery(TAB_DEFAULTS);
  return (
    <Screen title={t('advertiser')} back={back}>
      <PanelSkeleton height={80} />
      <TabSkeleton tab={tab} />
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
