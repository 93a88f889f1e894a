import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DiscountRowFragment } from '../../../operations/discounts/AdvertiserDiscountsTab.generated.ts';
import { EffectsDialog, type Made, type Tried } from '../../components/EffectsDialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import css from './DiscountDeleteDialog.module.css';
import { formatDiscount } from './discountsQuery.ts';
import { type DiscountOutcome, useSaveDiscount } from './useSaveDiscount.ts';

interface Props {
  advertiserId: string;
  discount: DiscountRowFragment;
  onDeleted: () => void;
  onClose: () => void;
}

/**
 * Says what a deletion does before it is made (DISC-6). Where somebody changed the discount meanwhile it asks again, with what it is by then.
 */
export function DiscountDeleteDialog({ advertiserId, discount, onDeleted, onClose }: Props) {
  const { t, i18n } = useTranslation('discounts');
  const [known, setKnown] = useState(discount);
  const [rewards, setRewards] = useState<number | null>(null);
  const save = useSaveDiscount(advertiserId);
  const remove = (row: DiscountRowFragment, dryRun: boolean) =>
    save({ productId: row.productId, discount: '0', version: row.version, dryRun });

  async function tryIt(): Promise<Tried> {
    let outcome = await remove(known, true);
    if (outcome.kind === 'stale' && outcome.current.version > 0) {
      setKnown(outcome.current);
      outcome = await remove(outcome.current, true);
    }
    if (outcome.kind !== 'saved') return refusedBy(outcome);
    setRewards(outcome.saved.rewards);
    return { effects: outcome.saved.effects };
  }

  async function make(): Promise<Made> {
    const outcome = await remove(known, false);
    if (outcome.kind === 'saved') {
      toast.success(t('deleted', { product: known.label }));
      onDeleted();
      return 'done';
    }
    if (outcome.kind === 'stale' && outcome.current.version > 0) setKnown(outcome.current);
    return refusedBy(outcome) ?? 'failed';
  }

  function refusedBy(outcome: DiscountOutcome): { refused: string } | null {
    if (outcome.kind !== 'stale') return null;
    const { discount: percent, version } = outcome.current;
    if (version > 0)
      return { refused: t('delete_changed', { discount: formatDiscount(percent, i18n.language) }) };
    onDeleted();
    return { refused: t('delete_gone') };
  }

  const words = { product: known.label, discount: formatDiscount(known.discount, i18n.language) };
  return (
    <EffectsDialog
      title={t('delete_title')}
      isOpen
      isDanger
      confirmLabel={t('delete_submit')}
      tryIt={tryIt}
      onConfirm={make}
      onClose={onClose}
    >
      <div className={css.words}>
        <p>{t('delete_question', words)}</p>
        {rewards !== null && <p>{t('delete_effect', { count: rewards })}</p>}
      </div>
    </EffectsDialog>
  );
}
