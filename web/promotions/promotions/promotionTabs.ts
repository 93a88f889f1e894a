import type { Ability } from '../../../schema/foundation/abilities.ts';

/** The tabs of a promotion in their order (PROMO-2, and its batches), each with the ability that it needs besides viewPromotions (PROMO-3). */
const PROMOTION_TABS = [
  { id: 'rewards', ability: null },
  { id: 'settings', ability: null },
  { id: 'batches', ability: 'viewRedemptions' },
  { id: 'redemptions', ability: 'viewRedemptions' },
] as const satisfies readonly { id: string; ability: Ability | null }[];

export type PromotionTab = (typeof PROMOTION_TABS)[number]['id'];

/** Tabs for a person with these abilities; one without a screen is not offered. */
export const visibleTabs = (
  holds: (ability: Ability) => boolean,
  screens: Readonly<Partial<Record<PromotionTab, unknown>>>,
): PromotionTab[] =>
  PROMOTION_TABS.filter(({ id, ability }) => id in screens && (ability === null || holds(ability))).map(
    ({ id }) => id,
  );

/** The tab in the address if it is offered, otherwise the first one (PROMO-4). */
export const selectTab = (requestedTab: string, visible: readonly PromotionTab[]): PromotionTab | undefined =>
  visible.find((tab) => tab === requestedTab) ?? visible[0];

/** Query parameters of the tabs. */
export const TAB_DEFAULTS = { tab: '', 'redemptions-page': 1, 'batches-page': 1 };

/** The tabs that an address may name. */
export const TAB_ACCEPTS = { tab: (text: string) => PROMOTION_TABS.some(({ id }) => id === text) };

/** Query change for a switch to `tab`: the page of a list is reset unless it belongs to that tab (PROMO-5). */
export function tabQuery(tab: string): Partial<typeof TAB_DEFAULTS> {
  const own = `${tab}-page`;
  return { ...Object.fromEntries(Object.entries(TAB_DEFAULTS).filter(([key]) => key !== own)), tab };
}
