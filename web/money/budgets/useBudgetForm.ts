import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BudgetFormFragment,
  BudgetFormSaveDocument,
} from '../../../operations/money/budgets/BudgetScreen.generated.ts';
import { parseMoney } from '../../../schema/foundation/money/money.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import type { z } from '../../../schema/foundation/text/zod.ts';
import { type BudgetMove, budgetChange, sentAmount } from '../../../schema/money/budgets.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import type { Refusal } from '../../data/useScreenMutation.ts';
import { previewAndCommit } from '../../foundation/effects/previewAndCommit.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { ruleMessage } from '../../kit/form/ruleMessage.ts';
import { useForm } from '../../kit/form/useForm.ts';
import { formatMoney } from '../../kit/format/money.ts';
import { invalidateAllocationsReport, invalidateBudget } from '../shared/invalidateBudget.ts';

const EMPTY = { amount: '', description: '', externalId: '' };

/** A change that awaits confirmation; the amount is in the format of the request (BUDGET-34). */
type BudgetChange = z.output<ReturnType<typeof budgetChange>>;

/**
 * The form of a budget change: filled in, confirmed, tried, made. The idempotency key is created with the form and kept for repeated sends;
 * after the change the form is empty and has another key.
 */
export function useBudgetForm(move: BudgetMove, name: string, budget: BudgetFormFragment) {
  const { t, i18n } = useTranslation('budgets');
  const { t: inRules } = useTranslation('rules');
  const { advertiserId: id, billingCurrency: currency, allowCommittedAllocation } = budget;
  const most = (move === 'credit' ? budget.maxAdd : budget.maxRemove).amount;
  const rule = useMemo(
    () => budgetChange(move, { currency, allowCommittedAllocation, max: parseMoney(most, currency) }),
    [move, currency, allowCommittedAllocation, most],
  );
  const form = useForm(rule, EMPTY, { currency });
  const [pendingChange, setPendingChange] = useState<BudgetChange | null>(null);
  const request = useRequestKey(`budget.${budget.advertiserId}`);
  const [send] = useKeyedMutation(BudgetFormSaveDocument, request);
  const { cache } = useApolloClient();

  /** Broken rules also appear at their fields. */
  function invalidReason(errors: readonly FieldError[]): string {
    form.applyServerErrors(errors);
    return errors.map((error) => ruleMessage(error, inRules, { currency, locale: i18n.language })).join(' ');
  }

  function refusedReason({ code, message }: Refusal): string {
    if (code === 'idempotency_mismatch') request.renew();
    return t(`refused.${code}`, { defaultValue: message });
  }

  return {
    form,
    /** The change that awaits confirmation; null while the form is filled in. */
    asked: pendingChange,
    ask: (change: BudgetChange) =>
      setPendingChange({ ...change, amount: sentAmount(change.amount, currency) }),
    leave: () => setPendingChange(null),
    ...previewAndCommit({
      async send(dryRun, answers) {
        if (!pendingChange) return null;
        const { externalId = null, ...draft } = pendingChange;
        const input = { id, type: move, ...draft, externalId, dryRun };
        return send({ input }, answers);
      },
      invalidReason,
      refusedReason,
      onDone() {
        const amount = formatMoney({ amount: pendingChange?.amount ?? '0', currency }, i18n.language);
        toast.success(t(move === 'credit' ? 'added' : 'removed', { amount, advertiser: name }));
        invalidateBudget(cache, id);
        invalidateAllocationsReport(cache);
        form.reset(EMPTY);
        request.renew();
      },
    }),
  };
}
