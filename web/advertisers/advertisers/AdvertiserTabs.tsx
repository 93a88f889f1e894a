import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AdvertiserTabsFragmentDoc } from '../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { Tabs } from '../../kit/layout/Tabs.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { TabSkeleton } from './TabSkeleton.tsx';
import { type AdvertiserTab, selectTab, TAB_DEFAULTS, tabQuery, visibleTabs } from './tabs.ts';

/** The screen of each tab; a tab without one is not offered. */
export type TabScreens = Partial<Record<AdvertiserTab, ComponentType<{ advertiserId: string }>>>;

export interface AdvertiserTabsProps {
  advertiser: FragmentOf<typeof AdvertiserTabsFragmentDoc>;
  screens: TabScreens;
}

/** The tabs of an advertiser, selected by the query parameter `tab`; nothing if none is offered. */
export function AdvertiserTabs({ advertiser: ref, screens }: AdvertiserTabsProps) {
  const { t } = useTranslation('advertisers');
  const can = useCan();
  const advertiser = readFragment(AdvertiserTabsFragmentDoc, ref);
  const [{ tab: requestedTab }, setQuery] = useUrlQuery(TAB_DEFAULTS);
  const visible = visibleTabs(advertiser, can, new Set(Object.keys(screens)));
  const selected = selectTab(requestedTab, visible);
  const TabScreen = selected && screens[selected];
  if (!TabScreen) return null;
  return (
    <Tabs
      label={t('advertiser')}
      tabs={visible.map((id) => ({ id, label: t(`tabs.${id}`) }))}
      selected={selected}
      onSelect={(id) => setQuery(tabQuery(id))}
    >
      <Suspense fallback={<TabSkeleton tab={selected} />}>
        <TabScreen advertiserId={advertiser.id} />
      </Suspense>
    </Tabs>
  );
}
