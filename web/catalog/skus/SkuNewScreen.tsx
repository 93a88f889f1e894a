import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProviderFieldFragmentDoc } from '../../../operations/catalog/providers/ProviderField.generated.ts';
import { SkuNewScreenDocument } from '../../../operations/catalog/skus/SkuNewScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import type { PickerItem } from '../../kit/fields/PickerField.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { FormSkeleton } from '../../kit/loading/skeletons.tsx';
import { useWayBack } from '../../navigation/wayBack.ts';
import { brandSkusRoute } from '../../routes/brands.ts';
import { productRoute } from '../../routes/products.ts';
import { skuListRoute } from '../../routes/skus.ts';
import { useViewer } from '../../session/viewer.ts';
import { ProductPicker } from '../shared/ProductPicker.tsx';
import { SkuNewForm } from './SkuNewForm.tsx';

/** A new SKU: of the product in the address, otherwise of one that the person chooses first. */
export function SkuNewScreen({ brandId, productId }: { brandId?: string; productId?: string }) {
  const { t } = useTranslation('skus');
  const { isStaff } = useViewer();
  const [productItem, setProductItem] = useState<PickerItem | null>(null);
  const [round, setRound] = useState(0);
  const id = productId ?? productItem?.id;
  const query = useScreenQuery(
    SkuNewScreenDocument,
    { id: id ?? '', withProviders: isStaff },
    { isAsked: id !== undefined },
  );
  const back = useWayBack([
    brandId && productId
      ? { href: productRoute.href({ brandId, productId }), label: t('product') }
      : brandId
        ? { href: brandSkusRoute.href({ brandId }), label: t('list') }
        : { href: skuListRoute.href(), label: t('list') },
  ]);
  const answer = query.data?.product;
  // A product under another brand's address counts as not found.
  const product = answer && answer.id === id && (!brandId || answer.brand.id === brandId) ? answer : null;
  return (
    <Screen title={t('create_title')} width="form" back={back}>
      <Panel>
        {!productId && (
          <ProductPicker
            label={t('product')}
            brandId={brandId}
            value={productItem}
            onChange={setProductItem}
            isRequired
          />
        )}
        {id !== undefined && (
          <ScreenBoundary
            query={query}
            at="product"
            value={product}
            name={t('product')}
            skeleton={<FormSkeleton fields={5} />}
            back={back}
          >
            {(one) => (
              <SkuNewForm
                key={`${one.id} ${round}`}
                product={one}
                providers={readFragment(ProviderFieldFragmentDoc, query.data?.providers ?? [])}
                cancelHref={back.href}
                onAgain={() => setRound(round + 1)}
              />
            )}
          </ScreenBoundary>
        )}
      </Panel>
    </Screen>
  );
}
