import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { SaleStatus } from '../../../schema/foundation/transitions.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { type SaveAnswer, saveMerged } from '../../kit/form/saveMerged.ts';
import { invalidateCatalogue } from './invalidateCatalogue.ts';
import { SaleSwitch } from './SaleSwitch.tsx';

/** The fields that tell whether a product or a SKU is on sale. */
export interface OnSale {
  id: string;
  name: string;
  status: SaleStatus;
  version: number;
}

/** A status change, as both mutations take it. */
export type SaleChange = Pick<OnSale, 'id' | 'status' | 'version'>;

interface SaleStatusSwitchProps {
  row: OnSale;
  /** The noun whose texts it uses. */
  noun: 'products' | 'skus';
  isSaving: boolean;
  /** Saves the status; it is shown before the response arrives. */
  save: (change: SaleChange) => Promise<SaveAnswer<Pick<OnSale, 'status' | 'version'>>>;
  /** Number of promotions that lose it, by a dry run; null if a dialog says why that is unknown. */
  countPromotions: (change: SaleChange & { dryRun: true }) => Promise<number | null>;
  onSaved?: (() => void) | undefined;
}

/**
 * Switch that puts a product or a SKU on sale or takes it off (PRODUCT-21, SKU-13). A refusal or a failure restores the status
 * (PRODUCT-25, SKU-16, SKU-17).
 */
export function SaleStatusSwitch(props: SaleStatusSwitchProps) {
  const { row, noun, isSaving, save, countPromotions, onSaved } = props;
  const { t } = useTranslation(noun);
  const { cache } = useApolloClient();
  const { id, name, version } = row;

  async function change(status: SaleStatus) {
    const outcome = await saveMerged<Pick<OnSale, 'status' | 'version'>, Pick<OnSale, 'status'>>({
      base: row,
      changes: { status },
      fieldsOf: (one) => ({ status: one.status }),
      send: (latest) => save({ id, status, version: latest }),
    });
    if (outcome?.kind !== 'saved') return;
    onSaved?.();
    invalidateCatalogue(cache);
    toast.success(t(`${status}_toast`, { name }));
  }

  return (
    <SaleSwitch
      name={name}
      status={row.status}
      isSaving={isSaving}
      warning={t('disable_warning')}
      countPromotions={() => countPromotions({ id, version, status: 'disabled', dryRun: true })}
      onChange={(status) => void change(status)}
    />
  );
}
