import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DimensionFieldFragmentDoc } from '../../../operations/catalog/dimensions/DimensionField.generated.ts';
import {
  ProductDetailsFragmentDoc,
  ProductFormFragmentDoc,
} from '../../../operations/catalog/products/ProductScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Columns } from '../../kit/layout/Stack.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { ProductAdvanced } from './ProductAdvanced.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductForm } from './ProductForm.tsx';
import { ProductVariations } from './variations/ProductVariations.tsx';

interface ProductDetailsProps {
  product: FragmentOf<typeof ProductDetailsFragmentDoc>;
  dimensions: readonly FragmentOf<typeof DimensionFieldFragmentDoc>[];
}

/** The facts of a product: read-only, or editable for people who may (PRODUCT-14); the others are in two dialogs. */
export function ProductDetails({ product: ref, dimensions }: ProductDetailsProps) {
  const { t } = useTranslation('products');
  const can = useCan();
  const canEdit = can('editRewards');
  // People who create products also set their dimensions.
  const canVary = canEdit || can('createRewards');
  const [open, setOpen] = useState<'form' | 'advanced' | 'variations' | 'fixed' | null>(null);
  const product = readFragment(ProductDetailsFragmentDoc, ref);
  const row = readFragment(ProductFormFragmentDoc, product);
  const hasFixed = dimensions.some((one) => !readFragment(DimensionFieldFragmentDoc, one).mayVary);
  const close = () => setOpen(null);
  if (open === 'form')
    return (
      <Columns shape="wide">
        <Panel title={t('edit_title')}>
          <ProductForm product={row} onDone={close} />
        </Panel>
      </Columns>
    );
  return (
    <>
      <ProductFacts
        product={product}
        actions={
          canVary && (
            <>
              <Button onPress={() => setOpen('variations')}>{t('set_variations')}</Button>
              {hasFixed && <Button onPress={() => setOpen('fixed')}>{t('fixed_dimensions')}</Button>}
              {canEdit && <Button onPress={() => setOpen('advanced')}>{t('advanced')}</Button>}
              {canEdit && (
                <Button icon="edit" onPress={() => setOpen('form')}>
                  {t('edit')}
                </Button>
              )}
            </>
          )
        }
      />
      {open === 'advanced' && <ProductAdvanced product={row} onClose={close} />}
      {(open === 'variations' || open === 'fixed') && (
        <ProductVariations product={product} dimensions={dimensions} which={open} onClose={close} />
      )}
    </>
  );
}
