import {
  type ProductFormFragment,
  ProductFormFragmentDoc,
  ProductFormSaveDocument,
} from '../../../operations/catalog/products/ProductScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import type { UpdateProductInput } from '../../../operations/schema.generated.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { type SaveAnswer, saved, stale } from '../../kit/form/saveMerged.ts';

/** Saves a change of a product; broken rules go to the form that sent it. */
export function useSaveProduct() {
  const [send] = useScreenMutation(ProductFormSaveDocument);
  return (
    input: UpdateProductInput,
    invalid: (errors: readonly FieldError[]) => null,
  ): Promise<SaveAnswer<ProductFormFragment>> =>
    send(
      { input },
      {
        invalid,
        done: ({ product }) => saved(readFragment(ProductFormFragmentDoc, product)),
        stale: (current) => stale(readFragment(ProductFormFragmentDoc, current)),
      },
    );
}
