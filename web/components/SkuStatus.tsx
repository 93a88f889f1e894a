import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { type FragmentOf, readFragment } from '../../operations/readFragment.ts';
import {
  type SkuStatusFragment,
  SkuStatusFragmentDoc,
  SkuStatusSaveDocument,
} from '../../operations/skus/SkuStatus.generated.ts';
import type { SaleStatus } from '../../schema/transitions.ts';
import { useScreenMutation } from '../data/useScreenMutation.ts';
import { toast } from '../kit/feedback/toastQueue.ts';
import { saved, saveMerged, stale } from '../kit/form/saveMerged.ts';
import { invalidateCatalogue } from './invalidateCatalogue.ts';
import { SaleSwitch } from './SaleSwitch.tsx';

type Row = Pick<SkuStatusFragment, 'status' | 'version'>;

/** Whether a SKU is on sale (SKU-13): shown before the answer comes, and taken back where it is refused or fails (SKU-16, SKU-17). */
export function SkuStatus({ sku: ref }: { sku: FragmentOf<typeof SkuStatusFragmentDoc> }) {
  const { t } = useTranslation('skus');
  const sku = readFragment(SkuStatusFragmentDoc, ref);
  const { id, name, version } = sku;
  const { cache } = useApolloClient();
  const [send, isSaving] = useScreenMutation(SkuStatusSaveDocument);

  async function change(status: SaleStatus) {
    const outcome = await saveMerged<Row, Row>({
      base: sku,
      changes: { status },
      fieldsOf: (row) => ({ status: row.status }),
      send: (latest) =>
        send(
          { input: { id, version: latest, status } },
          {
            done: (success) => saved<Row>(success.sku),
            stale: (current) => stale<Row>(current),
          },
          {
            updateSku: {
              __typename: 'UpdateSkuSuccess',
              promotions: 0,
              sku: { __typename: 'Sku', id, name, status, version: latest },
            },
          },
        ),
    });
    if (outcome?.kind !== 'saved') return;
    // Whether its product has a SKU on sale may be another now.
    cache.evict({ id: `Product:${sku.product.id}`, fieldName: 'state' });
    invalidateCatalogue(cache);
    toast.success(t(`${status}_toast`, { name }));
  }

  return (
    <SaleSwitch
      name={name}
      status={sku.status}
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
