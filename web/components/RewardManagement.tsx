import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../kit/layout/Screen.tsx';
import { TabLinks } from '../kit/layout/TabLinks.tsx';
import { brandListRoute } from '../routes/brands.ts';
import { productListRoute } from '../routes/products.ts';
import { skuListRoute } from '../routes/skus.ts';

const TABS = { brands: brandListRoute, products: productListRoute, skus: skuListRoute } as const;

/** The home of reward management: brands, products and SKUs as tabs, each an address of its own (BRAND-1). */
export function RewardManagement({ tab, children }: { tab: keyof typeof TABS; children: ReactNode }) {
  const { t } = useTranslation('rewards');
  return (
    <Screen title={t('title')}>
      <TabLinks
        label={t('title')}
        tabs={Object.entries(TABS).map(([id, route]) => ({ id, label: t(id), href: route.href() }))}
        selected={tab}
      >
        {children}
      </TabLinks>
    </Screen>
  );
}
