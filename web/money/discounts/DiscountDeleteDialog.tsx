import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DiscountDialogSaveMutation,
  type DiscountRowFragment,
  DiscountRowFragmentDoc,
} from '../../../operations/money/discounts/AdvertiserDiscountsTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { EffectsDialog, type PreviewResult } from '../../foundation/effects/EffectsDialog.tsx';
import type { CommitResult } from '../../foundation/effects/PreviewedChangeDialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import css from './DiscountDeleteDialog.module.css';
import { formatDiscount } from './formatDiscount.ts';
import { useSaveDiscount } from './useSaveDiscount.ts';

type DiscountDeleted = Extract<
  DiscountDialogSaveMutation['updateDiscount'],
  { __typename: 'UpdateDiscountSuccess' }
>;

interface Props {
  advertiserId: string;
  discount: DiscountRowFragment;
  onDeleted: () => void;
  onClose: () => void;
}

/**
 * Shows the effects of a deletion before it is made (DISC-6). If somebody changed the discount meanwhile, it asks again with the current values.
 */
export function DiscountDeleteDialog({ advertiserId, discount, onDeleted, onClose }: Props) {
  const { t, i18n } = useTranslation('discounts');
  const [latestDiscount, setLatestDiscount] = useState(discount);
  const [rewards, setRewards] = useState<number | null>(null);
  const send = useSaveDiscount(advertiserId);

  /** One call; `changed` is the discount after somebody else's change. */
  const remove = (row: DiscountRowFragment, dryRun: boolean) =>
    send<{ done: DiscountDeleted } | { changed: DiscountRowFragment }>(
      { productId: row.productId, discount: '0', version: row.version, dryRun },
      {
        done: (success) => ({ done: success }),
        stale: (current) => ({ changed: readFragment(DiscountRowFragmentDoc, current) }),
      },
    );

  async function preview(): Promise<PreviewResult> {
    let answer = await remove(latestDiscount, true);
    if (answer && 'changed' in answer && answer.changed.version > 0) {
      setLatestDiscount(answer.changed);
      answer = await remove(answer.changed, true);
    }
    if (!answer) return null;
    if ('changed' in answer) return changedReason(answer.changed);
    setRewards(answer.done.rewards);
    return { effects: answer.done.effects };
  }

  async function commit(): Promise<CommitResult> {
    const answer = await remove(latestDiscount, false);
    if (!answer) return 'failed';
    if ('changed' in answer) {
      if (answer.changed.version > 0) setLatestDiscount(answer.changed);
      return changedReason(answer.changed);
    }
    toast.success(t('deleted', { product: latestDiscount.label }));
    onDeleted();
    return 'done';
  }

  function changedReason({ discount: percent, version }: DiscountRowFragment): { refused: string } {
    if (version > 0)
      return { refused: t('delete_changed', { discount: formatDiscount(percent, i18n.language) }) };
    onDeleted();
    return { refused: t('delete_gone') };
  }

  const words = {
    product: latestDiscount.label,
    discount: formatDiscount(latestDiscount.discount, i18n.language),
  };
  return (
    <EffectsDialog
      title={t('delete_title')}
      isOpen
      isDanger
      confirmLabel={t('delete_submit')}
      preview={preview}
      onConfirm={commit}
      onClose={onClose}
    >
      <Stack gap={2} className={css.words}>
        <p>{t('delete_question', words)}</p>
        {rewards !== null && <p>{t('delete_effect', { count: rewards })}</p>}
      </Stack>
    </EffectsDialog>
  );
}
