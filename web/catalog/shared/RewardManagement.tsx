import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { TabLinks } from '../../kit/layout/TabLinks.tsx';
import { Can } from '../../kit/viewer/Can.tsx';
import { brandListRoute } from '../../routes/brands.ts';
import { catalogueChangeListRoute } from '../../routes/catalogueChanges.ts';
import { catalogueImportRoute } from '../../routes/catalogueFile.ts';
import { productListRoute, productNewRoute } from '../../routes/products.ts';
import { skuListRoute, skuNewRoute } from '../../routes/skus.ts';
import { CatalogueExportButton } from './CatalogueExportButton.tsx';

const TABS = { brands: brandListRoute, products: productListRoute, skus: skuListRoute } as const;

/** The home of reward management: brands, products and SKUs as tabs, each with its own address (BRAND-1). */
export function RewardManagement({ tab, children }: { tab: keyof typeof TABS; children: ReactNode }) {
  const { t } = useTranslation('rewards');
  return (
    <Screen
      title={t('title')}
      actions={
        <>
          <LinkButton href={catalogueChangeListRoute.href()} icon="clock">
            {t('changes')}
          </LinkButton>
          <CatalogueExportButton label={t('export')} />
          <Can ability="createRewards">
            <LinkButton href={catalogueImportRoute.href()} icon="upload">
              {t('import')}
            </LinkButton>
            <LinkButton href={skuNewRoute.href()} icon="plus">
              {t('new_sku')}
            </LinkButton>
            <LinkButton href={productNewRoute.href()} icon="plus" variant="primary">
              {t('new_product')}
            </LinkButton>
          </Can>
        </>
      }
    >
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
