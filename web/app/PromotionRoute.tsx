import { useState } from 'react';
import { useUrlQuery } from '../navigation/useUrlQuery.ts';
import { PromotionScreen } from '../promotions/promotions/PromotionScreen.tsx';
import { TAB_ACCEPTS, TAB_DEFAULTS } from '../promotions/promotions/promotionTabs.ts';
import { fetchLazily, lazyTab } from './lazyTab.ts';

const RedemptionsTab = lazyTab<{ promotionId: string }>(
  async () => (await import('../fulfillment/redemptions/RedemptionsTab.tsx')).RedemptionsTab,
  'redemptions',
  ...['redemptionBulk', 'abilities', 'dispatches', 'errors'],
);

/** A promotion with the tab of its redemptions (ROUTE-62), whose code comes while the promotion is asked for where the address names it. */
export function PromotionRoute(ids: { advertiserId: string; promotionId: string }) {
  const [{ tab }] = useUrlQuery(TAB_DEFAULTS, TAB_ACCEPTS);
  useState(() => tab === 'redemptions' && fetchLazily(RedemptionsTab));
  return <PromotionScreen {...ids} RedemptionsTab={RedemptionsTab} />;
}
