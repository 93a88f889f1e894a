import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../kit/layout/Tabs.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { type PromotionTab, selectTab, TAB_DEFAULTS, tabQuery, visibleTabs } from './promotionTabs.ts';

/** The tabs of a promotion, selected by the query parameter `tab` (PROMO-1, PROMO-2). */
export function PromotionTabs({ screens }: { screens: Partial<Record<PromotionTab, () => ReactElement>> }) {
  const { t } = useTranslation('promotions');
  const [{ tab: requestedTab }, setQuery] = useUrlQuery(TAB_DEFAULTS);
  const visible = visibleTabs(useCan(), screens);
  const selected = selectTab(requestedTab, visible);
  if (!selected) return null;
  return (
    <Tabs
      label={t('tabs')}
      tabs={visible.map((id) => ({ id, label: t(`tab_${id}`) }))}
      selected={selected}
      onSelect={(id) => setQuery(tabQuery(id))}
    >
      {screens[selected]?.()}
    </Tabs>
  );
}
