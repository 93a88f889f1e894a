import { type ComponentType, lazy } from 'react';
import { loadWords } from '../i18n/i18n.ts';
import type { TabScreens } from '../screens/advertisers/AdvertiserTabs.tsx';

type TabScreen = ComponentType<{ advertiserId: string }>;

/** How the code and the words of each tab are fetched. */
const FETCHES = new Map<TabScreen, () => Promise<unknown>>();

/** The screen behind each tab of an advertiser; code and words are fetched when the tab is first shown. */
export const ADVERTISER_TAB_SCREENS: TabScreens = {
  promotions: tab(
    async () => (await import('../screens/promotions/AdvertiserPromotionsTab.tsx')).AdvertiserPromotionsTab,
    'promotions',
  ),
  budget: tab(
    async () => (await import('../screens/budgets/AdvertiserBudgetTab.tsx')).AdvertiserBudgetTab,
    'budgets',
  ),
  inventory: tab(
    async () => (await import('../screens/inventory/AdvertiserInventoryTab.tsx')).AdvertiserInventoryTab,
    'inventory',
    'errors',
  ),
  discounts: tab(
    async () => (await import('../screens/discounts/AdvertiserDiscountsTab.tsx')).AdvertiserDiscountsTab,
    'discounts',
    'effects',
  ),
  invoicing: tab(
    async () => (await import('../screens/invoicing/AdvertiserInvoicingTab.tsx')).AdvertiserInvoicingTab,
    'invoicing',
  ),
  catalog: tab(
    async () => (await import('../screens/catalog/AdvertiserCatalogTab.tsx')).AdvertiserCatalogTab,
    'catalog',
    'errors',
  ),
  api_credentials: tab(
    async () =>
      (await import('../screens/credentials/AdvertiserCredentialsTab.tsx')).AdvertiserCredentialsTab,
    'credentials',
  ),
};

function tab(load: () => Promise<TabScreen>, ...words: string[]): TabScreen {
  let coming: Promise<{ default: TabScreen }> | undefined;
  const fetchOnce = () => {
    coming ??= Promise.all([load(), loadWords(...words)]).then(([screen]) => ({ default: screen }));
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };
  const screen = lazy(fetchOnce);
  FETCHES.set(screen, fetchOnce);
  return screen;
}

/** Fetches a tab before it is shown; one that does not come is told where it is shown. */
export function fetchTab(name: string): void {
  const screen = (ADVERTISER_TAB_SCREENS as Record<string, TabScreen | undefined>)[name];
  const fetchOnce = screen && FETCHES.get(screen);
  fetchOnce?.().catch(() => undefined);
}
