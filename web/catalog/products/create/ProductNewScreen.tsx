import { useTranslation } from 'react-i18next';
import { DimensionFieldFragmentDoc } from '../../../../operations/catalog/dimensions/DimensionField.generated.ts';
import { ProductNewScreenDocument } from '../../../../operations/catalog/products/ProductNewScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../../foundation/forms/ScreenBoundary.tsx';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Screen } from '../../../kit/layout/Screen.tsx';
import { FormSkeleton } from '../../../kit/loading/skeletons.tsx';
import { useWayBack } from '../../../navigation/wayBack.ts';
import { brandProductsRoute } from '../../../routes/brands.ts';
import { productListRoute } from '../../../routes/products.ts';
import { definitionsOf } from '../../shared/dimensions/dimensionRows.ts';
import { ProductNewForm } from './ProductNewForm.tsx';

/** A new product, of any brand or of the one in the address. */
export function ProductNewScreen({ brandId }: { brandId?: string }) {
  const { t } = useTranslation('products');
  const query = useScreenQuery(ProductNewScreenDocument, {
    brandId: brandId ?? '',
    hasBrand: brandId !== undefined,
  });
  const { brand, dimensions } = query.data ?? {};
  const back = useWayBack([
    brandId
      ? { href: brandProductsRoute.href({ brandId }), label: t('back_to_brand') }
      : { href: productListRoute.href(), label: t('back_to_products') },
  ]);
  return (
    <Screen title={t('create_title')} width="form" back={back}>
      <Panel>
        <ScreenBoundary
          query={query}
          at={brandId ? 'brand' : 'dimensions'}
          value={brandId && !brand ? null : dimensions}
          name={t('create_title')}
          skeleton={<FormSkeleton fields={6} />}
          back={back}
        >
          {(all) => (
            <ProductNewForm
              brand={brand ? { id: brand.id, label: brand.name } : null}
              definitions={definitionsOf(all.map((one) => readFragment(DimensionFieldFragmentDoc, one)))}
              cancelHref={back.href}
            />
          )}
        </ScreenBoundary>
      </Panel>
    </Screen>
  );
}
