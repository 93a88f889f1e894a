import type { Ability } from '../../../schema/foundation/abilities.ts';

/** Facts of an advertiser that decide about its tabs. */
export interface TabbedAdvertiser {
  /** True if an allocation was ever requested. */
  hasInventory: boolean;
  hasDiscounts: boolean;
}

type Holds = (ability: Ability) => boolean;

/** The tabs of an advertiser in their order, each with its condition (ADV-45). */
export const ADVERTISER_TABS = [
  { id: 'promotions', isOffered: () => true },
  { id: 'budget', isOffered: (_, holds) => holds('viewBudget') },
  {
    id: 'inventory',
    isOffered: (advertiser, holds) => holds('viewInventory') && advertiser.hasInventory,
  },
  { id: 'redemptions', isOffered: (_, holds) => holds('viewRedemptions') },
  {
    id: 'discounts',
    isOffered: (advertiser, holds) =>
      holds('editDiscounts') || (holds('viewDiscounts') && advertiser.hasDiscounts),
  },
  { id: 'invoicing', isOffered: (_, holds) => holds('viewInvoicing') },
  { id: 'catalog', isOffered: (_, holds) => holds('viewCatalog') },
  { id: 'api_credentials', isOffered: (_, holds) => holds('viewCredentials') },
] as const satisfies readonly {
  id: string;
  isOffered: (advertiser: TabbedAdvertiser, holds: Holds) => boolean;
}[];

export type AdvertiserTab = (typeof ADVERTISER_TABS)[number]['id'];

/** Tabs for this viewer and this advertiser, in order; one without a screen is not offered. */
export function visibleTabs(
  advertiser: TabbedAdvertiser,
  holds: Holds,
  screens: ReadonlySet<string>,
): AdvertiserTab[] {
  return ADVERTISER_TABS.filter((tab) => screens.has(tab.id) && tab.isOffered(advertiser, holds)).map(
    (tab) => tab.id,
  );
}

/** The tab that `requestedTab` (query parameter `tab`) names if it is visible, otherwise the first visible one (ADV-17). */
export function selectTab(requestedTab: string, visible: readonly AdvertiserTab[]): AdvertiserTab | null {
  return visible.find((tab) => tab === requestedTab) ?? visible[0] ?? null;
}

/** Query parameters that belong to the tabs. */
export const TAB_DEFAULTS = { tab: '', 'promotions-page': 1, 'redemptions-page': 1 };

/** The tabs that an address may name. */
export const TAB_ACCEPTS = { tab: (text: string) => ADVERTISER_TABS.some(({ id }) => id === text) };

/** Query change for a switch to `tab`: the pages of promotions and redemptions are reset (ADV-18). */
export function tabQuery(tab: string): typeof TAB_DEFAULTS {
  return { ...TAB_DEFAULTS, tab };
}
