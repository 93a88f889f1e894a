// Saved views: which lists and reports have them, and how the address of one is kept.

/** Every list and report whose filters and order can be kept under a name. */
export const SAVED_VIEW_SCREENS = [
  'activity_report',
  'advertiser_catalog',
  'advertiser_promotions',
  'advertiser_redemptions',
  'advertisers',
  'allocations_report',
  'brands',
  'budget_lines',
  'catalog',
  'catalogue_changes',
  'discounts',
  'dispatch_lines',
  'failures',
  'inventory_report',
  'jobs',
  'members',
  'products',
  'promotion_rewards',
  'promotions',
  'redemptions',
  'service_accounts',
  'skus',
] as const;

export type SavedViewScreen = (typeof SAVED_VIEW_SCREENS)[number];

/** Views that a person can have of a screen, and views of a screen that an organization can share. */
export const MAX_VIEWS = 100;

/** Keys of an address that say where somebody is in a list, not what the list shows. */
export const PLACE_KEYS: readonly string[] = ['page', 'saved_view'];

/** Keys whose values rest nowhere as they are: a reward code is looked for by its digest. */
export const SECRET_KEYS: readonly string[] = ['reward_code'];

const LEFT_OUT: ReadonlySet<string> = new Set([...PLACE_KEYS, ...SECRET_KEYS]);

/**
 * The one spelling of a query string: its keys in their order, each once, none empty, without the page, the view and reward codes. `b=2&a=1&page=3` is `a=1&b=2`.
 * Two addresses that show the same are the same text then.
 */
export function canonicalQuery(query: string): string {
  const values = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(query))
    if (value !== '' && !LEFT_OUT.has(key) && !values.has(key)) values.set(key, value);
  return new URLSearchParams([...values].sort(([a], [b]) => (a < b ? -1 : 1))).toString();
}
