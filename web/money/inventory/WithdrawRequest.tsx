import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  AllocationRowFragment,
  WaitingRequestFragment,
} from '../../../operations/reports/inventory/AllocationRow.generated.ts';
import { WithdrawRequestDialogDocument } from '../../../operations/reports/inventory/WithdrawRequestDialog.generated.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { EffectsDialog } from '../../foundation/effects/EffectsDialog.tsx';
import { previewAndCommit } from '../../foundation/effects/previewAndCommit.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { formatMoney, unbroken } from '../../kit/format/money.ts';
import { Facts } from '../../kit/layout/Facts.tsx';
import { invalidateAllocationsReport, invalidateBudget } from '../shared/invalidateBudget.ts';
import { askedWords, changesEnd, useEndWords } from './waitingWords.ts';

interface Props {
  allocation: AllocationRowFragment;
  request: WaitingRequestFragment;
  /** True if no other request waits. The button then does not repeat the content of the request. */
  isOne: boolean;
}

/** The two calls of a withdrawal: a dry run, and the withdrawal itself, made once however often the button is pressed. */
function useWithdrawal(advertiserId: string, { id, version }: WaitingRequestFragment) {
  const request = useRequestKey(`allocation_request.${id}.withdraw`);
  const [send] = useKeyedMutation(WithdrawRequestDialogDocument, request);
  const { cache } = useApolloClient();

  return previewAndCommit({
    send: (dryRun, answers) => send({ input: { id, version, dryRun } }, answers),
    staleReason: staleWords,
    invalidReason: staleWords,
    refusedReason: ({ message }) => message || staleWords(),
    onDone() {
      toast.success(i18next.t('inventory:withdraw_done'));
      invalidateBudget(cache, advertiserId);
      invalidateAllocationsReport(cache);
    },
  });
}

const staleWords = () => i18next.t('inventory:withdraw_stale');

/** Withdraws an undecided request, after a dialog with its effects. */
export function WithdrawRequest({ allocation, request, isOne }: Props) {
  const { t, i18n } = useTranslation('inventory');
  const [isOpen, setOpen] = useState(false);
  const { preview, commit } = useWithdrawal(allocation.advertiserId, request);
  const endOf = useEndWords();
  const hasAmount = /[1-9]/.test(request.amount.amount);
  // One without an amount is about its end, even where the allocation has that end by now.
  const hasEnd = request.expiration !== null && (!hasAmount || changesEnd(allocation, request));
  const end = hasEnd ? endOf(request) : null;
  const words = askedWords(t, request, { end, language: i18n.language });
  const name = request.externalId ?? t('no_external_id', { id: allocation.id });
  const isBack = request.type === 'deallocate';
  const amount = formatMoney(request.amount, i18n.language);
  return (
    <>
      <Button
        size="small"
        aria-label={t('withdraw_of', { asked: words, name })}
        onPress={() => setOpen(true)}
      >
        {isOne ? t('withdraw') : `${t('withdraw')} ${unbroken(words)}`}
      </Button>
      <EffectsDialog
        title={t('withdraw_title')}
        isOpen={isOpen}
        confirmLabel={t('withdraw')}
        isDanger
        preview={preview}
        onConfirm={commit}
        onClose={() => setOpen(false)}
      >
        <p>{t('withdraw_text')}</p>
        <Facts
          facts={[
            { label: t('external_id'), value: name },
            ...(hasAmount
              ? [{ label: t(isBack ? 'give_back_amount' : 'requested_amount'), value: amount }]
              : []),
            ...(end ? [{ label: t('new_end_label'), value: end }] : []),
            ...(hasAmount || end ? [] : [{ label: t('amount_pending'), value: t('rewards') }]),
          ]}
        />
      </EffectsDialog>
    </>
  );
}
