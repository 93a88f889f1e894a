import type { Ability } from '../../../schema/abilities.ts';

/** What the tabs need to know of an advertiser. */
export interface TabbedAdvertiser {
  /** Whether an allocation was ever asked for. */
  hasInventory: boolean;
  hasDiscounts: boolean;
}

type Holds = (ability: Ability) => boolean;

/** The tabs of an advertiser in their order, each with the condition under which it is offered (ADV-45). */
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

/** Tabs offered to this viewer for this advertiser, in order; one whose screen does not exist is not offered. */
export function visibleTabs(
  advertiser: TabbedAdvertiser,
  holds: Holds,
  screens: ReadonlySet<string>,
): AdvertiserTab[] {
  return ADVERTISER_TABS.filter((tab) => screens.has(tab.id) && tab.isOffered(advertiser, holds)).map(
    (tab) => tab.id,
  );
}

/** The tab that `wanted` (query parameter `tab`) names if it is visible, else the first visible one (ADV-17). */
export function selectTab(wanted: string, visible: readonly AdvertiserTab[]): AdvertiserTab | null {
  return visible.find((tab) => tab === wanted) ?? visible[0] ?? null;
}

/** What of the address the tabs own. */
export const TAB_DEFAULTS = { tab: '', 'promotions-page': 1, 'redemptions-page': 1 };

/** Change of the address for a switch to `tab`: the pages of promotions and redemptions start again (ADV-18). */
export function tabQuery(tab: string): typeof TAB_DEFAULTS {
  return { ...TAB_DEFAULTS, tab };
}
