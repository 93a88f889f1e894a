import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MediaSetPicturesFragmentDoc } from '../../../operations/catalog/mediaSets/MediaSetEditor.generated.ts';
import {
  SkuNewFormCreateDocument,
  SkuNewFormPictureDocument,
} from '../../../operations/catalog/skus/SkuNewScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import type { z } from '../../../schema/foundation/text/zod.ts';
import type { RequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { productRoute } from '../../routes/products.ts';
import { atDimensionRow, valuesOfRows } from '../shared/dimensions/dimensionRows.ts';
import { invalidateCatalogue } from '../shared/invalidateCatalogue.ts';
import type { SkuNewRules } from './skuRules.ts';

/** A picture that was already uploaded. */
export interface SentPicture {
  mediaId: string;
  url: string;
}

interface Creation {
  /** The idempotency key of this creation. */
  request: RequestKey;
  /** Assigned to the SKU once it exists. */
  picture: SentPicture | null;
  onAgain: () => void;
  /** Discards the draft: its content is saved. */
  forget: () => void;
  refuse: (errors: readonly FieldError[]) => void;
}

/** A SKU that exists, with its possible pictures. */
interface MadeSku {
  sku: string;
  mediaSet: { id: string; version: number } | null;
}

/**
 * Creates a SKU once, assigns its picture, and opens it on its product's page, or starts the next one (SKU-11, SKU-12). If only the first
 * succeeded, `createdSku` is set: the next save only saves the picture.
 */
export function useCreateSku(product: { id: string; brand: { id: string } }, creation: Creation) {
  const { request, picture, onAgain, forget, refuse } = creation;
  const { t } = useTranslation('skus');
  const { cache } = useApolloClient();
  const [create] = useKeyedMutation(SkuNewFormCreateDocument, request);
  const [savePicture] = useScreenMutation(SkuNewFormPictureDocument);
  const [createdSku, setCreatedSku] = useState<MadeSku | null>(null);

  async function createNew({ dimensions, ...fields }: z.output<SkuNewRules>): Promise<MadeSku | null> {
    const input = { ...fields, productId: product.id, dimensionValues: valuesOfRows(dimensions) };
    const sku = await create(
      { input },
      {
        invalid(errors) {
          refuse(errors.map((error) => atDimensionRow(error, dimensions)));
          return null;
        },
        done: (success) => success.sku,
      },
    );
    if (!sku) return null;
    forget();
    invalidateCatalogue(cache);
    return {
      sku: sku.sku,
      mediaSet: sku.mediaSet ? readFragment(MediaSetPicturesFragmentDoc, sku.mediaSet) : null,
    };
  }

  function givePicture({ mediaSet }: MadeSku) {
    if (!picture || !mediaSet) return true;
    const items = [{ name: 'picture' as const, locale: null, mediaId: picture.mediaId }];
    const { id, version } = mediaSet;
    return savePicture({ input: { id, version, items } }, { done: () => true });
  }

  async function run(valid: z.output<SkuNewRules>, next: 'product' | 'again'): Promise<void> {
    const sku = createdSku ?? (await createNew(valid));
    if (!sku) return;
    if (!(await givePicture(sku))) return setCreatedSku(sku);
    invalidateCatalogue(cache);
    toast.success(t('created_toast', { sku: sku.sku }));
    if (next === 'again') return onAgain();
    const place = { brandId: product.brand.id, productId: product.id };
    // Back from there does not lead to the finished form.
    navigate(productRoute.href(place, { sku: sku.sku }), { replace: true });
  }
  return { create: run, made: createdSku };
}
