import type { TabScreens } from '../advertisers/advertisers/AdvertiserTabs.tsx';
import type { LazyPart } from '../kit/loading/lazyPart.tsx';
import { fetchLazily, lazyTab } from './lazyTab.ts';

type TabScreen = LazyPart<{ advertiserId: string }>;
const tab = lazyTab<{ advertiserId: string }>;

/** The screen behind each tab of an advertiser; code and words are fetched when the tab is first shown. */
export const ADVERTISER_TAB_SCREENS = {
  promotions: tab(
    async () =>
      (await import('../promotions/promotions/list/AdvertiserPromotionsTab.tsx')).AdvertiserPromotionsTab,
    'promotions',
  ),
  budget: tab(
    async () => (await import('../money/budgets/AdvertiserBudgetTab.tsx')).AdvertiserBudgetTab,
    'budgets',
  ),
  inventory: tab(
    async () => (await import('../money/inventory/AdvertiserInventoryTab.tsx')).AdvertiserInventoryTab,
    'inventory',
    'errors',
  ),
  redemptions: tab(
    async () => (await import('../fulfillment/redemptions/RedemptionsTab.tsx')).RedemptionsTab,
    'redemptions',
    ...['redemptionBulk', 'abilities', 'dispatches', 'errors'],
  ),
  discounts: tab(
    async () => (await import('../money/discounts/AdvertiserDiscountsTab.tsx')).AdvertiserDiscountsTab,
    'discounts',
    'effects',
  ),
  invoicing: tab(
    async () => (await import('../money/invoicing/AdvertiserInvoicingTab.tsx')).AdvertiserInvoicingTab,
    'invoicing',
  ),
  catalog: tab(
    async () => (await import('../promotions/catalog/AdvertiserCatalogTab.tsx')).AdvertiserCatalogTab,
    'catalog',
    'errors',
  ),
  api_credentials: tab(
    async () =>
      (await import('../advertisers/credentials/AdvertiserCredentialsTab.tsx')).AdvertiserCredentialsTab,
    'credentials',
  ),
} satisfies TabScreens;

/** Loads a tab before it is shown; a failure is reported where the tab is shown. */
export function fetchTab(name: string): void {
  fetchLazily((ADVERTISER_TAB_SCREENS as Record<string, TabScreen | undefined>)[name]);
}
