import type { Ability } from '../../../schema/abilities.ts';

/** The tabs of a promotion in their order (PROMO-2, and its batches), each with the ability it needs beside viewPromotions (PROMO-3). */
const PROMOTION_TABS = [
  { id: 'rewards', ability: null },
  { id: 'settings', ability: null },
  { id: 'batches', ability: 'viewRedemptions' },
  { id: 'redemptions', ability: 'viewRedemptions' },
] as const satisfies readonly { id: string; ability: Ability | null }[];

export type PromotionTab = (typeof PROMOTION_TABS)[number]['id'];

/** Tabs offered to who holds these abilities; one whose screen does not exist is not offered. */
export const visibleTabs = (
  holds: (ability: Ability) => boolean,
  screens: Readonly<Partial<Record<PromotionTab, unknown>>>,
): PromotionTab[] =>
  PROMOTION_TABS.filter(({ id, ability }) => id in screens && (ability === null || holds(ability))).map(
    ({ id }) => id,
  );

/** The tab that the address names if it is offered, else the first one (PROMO-4). */
export const selectTab = (wanted: string, visible: readonly PromotionTab[]): PromotionTab | undefined =>
  visible.find((tab) => tab === wanted) ?? visible[0];

/** What of the address the tabs own. */
export const TAB_DEFAULTS = { tab: '', 'redemptions-page': 1, 'batches-page': 1 };

/** Change of the address for a switch to `tab`: the page of a list starts again unless it is its tab (PROMO-5). */
export function tabQuery(tab: string): Partial<typeof TAB_DEFAULTS> {
  const own = `${tab}-page`;
  return { ...Object.fromEntries(Object.entries(TAB_DEFAULTS).filter(([key]) => key !== own)), tab };
}
