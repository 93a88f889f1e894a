import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdvertiserSavedFragment } from '../../../operations/advertisers/AdvertiserSave.generated.ts';
import type { AdvertiserBudgetAlertsFragment } from '../../../operations/advertisers/AdvertiserScreen.generated.ts';
import { budgetAlertsDraft } from '../../../schema/rules/advertisers.ts';
import { showFailedCall } from '../../data/failedCall.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { FormActions } from '../../kit/form/FormActions.tsx';
import { StaleNotice } from '../../kit/form/StaleNotice.tsx';
import { useForm } from '../../kit/form/useForm.ts';
import { type LimitsBase, type LimitsChange, limitsOf, useSaveBudgetAlerts } from './useSaveBudgetAlerts.ts';

/** Both limits, each an amount of the billing currency or empty. What somebody else changed meanwhile is shown beside. */
export function AdvertiserBudgetAlertsForm({ advertiser }: { advertiser: AdvertiserBudgetAlertsFragment }) {
  const { t } = useTranslation('advertisers');
  const { id, billingCurrency } = advertiser;
  const schema = useMemo(() => budgetAlertsDraft(billingCurrency), [billingCurrency]);
  const [base, setBase] = useState<LimitsBase>(advertiser);
  const [theirs, setTheirs] = useState<AdvertiserSavedFragment | null>(null);
  const form = useForm(schema, limitsOf(advertiser), billingCurrency);
  const save = useSaveBudgetAlerts(id);

  function startFrom(current: LimitsBase) {
    form.reset(limitsOf(current));
    setBase(current);
    setTheirs(null);
  }
  const start = useRef(startFrom);
  start.current = startFrom;
  const isDirty = useRef(form.isDirty);
  isDirty.current = form.isDirty;
  // What came from elsewhere is shown at once, unless something is being typed.
  useEffect(() => {
    if (!isDirty.current) start.current(advertiser);
  }, [advertiser]);

  async function saveOver(limits: LimitsChange, on: LimitsBase) {
    const outcome = await save(limits, on);
    switch (outcome.kind) {
      case 'saved':
        toast.success(t('alerts_saved'));
        return startFrom({ ...advertiser, ...outcome.saved });
      case 'stale':
        return setTheirs(outcome.current);
      case 'invalid':
        return form.applyServerErrors(outcome.fieldErrors);
      case 'failed':
        showFailedCall(outcome.failure);
    }
  }

  const shown = (amount: string | null | undefined) =>
    amount ? `${amount} ${billingCurrency}` : t('alert_none');
  return (
    <Form form={form} onSubmit={(limits) => saveOver(limits, theirs ?? base)} label={t('alerts_title')}>
      {theirs && (
        <StaleNotice
          changes={[
            { label: t('alert_1'), yours: shown(form.values.alert1), theirs: shown(limitsOf(theirs).alert1) },
            { label: t('alert_2'), yours: shown(form.values.alert2), theirs: shown(limitsOf(theirs).alert2) },
          ].filter(({ yours, theirs }) => yours !== theirs)}
          onKeepMine={() => void form.submit((limits) => saveOver(limits, theirs))}
          onTakeTheirs={() => startFrom(theirs)}
        />
      )}
      <NumberField
        {...form.field('alert1')}
        label={t('alert_1')}
        suffix={billingCurrency}
        isRequired={false}
      />
      <NumberField
        {...form.field('alert2')}
        label={t('alert_2')}
        suffix={billingCurrency}
        isRequired={false}
      />
      <FormActions form={form} isDisabled={!form.isDirty} />
    </Form>
  );
}
