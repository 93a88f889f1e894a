import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  AllocationBudgetFragmentDoc,
  AllocationOpenFragmentDoc,
} from '../../../operations/money/allocations/AllocationCreateScreen.generated.ts';
import type { FragmentOf } from '../../../operations/readFragment.ts';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import { EffectsDialog } from '../../foundation/effects/EffectsDialog.tsx';
import type { PickerItem } from '../../kit/fields/PickerField.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { formatMoney } from '../../kit/format/money.ts';
import { Columns, Stack } from '../../kit/layout/Stack.tsx';
import css from './Allocation.module.css';
import { AllocationAdvertiser } from './AllocationAdvertiser.tsx';
import { AllocationAmount } from './AllocationAmount.tsx';
import { AllocationRewards } from './AllocationRewards.tsx';
import { AllocationSummary } from './AllocationSummary.tsx';
import { AllocationTerms } from './AllocationTerms.tsx';
import type { AllocationFacts } from './allocationFacts.ts';
import { askedFor, namesOf } from './allocationValues.ts';
import { type AllocationFormApi, useAllocationForm } from './useAllocationForm.ts';
import { type Requested, useFormRequest } from './useFormRequest.ts';
import { useWantedReward } from './useWantedReward.ts';

interface Props {
  /** The chosen advertiser; null while there is none. */
  chosen: PickerItem | null;
  onChoose: (advertiser: PickerItem | null) => void;
  /** The facts of the advertiser; null without one, and while loading. */
  facts: AllocationFacts | null;
  budget: FragmentOf<typeof AllocationBudgetFragmentDoc> | null | undefined;
  open: FragmentOf<typeof AllocationOpenFragmentDoc> | null | undefined;
  /** SKU of the reward in the address. */
  wantedSku: string;
  /** Replaces the rest of the form while there are no facts. */
  instead: ReactNode;
  onDone: (requested: Requested) => void;
}

/** The form of an allocation request. */
export function AllocationForm(props: Props) {
  const { chosen, onChoose, facts, budget, open, wantedSku, instead, onDone } = props;
  const { t } = useTranslation('allocations');
  const form = useAllocationForm(facts, wantedSku);
  const request = useFormRequest(form, onDone);
  return (
    <Form form={form} label={t('title')} onSubmit={request.ask}>
      <Columns shape="wide">
        <Stack>
          <AllocationAdvertiser form={form} value={chosen} onChange={onChoose} />
          {facts ? (
            <AllocationParts form={form} facts={facts} open={open ?? null} wantedSku={wantedSku} />
          ) : (
            instead
          )}
        </Stack>
        <AllocationSummary form={form} budget={budget} isLoading={chosen !== null && !facts} />
      </Columns>
      {facts && (
        <EffectsDialog
          title={t('confirm_title')}
          isOpen={request.asked !== null}
          confirmLabel={t('request')}
          preview={request.preview}
          onConfirm={request.commit}
          onClose={request.stopAsking}
        >
          <ConfirmText form={form} facts={facts} />
        </EffectsDialog>
      )}
    </Form>
  );
}

/** All fields that depend on the advertiser. */
function AllocationParts({
  form,
  facts,
  open,
  wantedSku,
}: {
  form: AllocationFormApi;
  facts: AllocationFacts;
  open: FragmentOf<typeof AllocationOpenFragmentDoc> | null;
  wantedSku: string;
}) {
  useWantedReward(form, facts, wantedSku);
  return (
    <>
      {form.mode === 'open' && <AllocationAmount form={form} facts={facts} open={open} />}
      <AllocationRewards form={form} facts={facts} />
      <AllocationTerms form={form} />
    </>
  );
}

function ConfirmText({ form, facts }: { form: AllocationFormApi; facts: AllocationFacts }) {
  const { t, i18n } = useTranslation('allocations');
  const { currency, name } = facts;
  const requestedSum = askedFor(form.values, form.mode, currency) ?? 0n;
  const isBack = requestedSum < 0n;
  const amount = formatMoney(
    { amount: formatMinor(isBack ? -requestedSum : requestedSum, currency), currency },
    i18n.language,
  );
  const rewards = namesOf(form.values[form.mode], i18n.language);
  const none = rewards ? 'rewards' : 'end';
  const kind =
    form.mode === 'committed' ? 'committed' : isBack ? 'back' : requestedSum === 0n ? none : 'open';
  return (
    <p className={css.confirm}>
      {t(`confirm_${kind}`, { name, amount, rewards })}
      {(kind === 'open' || kind === 'back') && rewards && ` ${t('confirm_added', { rewards })}`}
    </p>
  );
}
