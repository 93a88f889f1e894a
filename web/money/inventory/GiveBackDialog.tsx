import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllocationRowFragment } from '../../../operations/reports/inventory/AllocationRow.generated.ts';
import { GiveBackDialogRequestDocument } from '../../../operations/reports/inventory/GiveBackDialog.generated.ts';
import type { GiveBackAllocationInput } from '../../../operations/schema.generated.ts';
import { formatMinor, parseMoney } from '../../../schema/foundation/money/money.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import { giveBackDraft, requestedMinor } from '../../../schema/money/allocations/allocations.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { previewAndCommit } from '../../foundation/effects/previewAndCommit.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { useForm } from '../../kit/form/useForm.ts';
import { formatMoney } from '../../kit/format/money.ts';
import { allocationRefusal } from '../shared/allocationRefusal.ts';
import { invalidateAllocationsReport, invalidateBudget } from '../shared/invalidateBudget.ts';
import { RequestDialog, useConfirming } from './RequestDialog.tsx';

interface Props {
  allocation: AllocationRowFragment;
  onClose: () => void;
}

/** Requests the remaining amount of an expired committed allocation back, all of it by default; shows the effects of a dry run before it is sent. */
export function GiveBackDialog({ allocation, onClose }: Props) {
  const { t, i18n } = useTranslation('inventory');
  const { advertiserId, id, externalId } = allocation;
  // The amount when the dialog opened: after the request, nothing more can be given back.
  const [limit] = useState(allocation.giveBackLimit ?? allocation.amountAvailable);
  const { currency } = limit;
  const rules = useMemo(() => giveBackDraft(currency, parseMoney(limit.amount, currency)), [currency, limit]);
  const form = useForm(rules, { amount: limit.amount, description: '' }, { currency });
  const confirming = useConfirming();
  const amount = (form.values.amount ?? '').trim();
  const request = useGiveBack({
    input: () => ({ advertiserId, id, amount, description: form.values.description?.trim() || null }),
    onInvalid: (errors) => {
      form.applyServerErrors(errors);
      confirming.back();
    },
    onDone: onClose,
  });
  return (
    <RequestDialog
      title={t('give_back_title')}
      form={form}
      confirming={confirming}
      request={request}
      question={t('give_back_confirm', {
        amount: formatMoney(
          { amount: formatMinor(requestedMinor(amount, currency) ?? 0n, currency), currency },
          i18n.language,
        ),
        name: externalId ?? t('no_external_id', { id }),
      })}
      onClose={onClose}
    >
      <p>{t('give_back_text')}</p>
      <NumberField
        {...form.field('amount')}
        label={t('give_back_amount')}
        hint={t('give_back_most', { most: formatMoney(limit, i18n.language) })}
        isRequired
        suffix={currency}
      />
      <TextField
        {...form.field('description')}
        label={t('note')}
        isRequired={false}
        maxLength={500}
        autoComplete="off"
      />
    </RequestDialog>
  );
}

interface Asking {
  /** The current form. */
  input: () => Omit<GiveBackAllocationInput, 'idempotencyKey' | 'dryRun'>;
  /** Returns to the form, which shows the platform's errors. */
  onInvalid: (errors: readonly FieldError[]) => void;
  onDone: () => void;
}

/** The two calls of a request to give back: a dry run, and the request itself, made once however often it is sent. */
function useGiveBack({ input, onInvalid, onDone }: Asking) {
  const request = useRequestKey('allocation.give_back');
  const [send] = useKeyedMutation(GiveBackDialogRequestDocument, request);
  const { cache } = useApolloClient();
  const lastRequest = useRef('');

  return previewAndCommit({
    send(dryRun, handlers) {
      const value = input();
      if (JSON.stringify(value) !== lastRequest.current) request.renew(); // another content is another request
      lastRequest.current = JSON.stringify(value);
      return send({ input: { ...value, dryRun } }, handlers);
    },
    invalidReason(errors) {
      onInvalid(errors);
      return null;
    },
    refusedReason: allocationRefusal,
    onDone() {
      toast.success(i18next.t('inventory:requested_done'));
      invalidateBudget(cache, input().advertiserId);
      invalidateAllocationsReport(cache);
      request.renew();
      onDone();
    },
  });
}
