import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BudgetFormFragmentDoc } from '../../../operations/money/budgets/BudgetScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import type { BudgetMove } from '../../../schema/money/budgets.ts';
import { EffectsDialog } from '../../foundation/effects/EffectsDialog.tsx';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { FormActions } from '../../kit/form/FormActions.tsx';
import { formatMoney } from '../../kit/format/money.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { useBudgetForm } from './useBudgetForm.ts';

interface Props {
  move: BudgetMove;
  /** Id of the advertiser. */
  name: string;
  budget: FragmentOf<typeof BudgetFormFragmentDoc>;
}

/** Form of an amount to add or to remove. A dialog repeats it and shows its effects for confirmation (BUDGET-33, BUDGET-57). */
export function BudgetForm({ move, name, budget: ref }: Props) {
  const { t, i18n } = useTranslation('budgets');
  const budget = readFragment(BudgetFormFragmentDoc, ref);
  const { billingCurrency: currency } = budget;
  const { form, asked, ask, leave, preview, commit } = useBudgetForm(move, name, budget);
  const [isConfirmed, setConfirmed] = useState(false);
  const what = move === 'credit' ? 'add' : 'remove';
  const amount = asked ? formatMoney({ amount: asked.amount, currency }, i18n.language) : '';
  return (
    <>
      <Form
        form={form}
        label={t(what)}
        onSubmit={(valid) => {
          setConfirmed(false);
          ask(valid);
        }}
      >
        <Stack>
          <NumberField {...form.field('amount')} label={t('field_amount')} suffix={currency} isRequired />
          <TextField
            {...form.field('description')}
            label={t('field_description')}
            hint={t('description_hint')}
            isRequired
            autoComplete="off"
          />
          <TextField
            {...form.field('externalId')}
            label={t('field_externalId')}
            isRequired={false}
            autoComplete="off"
          />
          <FormActions form={form} submitLabel={t(what)} />
        </Stack>
      </Form>
      <EffectsDialog
        title={t(`confirm_${what}_title`)}
        isOpen={asked !== null}
        confirmLabel={t(what)}
        isDanger={move === 'debit'}
        isBlocked={!isConfirmed}
        confirmation={
          <CheckboxField
            label={t('confirmation', { amount, advertiser: name })}
            value={isConfirmed}
            onChange={setConfirmed}
          />
        }
        preview={preview}
        onConfirm={commit}
        onClose={leave}
      >
        <p>{t(`confirm_${what}`, { amount: withCode(amount, currency), advertiser: name })}</p>
      </EffectsDialog>
    </>
  );
}

/** An amount with its currency code, unless the language already writes it: `$5.00 (USD)`, `123 JPY` (BUDGET-59). */
const withCode = (amount: string, currency: string): string =>
  amount.includes(currency) ? amount : `${amount} (${currency})`;
