import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import {
  type ProductStatusFragment,
  ProductStatusFragmentDoc,
  ProductStatusSaveDocument,
} from '../../operations/products/ProductStatus.generated.ts';
import { type FragmentOf, readFragment } from '../../operations/readFragment.ts';
import type { SaleStatus } from '../../schema/transitions.ts';
import { useScreenMutation } from '../data/useScreenMutation.ts';
import { toast } from '../kit/feedback/toastQueue.ts';
import { saved, saveMerged, stale } from '../kit/form/saveMerged.ts';
import { invalidateCatalogue } from './invalidateCatalogue.ts';
import { SaleSwitch } from './SaleSwitch.tsx';

type Row = Pick<ProductStatusFragment, 'status' | 'version'>;

/** Whether a product is on sale (PRODUCT-21): shown before the answer comes, and taken back where it is refused or fails (PRODUCT-25). */
export function ProductStatus({ product: ref }: { product: FragmentOf<typeof ProductStatusFragmentDoc> }) {
  const { t } = useTranslation('products');
  const product = readFragment(ProductStatusFragmentDoc, ref);
  const { id, name, version } = product;
  const { cache } = useApolloClient();
  const [send, isSaving] = useScreenMutation(ProductStatusSaveDocument);

  async function change(status: SaleStatus) {
    const outcome = await saveMerged<Row, Row>({
      base: product,
      changes: { status },
      fieldsOf: (row) => ({ status: row.status }),
      send: (latest) =>
        send(
          { input: { id, version: latest, status } },
          {
            done: (success) => saved<Row>(success.product),
            stale: (current) => stale<Row>(current),
          },
          {
            updateProduct: {
              __typename: 'UpdateProductSuccess',
              promotions: 0,
              product: { __typename: 'Product', id, name, status, version: latest },
            },
          },
        ),
    });
    if (outcome?.kind !== 'saved') return;
    invalidateCatalogue(cache);
    toast.success(t(`${status}_toast`, { name }));
  }

  return (
    <SaleSwitch
      name={name}
      status={product.status}
      isSaving={isSaving}
      warning={t('disable_warning')}
      countPromotions={() =>
        send(
          { input: { id, version, status: 'disabled', dryRun: true } },
          { done: ({ promotions }) => promotions, stale: () => null },
        )
      }
      onChange={(status) => void change(status)}
    />
  );
}
