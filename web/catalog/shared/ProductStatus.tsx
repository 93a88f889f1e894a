import {
  ProductStatusFragmentDoc,
  ProductStatusSaveDocument,
} from '../../../operations/catalog/products/ProductStatus.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { saved, stale } from '../../kit/form/saveMerged.ts';
import { type OnSale, SaleStatusSwitch } from './SaleStatusSwitch.tsx';

/** Badge that shows if a product is on sale. */
export function ProductStatus({ product: ref }: { product: FragmentOf<typeof ProductStatusFragmentDoc> }) {
  const { id, name, status, version } = readFragment(ProductStatusFragmentDoc, ref);
  const [send, isSaving] = useScreenMutation(ProductStatusSaveDocument);
  return (
    <SaleStatusSwitch
      row={{ id, name, status, version }}
      noun="products"
      isSaving={isSaving}
      save={(input) =>
        send(
          { input },
          {
            done: ({ product }) => saved<Pick<OnSale, 'status' | 'version'>>(product),
            stale: (current) => stale<Pick<OnSale, 'status' | 'version'>>(current),
          },
          {
            updateProduct: {
              __typename: 'UpdateProductSuccess',
              promotions: 0,
              product: { __typename: 'Product', name, ...input },
            },
          },
        )
      }
      countPromotions={(input) =>
        send({ input }, { done: ({ promotions }) => promotions, stale: () => null })
      }
    />
  );
}
