import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaleStatus } from '../../../schema/foundation/transitions.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { SwitchField } from '../../kit/fields/SwitchField.tsx';
import { type SaveAnswer, saveMerged } from '../../kit/form/saveMerged.ts';
import { Skeleton } from '../../kit/loading/skeletons.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { invalidateCatalogue } from './invalidateCatalogue.ts';

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

interface SaleSwitchProps {
  name: string;
  status: SaleStatus;
  isSaving: boolean;
  /** The text of the question, for the noun. */
  warning: string;
  /** Number of promotions that lose a reward by disabling; null if that is unknown, and a dialog says why. */
  countPromotions: () => Promise<number | null>;
  onChange: (status: SaleStatus) => void;
}

/** Switch that puts something on sale at once. Taking it off sale asks first, and says what that stops. */
function SaleSwitch({ name, status, isSaving, warning, countPromotions, onChange }: SaleSwitchProps) {
  const { t } = useTranslation('rewards');
  const canEdit = useCan()('editRewards');
  const [isAsking, setAsking] = useState(false);
  if (!canEdit) return <StatusBadge status={status} label={t(status)} />;
  return (
    <>
      <SwitchField
        label={t(status)}
        aria-label={t('on_sale', { name })}
        value={status === 'enabled'}
        isReadOnly={isSaving}
        onChange={(isEnabled) => (isEnabled ? onChange('enabled') : setAsking(true))}
      />
      <ConfirmDialog
        title={t('disable_title', { name })}
        isOpen={isAsking}
        confirmLabel={t('disable')}
        isDanger
        onConfirm={() => onChange('disabled')}
        onClose={() => setAsking(false)}
      >
        <p>{warning}</p>
        {isAsking && <Promotions count={countPromotions} />}
      </ConfirmDialog>
    </>
  );
}

/** Result of the dry run. */
function Promotions({ count }: { count: () => Promise<number | null> }) {
  const { t } = useTranslation('rewards');
  const ask = useRef(count);
  const [promotions, setPromotions] = useState<number | null | 'waiting'>('waiting');
  useEffect(() => {
    let isCurrent = true;
    void ask.current().then((promotions) => isCurrent && setPromotions(promotions));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (promotions === null) return null;
  return <p>{promotions === 'waiting' ? <Skeleton /> : t('promotions', { count: promotions })}</p>;
}
