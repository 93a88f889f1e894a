import { type ComponentType, lazy } from 'react';
import { loadWords } from '../i18n/i18n.ts';
import type { TabScreens } from '../screens/advertisers/AdvertiserTabs.tsx';

/** The screen behind each tab of an advertiser; code and words are fetched when the tab is first shown. */
export const ADVERTISER_TAB_SCREENS: TabScreens = {
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

type TabScreen = ComponentType<{ advertiserId: string }>;

function tab(load: () => Promise<TabScreen>, ...words: string[]): TabScreen {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), loadWords(...words)]);
    return { default: screen };
  });
}
