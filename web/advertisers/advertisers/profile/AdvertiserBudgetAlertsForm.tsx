import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AdvertiserBudgetAlertsSaveDocument,
  AdvertiserSavedFragmentDoc,
} from '../../../../operations/advertisers/advertisers/AdvertiserSave.generated.ts';
import type { AdvertiserBudgetAlertsFragment } from '../../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { budgetAlertsDraft } from '../../../../schema/advertisers/advertisers.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { saved, stale } from '../../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../../kit/form/VersionedForm.tsx';

type Row = Pick<AdvertiserBudgetAlertsFragment, 'budgetAlerts' | 'version'>;

const LIMITS = { alert1: 'alert_1', alert2: 'alert_2' } as const;

/** Both limits of the balance, each an amount of the billing currency or empty. */
export function AdvertiserBudgetAlertsForm({ advertiser }: { advertiser: AdvertiserBudgetAlertsFragment }) {
  const { t } = useTranslation('advertisers');
  const { id, billingCurrency: currency } = advertiser;
  const rules = useMemo(() => budgetAlertsDraft(currency), [currency]);
  const [send] = useScreenMutation(AdvertiserBudgetAlertsSaveDocument);
  const edit = useVersionedForm(rules, {
    row: advertiser as Row,
    valuesOf: ({ budgetAlerts }) => ({
      alert1: budgetAlerts?.alert1?.amount ?? null,
      alert2: budgetAlerts?.alert2?.amount ?? null,
    }),
    save: ({ version, changes }, invalid) =>
      send(
        { input: { id, version, ...changes } },
        {
          invalid,
          done: (success) =>
            saved<Row>(readFragment(AdvertiserSavedFragmentDoc, success.advertiser) ?? advertiser),
          stale: (current) => stale<Row>(readFragment(AdvertiserSavedFragmentDoc, current)),
        },
      ),
    onSaved: () => toast.success(t('alerts_saved')),
    currency,
  });
  const labelOf = (field: keyof typeof LIMITS) => t(LIMITS[field]);
  return (
    <VersionedForm
      edit={edit}
      label={t('alerts_title')}
      labelOf={labelOf}
      inWords={(_field, amount) => (amount ? `${amount} ${currency}` : t('alert_none'))}
    >
      {(['alert1', 'alert2'] as const).map((field) => (
        <NumberField
          key={field}
          {...edit.form.field(field)}
          label={labelOf(field)}
          suffix={currency}
          isRequired={false}
        />
      ))}
    </VersionedForm>
  );
}
