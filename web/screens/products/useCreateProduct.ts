import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import {
  ProductNewFormCreateDocument,
  ProductNewFormDimensionsDocument,
} from '../../../operations/products/ProductNewScreen.generated.ts';
import type { FieldError } from '../../../schema/rules/fieldErrors.ts';
import type { z } from '../../../schema/zod.ts';
import { configurationsOfRows, valuesOfRows } from '../../components/dimensions/dimensionRows.ts';
import { invalidateCatalogue } from '../../components/invalidateCatalogue.ts';
import { showFailedSave } from '../../components/showFailedSave.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { productRoute } from '../../routes/products.ts';
import { productSkuNewRoute } from '../../routes/skus.ts';
import type { ProductNewRules } from './productNewRules.ts';

interface Creation {
  /** Forgets the draft: what it held is saved. */
  forget: () => void;
  onInvalid: (errors: readonly FieldError[]) => void;
}

/**
 * Creates a product under its brand, keeps it in the cache, then saves its dimensions (PRODUCT-30, PRODUCT-31), and goes to its page or to its
 * first SKU (PRODUCT-12). Where the dimensions are refused it is there all the same, and its page is where they are set.
 */
export function useCreateProduct({ forget, onInvalid }: Creation) {
  const { t } = useTranslation('products');
  const { cache } = useApolloClient();
  const [create] = useScreenMutation(ProductNewFormCreateDocument);
  const [saveDimensions] = useScreenMutation(ProductNewFormDimensionsDocument);
  return async (valid: z.output<ProductNewRules>, next: 'product' | 'sku'): Promise<void> => {
    const { dimensions, ...input } = valid;
    const made = await create(
      { input },
      {
        failed: showFailedSave,
        invalid(errors) {
          onInvalid(errors);
          return null;
        },
        done: ({ product }) => product,
      },
    );
    if (!made) return;
    forget();
    const { id, version, name } = made;
    const dimensionConfigurations = configurationsOfRows(dimensions);
    if (dimensionConfigurations.length > 0)
      await saveDimensions(
        { input: { id, version, dimensionConfigurations, dimensionValues: valuesOfRows(dimensions) } },
        { failed: showFailedSave, done: () => null },
      );
    invalidateCatalogue(cache);
    toast.success(t('created_toast', { name }));
    const place = { brandId: valid.brandId, productId: id };
    navigate(next === 'sku' ? productSkuNewRoute.href(place) : productRoute.href(place));
  };
}
