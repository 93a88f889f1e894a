import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllocationRowFragment } from '../../../../operations/reports/inventory/AllocationRow.generated.ts';
import { dayIn, isDay } from '../../../../schema/foundation/dates/dates.ts';
import { formatMinor, parseMoney } from '../../../../schema/foundation/money/money.ts';
import { requestedMinor } from '../../../../schema/money/allocations/allocations.ts';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { CheckboxField } from '../../../kit/fields/CheckboxField.tsx';
import { DayField } from '../../../kit/fields/DayField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { useForm } from '../../../kit/form/useForm.ts';
import { formatDay } from '../../../kit/format/dates.ts';
import { formatMoney, type MoneyValue, unbroken } from '../../../kit/format/money.ts';
import { Facts } from '../../../kit/layout/Facts.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { DateText } from '../../../kit/values/DateText.tsx';
import { Money } from '../../../kit/values/Money.tsx';
import { useZone } from '../../../kit/viewer/ZoneContext.tsx';
import { useAllocationRequest } from '../../shared/useAllocationRequest.ts';
import { RequestDialog, useConfirming } from '../RequestDialog.tsx';
import { waitingOf } from '../waitingWords.ts';
import css from './AllocationEditDialog.module.css';
import { updateErrors, updateInput, updateRules } from './updateFields.ts';

interface Props {
  allocation: AllocationRowFragment;
  onClose: () => void;
  /** Refetches the tables. */
  onDone: () => void;
}

/**
 * Requests more for the open allocation, gives back, or changes only its end (ALLOC-8, ALLOC-15, ALLOC-41 … ALLOC-44); shows the effects of
 * a dry run before the request is sent.
 */
export function AllocationUpdateDialog({ allocation, onClose, onDone }: Props) {
  const { t, i18n } = useTranslation('inventory');
  const zone = useZone();
  const today = dayIn(zone);
  const { amount, amountUsed, amountAvailable, amountPending, requestMinimum } = allocation;
  const { currency } = amount;
  const minimum = requestMinimum && parseMoney(requestMinimum.amount, currency);
  const rules = useMemo(() => updateRules({ currency, minimum, today }), [currency, minimum, today]);
  const form = useForm(rules, { amount: '', expirationDay: null, noExpiration: false }, { currency });
  const confirming = useConfirming();
  const request = useAllocationRequest({
    input: () => updateInput(form.values, { advertiserId: allocation.advertiserId, zone }),
    onInvalid: (errors) => {
      form.applyServerErrors(updateErrors(errors));
      confirming.back();
    },
    onDone: () => {
      toast.success(t('requested_done'));
      onDone();
      onClose();
    },
  });
  const { noExpiration, expirationDay } = form.values;
  const end = noExpiration
    ? t('no_expiration')
    : isDay(expirationDay ?? '') && formatDay(expirationDay ?? '', 'table', i18n.language);
  const minor = requestedMinor(form.values.amount ?? '', currency) ?? 0n;
  const requestedText = formatMinor(minor < 0n ? -minor : minor, currency);
  const text = minor < 0n ? 'request_back_text' : minor === 0n && end ? 'request_end_text' : 'request_text';
  const moneyCell = (money: MoneyValue) => <Money money={money} />;
  const { asked: more, back } = waitingOf(allocation);
  return (
    <RequestDialog
      title={t('update_title')}
      form={form}
      confirming={confirming}
      request={request}
      question={
        <>
          {t(text, { amount: formatMoney({ amount: requestedText, currency }, i18n.language), end })}
          {end && minor !== 0n && ` ${t('request_with_end', { end })}`}
        </>
      }
      onClose={onClose}
    >
      <Facts
        isFigures
        facts={[
          { label: t('amount'), value: moneyCell(amount) },
          { label: t('amount_used'), value: moneyCell(amountUsed) },
          { label: t('amount_available'), value: moneyCell(amountAvailable) },
          ...(more || !back ? [{ label: t('amount_pending'), value: moneyCell(more ?? amountPending) }] : []),
          ...(back ? [{ label: t('give_back_pending'), value: moneyCell(back) }] : []),
          {
            label: t('expiration_now'),
            value: allocation.noExpiration ? t('no_expiration') : <DateText iso={allocation.expiresAt} />,
          },
        ]}
      />
      <NumberField
        {...form.field('amount')}
        label={t('requested_amount')}
        hint={
          requestMinimum &&
          t(minimum && minimum < 0n ? 'requested_hint' : 'requested_least', {
            least: unbroken(formatMoney(requestMinimum, i18n.language)),
          })
        }
        isRequired={!end}
        isSigned
        suffix={currency}
      />
      <Row gap={6} lineGap={3} align="start" className={css.terms}>
        <DayField
          {...form.field('expirationDay')}
          value={noExpiration ? null : (expirationDay ?? null)}
          label={t('expiration')}
          isRequired={false}
          hint={t('expiration_stays', { zone })}
          min={today}
          isDisabled={noExpiration === true}
        />
        <CheckboxField
          {...form.field('noExpiration')}
          value={noExpiration === true}
          label={t('no_expiration')}
        />
      </Row>
    </RequestDialog>
  );
}
