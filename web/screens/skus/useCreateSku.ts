import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { MediaSetPicturesFragmentDoc } from '../../../operations/mediaSets/MediaSetEditor.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import {
  SkuNewFormCreateDocument,
  SkuNewFormPictureDocument,
} from '../../../operations/skus/SkuNewScreen.generated.ts';
import type { FieldError } from '../../../schema/rules/fieldErrors.ts';
import type { z } from '../../../schema/zod.ts';
import { type DimensionRow, valuesOfRows } from '../../components/dimensions/dimensionRows.ts';
import { invalidateCatalogue } from '../../components/invalidateCatalogue.ts';
import { showFailedSave } from '../../components/showFailedSave.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { useIdempotencyKey } from '../../kit/form/useIdempotencyKey.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { productRoute } from '../../routes/products.ts';
import type { SkuNewRules } from './skuNewRules.ts';

interface Creation {
  /** A picture that was sent already, to be given to the SKU once it is there. */
  picture: { mediaId: string } | null;
  onAgain: () => void;
  onInvalid: (errors: readonly FieldError[], rows: readonly DimensionRow[]) => void;
}

/** Creates a SKU once, gives it its picture, and goes to it on its product's page, or begins anew (SKU-11, SKU-12). */
export function useCreateSku(product: { id: string; brand: { id: string } }, creation: Creation) {
  const { t } = useTranslation('skus');
  const { cache } = useApolloClient();
  const { key } = useIdempotencyKey();
  const [create] = useScreenMutation(SkuNewFormCreateDocument);
  const [savePicture] = useScreenMutation(SkuNewFormPictureDocument);
  return async (valid: z.output<SkuNewRules>, next: 'product' | 'again'): Promise<void> => {
    const { picture, onAgain, onInvalid } = creation;
    const { dimensions, ...fields } = valid;
    const made = await create(
      {
        input: {
          ...{ ...fields, productId: product.id, idempotencyKey: key() },
          dimensionValues: valuesOfRows(dimensions),
        },
      },
      {
        failed: showFailedSave,
        invalid(errors) {
          onInvalid(errors, dimensions);
          return null;
        },
        done: ({ sku }) => sku,
      },
    );
    if (!made) return;
    if (picture && made.mediaSet) {
      const { id, version } = readFragment(MediaSetPicturesFragmentDoc, made.mediaSet);
      const items = [{ name: 'picture', locale: null, mediaId: picture.mediaId }];
      await savePicture({ input: { id, version, items } }, { failed: showFailedSave, done: () => null });
    }
    invalidateCatalogue(cache);
    toast.success(t('created_toast', { sku: made.sku }));
    if (next === 'again') return onAgain();
    navigate(productRoute.href({ brandId: product.brand.id, productId: product.id }, { sku: made.sku }));
  };
}
