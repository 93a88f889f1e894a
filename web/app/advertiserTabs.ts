import type { LazyPart } from '../kit/loading/lazyPart.tsx';
import type { TabScreens } from '../screens/advertisers/AdvertiserTabs.tsx';
import { fetchLazily, lazyTab } from './lazyTab.ts';

type TabScreen = LazyPart<{ advertiserId: string }>;
const tab = lazyTab<{ advertiserId: string }>;

/** The screen behind each tab of an advertiser; code and words are fetched when the tab is first shown. */
export const ADVERTISER_TAB_SCREENS = {
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
  redemptions: tab(
    async () => (await import('../screens/redemptions/RedemptionsTab.tsx')).RedemptionsTab,
    'redemptions',
    ...['redemptionBulk', 'abilities', 'dispatches', 'errors'],
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
} satisfies TabScreens;

/** Loads a tab before it is shown; a failure is reported where the tab is shown. */
export function fetchTab(name: string): void {
  fetchLazily((ADVERTISER_TAB_SCREENS as Record<string, TabScreen | undefined>)[name]);
}
