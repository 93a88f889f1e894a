import { useApolloClient } from '@apollo/client/react';
import {
  SkuStatusFragmentDoc,
  SkuStatusSaveDocument,
} from '../../../operations/catalog/skus/SkuStatus.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { saved, stale } from '../../kit/form/saveMerged.ts';
import { type OnSale, SaleStatusSwitch } from './SaleStatusSwitch.tsx';

/** Badge that shows if a SKU is on sale. */
export function SkuStatus({ sku: ref }: { sku: FragmentOf<typeof SkuStatusFragmentDoc> }) {
  const { id, name, status, version, product } = readFragment(SkuStatusFragmentDoc, ref);
  const { cache } = useApolloClient();
  const [send, isSaving] = useScreenMutation(SkuStatusSaveDocument);
  return (
    <SaleStatusSwitch
      row={{ id, name, status, version }}
      noun="skus"
      isSaving={isSaving}
      save={(input) =>
        send(
          { input },
          {
            done: ({ sku }) => saved<Pick<OnSale, 'status' | 'version'>>(sku),
            stale: (current) => stale<Pick<OnSale, 'status' | 'version'>>(current),
          },
          {
            updateSku: {
              __typename: 'UpdateSkuSuccess',
              promotions: 0,
              sku: { __typename: 'Sku', name, ...input },
            },
          },
        )
      }
      countPromotions={(input) =>
        send({ input }, { done: ({ promotions }) => promotions, stale: () => null })
      }
      // This may change whether its product has a SKU on sale.
      onSaved={() => cache.evict({ id: `Product:${product.id}`, fieldName: 'state' })}
    />
  );
}
