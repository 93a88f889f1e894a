import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AdvertiserTabsFragmentDoc } from '../../../operations/advertisers/AdvertiserScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { loadWords } from '../../app/i18n.ts';
import { FormSkeleton } from '../../kit/feedback/skeletons.tsx';
import { Tabs } from '../../kit/layout/Tabs.tsx';
import { useUrlQuery } from '../../kit/useUrlQuery.ts';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { type AdvertiserTab, selectTab, TAB_DEFAULTS, tabQuery, visibleTabs } from './tabs.ts';

/** The screen behind each tab; a tab appears once its screen is here. */
export type TabScreens = Partial<Record<AdvertiserTab, ComponentType<{ advertiserId: string }>>>;

// Each is fetched, with its words, when it is first shown.
const SCREENS: TabScreens = {
  inventory: lazy(async () => {
    const [{ AdvertiserInventoryTab }] = await Promise.all([
      import('./inventory/AdvertiserInventoryTab.tsx'),
      loadWords('inventory'),
    ]);
    return { default: AdvertiserInventoryTab };
  }),
  api_credentials: lazy(async () => {
    const [{ AdvertiserCredentialsTab }] = await Promise.all([
      import('./credentials/AdvertiserCredentialsTab.tsx'),
      loadWords('credentials'),
    ]);
    return { default: AdvertiserCredentialsTab };
  }),
  discounts: lazy(async () => {
    const [{ AdvertiserDiscountsTab }] = await Promise.all([
      import('./discounts/AdvertiserDiscountsTab.tsx'),
      loadWords('discounts', 'effects'),
    ]);
    return { default: AdvertiserDiscountsTab };
  }),
  invoicing: lazy(async () => {
    const [{ AdvertiserInvoicingTab }] = await Promise.all([
      import('./invoicing/AdvertiserInvoicingTab.tsx'),
      loadWords('invoicing'),
    ]);
    return { default: AdvertiserInvoicingTab };
  }),
};

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
      <Suspense fallback={<FormSkeleton />}>
        <TabScreen advertiserId={advertiser.id} />
      </Suspense>
    </Tabs>
  );
}
