import { useTranslation } from 'react-i18next';
import { useWayBack, type WayBack } from '../../navigation/wayBack.ts';
import { brandProductsRoute, brandRoute, brandSkusRoute } from '../../routes/brands.ts';
import { productListRoute } from '../../routes/products.ts';
import { skuListRoute } from '../../routes/skus.ts';

/** The back link of a product: the list it was opened from (PRODUCT-2), otherwise the products of its brand. */
export function useProductBack(brandId: string): WayBack {
  const { t } = useTranslation('products');
  const ofBrand = [brandProductsRoute, brandRoute, brandSkusRoute].map((route) => ({
    href: route.href({ brandId }),
    label: t('back_to_brand'),
  })) as [WayBack, ...WayBack[]];
  return useWayBack([
    ...ofBrand,
    { href: productListRoute.href(), label: t('back_to_products') },
    { href: skuListRoute.href(), label: t('back_to_skus') },
  ]);
}
