import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ProductNewFormCreateDocument,
  ProductNewFormDimensionsDocument,
} from '../../../../operations/catalog/products/ProductNewScreen.generated.ts';
import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';
import type { z } from '../../../../schema/foundation/text/zod.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { navigate } from '../../../navigation/hashLocation.ts';
import { productRoute } from '../../../routes/products.ts';
import { productSkuNewRoute } from '../../../routes/skus.ts';
import {
  atDimensionRow,
  configurationsOfRows,
  type DimensionRow,
  valuesOfRows,
} from '../../shared/dimensions/dimensionRows.ts';
import { invalidateCatalogue } from '../../shared/invalidateCatalogue.ts';
import type { ProductNewRules } from './productNewRules.ts';

interface Creation {
  /** Discards the draft: its content is saved. */
  forget: () => void;
  refuse: (errors: readonly FieldError[]) => void;
}

/** A product that exists, but whose dimensions are not saved yet. */
export interface MadeProduct {
  id: string;
  name: string;
  version: number;
}

/**
 * Creates a product under its brand, stores it in the cache, then saves its dimensions (PRODUCT-30, PRODUCT-31), and opens its page or the form of
 * its first SKU (PRODUCT-12). If only the first save succeeded, `createdProduct` is set: the next save only saves the dimensions.
 */
export function useCreateProduct({ forget, refuse }: Creation) {
  const { t } = useTranslation('products');
  const { cache } = useApolloClient();
  const [create] = useScreenMutation(ProductNewFormCreateDocument);
  const [saveDimensions] = useScreenMutation(ProductNewFormDimensionsDocument);
  const [createdProduct, setCreatedProduct] = useState<MadeProduct | null>(null);

  async function createNew({ dimensions, ...input }: z.output<ProductNewRules>): Promise<MadeProduct | null> {
    const product = await create(
      { input },
      {
        invalid(errors) {
          refuse(errors.map((error) => atDimensionRow(error, dimensions)));
          return null;
        },
        done: (success) => success.product,
      },
    );
    if (!product) return null;
    forget();
    invalidateCatalogue(cache);
    return product;
  }

  function setDimensions({ id, version }: MadeProduct, rows: readonly DimensionRow[]) {
    const input = {
      id,
      version,
      dimensionConfigurations: configurationsOfRows(rows),
      dimensionValues: valuesOfRows(rows),
    };
    if (input.dimensionConfigurations.length === 0) return true;
    return saveDimensions(
      { input },
      {
        invalid(errors) {
          refuse(errors.map((error) => atDimensionRow(error, rows)));
          return null;
        },
        done: () => true,
      },
    );
  }

  async function run(valid: z.output<ProductNewRules>, next: 'product' | 'sku'): Promise<void> {
    const product = createdProduct ?? (await createNew(valid));
    if (!product) return;
    if (!(await setDimensions(product, valid.dimensions))) return setCreatedProduct(product);
    invalidateCatalogue(cache);
    toast.success(t('created_toast', { name: product.name }));
    const place = { brandId: valid.brandId, productId: product.id };
    // Back from there does not lead to the finished form.
    navigate((next === 'sku' ? productSkuNewRoute : productRoute).href(place), { replace: true });
  }
  return { create: run, made: createdProduct };
}
