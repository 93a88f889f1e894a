import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pathOf } from '../../../navigation/hashLocation.ts';
import { previousHere } from '../../../navigation/traversal.ts';
import { brandProductsRoute, brandRoute, brandSkusRoute } from '../../../routes/brands.ts';
import { productListRoute } from '../../../routes/products.ts';
import { skuListRoute } from '../../../routes/skus.ts';
import { KEPT_PRODUCTS, KEPT_SKUS } from '../../shared/catalogueLists.ts';

/** The back link of a product: the list it was opened from (PRODUCT-2), otherwise the products of its brand. */
export function useWayBack(brandId: string): { href: string; label: string } {
  const { t } = useTranslation('products');
  // Where the person came from stays the same while the screen is open.
  const [origin] = useState(() => previousHere());
  const path = pathOf(origin ?? '');
  if (path === productListRoute.path) return { href: KEPT_PRODUCTS.href(), label: t('back_to_products') };
  if (path === skuListRoute.path) return { href: KEPT_SKUS.href(), label: t('back_to_skus') };
  const ofBrand = [brandRoute, brandProductsRoute, brandSkusRoute].some(
    (route) => `#${path}` === route.href({ brandId }),
  );
  return {
    href: ofBrand ? `#${origin}` : brandProductsRoute.href({ brandId }),
    label: t('back_to_brand'),
  };
}
