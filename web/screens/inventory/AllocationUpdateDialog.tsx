import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllocationRowFragment } from '../../../operations/inventory/AllocationRow.generated.ts';
import { formatMinor, parseMoney } from '../../../schema/money.ts';
import { requestedAmount, requestedMinor } from '../../../schema/rules/allocations.ts';
import { z } from '../../../schema/zod.ts';
import { EffectsDialog } from '../../components/EffectsDialog.tsx';
import { useAllocationRequest } from '../../components/useAllocationRequest.ts';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { FormActions } from '../../kit/form/FormActions.tsx';
import { useForm } from '../../kit/form/useForm.ts';
import { formatMoney } from '../../kit/format/money.ts';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Money } from '../../kit/values/Money.tsx';

interface Props {
  allocation: AllocationRowFragment;
  onClose: () => void;
  /** Asks for the tables again. */
  onDone: () => void;
}

/** Asks for more in the open allocation, or to give back (ALLOC-15, ALLOC-41 … ALLOC-44); shows what a try does before it is sent. */
export function AllocationUpdateDialog({ allocation, onClose, onDone }: Props) {
  const { t, i18n } = useTranslation('inventory');
  const { amount, amountUsed, amountAvailable, amountPending, requestMinimum } = allocation;
  const { currency } = amount;
  const minimum = requestMinimum && parseMoney(requestMinimum.amount, currency);
  const rules = useMemo(
    () => z.object({ amount: requestedAmount(currency, minimum ?? null) }),
    [currency, minimum],
  );
  const form = useForm(rules, { amount: '' }, { currency });
  const [isConfirming, setConfirming] = useState(false);
  const request = useAllocationRequest({
    input: () => ({
      advertiserId: allocation.advertiserId,
      type: 'open',
      amount: (form.values.amount ?? '').trim(),
    }),
    onInvalid: (errors) => {
      form.applyServerErrors(errors);
      setConfirming(false);
    },
    onDone: () => {
      toast.success(t('requested_done'));
      onDone();
      onClose();
    },
  });
  const minor = requestedMinor(form.values.amount ?? '', currency);
  const isBack = minor !== null && minor < 0n;
  const asked = formatMinor((isBack ? -minor : minor) ?? 0n, currency);
  const shown = (money: typeof amount) => <Money money={money} />;
  return (
    <>
      <Dialog
        title={t('update_title')}
        size="medium"
        isOpen={!isConfirming}
        isDirty={form.isDirty}
        onClose={onClose}
      >
        <Form form={form} onSubmit={() => setConfirming(true)} label={t('update_title')}>
          <Facts
            isFigures
            facts={[
              { label: t('amount'), value: shown(amount) },
              { label: t('amount_used'), value: shown(amountUsed) },
              { label: t('amount_available'), value: shown(amountAvailable) },
              { label: t('amount_pending'), value: shown(amountPending) },
            ]}
          />
          <NumberField
            {...form.field('amount')}
            label={t('requested_amount')}
            hint={
              requestMinimum &&
              t(minimum && minimum < 0n ? 'requested_hint' : 'requested_least', {
                least: formatMoney(requestMinimum, i18n.language),
              })
            }
            isRequired
            isSigned
            suffix={currency}
          />
          <FormActions form={form} submitLabel={t('continue')} onCancel={onClose} />
        </Form>
      </Dialog>
      <EffectsDialog
        title={t('request_title')}
        isOpen={isConfirming}
        confirmLabel={t('request')}
        preview={request.preview}
        onConfirm={request.commit}
        onClose={() => setConfirming(false)}
      >
        <p>
          {t(isBack ? 'request_back_text' : 'request_text', {
            amount: formatMoney({ amount: asked, currency }, i18n.language),
          })}
        </p>
      </EffectsDialog>
    </>
  );
}
