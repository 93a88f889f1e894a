import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AdvertiserTabsFragmentDoc } from '../../../operations/advertisers/AdvertiserScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { loadWords } from '../../i18n/i18n.ts';
import { Tabs } from '../../kit/layout/Tabs.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { TabSkeleton } from './TabSkeleton.tsx';
import { type AdvertiserTab, selectTab, TAB_DEFAULTS, tabQuery, visibleTabs } from './tabs.ts';

/** The screen behind each tab; a tab appears once its screen is here. */
export type TabScreens = Partial<Record<AdvertiserTab, ComponentType<{ advertiserId: string }>>>;

// Each is fetched, with its words, when it is first shown.
const SCREENS: TabScreens = {
  budget: lazy(async () => {
    const [{ AdvertiserBudgetTab }] = await Promise.all([
      import('../budgets/AdvertiserBudgetTab.tsx'),
      loadWords('budgets'),
    ]);
    return { default: AdvertiserBudgetTab };
  }),
  inventory: tab(
    () => import('../inventory/AdvertiserInventoryTab.tsx').then((m) => m.AdvertiserInventoryTab),
    'inventory',
    'errors',
  ),
  discounts: tab(
    () => import('../discounts/AdvertiserDiscountsTab.tsx').then((m) => m.AdvertiserDiscountsTab),
    'discounts',
    'effects',
  ),
  invoicing: tab(
    () => import('../invoicing/AdvertiserInvoicingTab.tsx').then((m) => m.AdvertiserInvoicingTab),
    'invoicing',
  ),
  api_credentials: tab(
    () => import('../credentials/AdvertiserCredentialsTab.tsx').then((m) => m.AdvertiserCredentialsTab),
    'credentials',
  ),
};

type TabScreen = ComponentType<{ advertiserId: string }>;

function tab(load: () => Promise<TabScreen>, ...words: string[]): ComponentType<{ advertiserId: string }> {
  return lazy(async () => {
    const [found] = await Promise.all([load(), loadWords(...words)]);
    return { default: found };
  });
}

export interface AdvertiserTabsProps {
  advertiser: FragmentOf<typeof AdvertiserTabsFragmentDoc>;
  screens?: TabScreens;
}

/** The tabs of an advertiser, chosen by the query parameter `tab`; nothing at all while none is offered. */
export function AdvertiserTabs({ advertiser: ref, screens = SCREENS }: AdvertiserTabsProps) {
  const { t } = useTranslation('advertisers');
  const can = useCan();
  const advertiser = readFragment(AdvertiserTabsFragmentDoc, ref);
  const [{ tab: wanted }, setQuery] = useUrlQuery(TAB_DEFAULTS);
  const visible = visibleTabs(advertiser, can, new Set(Object.keys(screens)));
  const selected = selectTab(wanted, visible);
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
