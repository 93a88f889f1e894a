import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../operations/readFragment.ts';
import {
  DeclareBudgetDialogDocument,
  DeclareBudgetDialogSaveDocument,
} from '../../../operations/reports/reports/DeclareBudgetDialog.generated.ts';
import { InventoryReportRowFragmentDoc } from '../../../operations/reports/reports/InventoryReportScreen.generated.ts';
import { BILLING_CURRENCIES } from '../../../schema/foundation/money/money.ts';
import { type SourceBudgetDraft, sourceBudgetDraft } from '../../../schema/reports/inventoryReport.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useForm } from '../../kit/form/useForm.ts';

interface Props {
  onDeclared: () => void;
  onClose: () => void;
}

/** The current budget with a provider, as the provider shows it; a budget that was unknown is created. */
export function DeclareBudgetDialog({ onDeclared, onClose }: Props) {
  const { t } = useTranslation('inventoryReport');
  const { data } = useScreenQuery(DeclareBudgetDialogDocument, {});
  const [send] = useScreenMutation(DeclareBudgetDialogSaveDocument);
  const form = useForm(sourceBudgetDraft, {
    providerId: undefined,
    currency: BILLING_CURRENCIES[0],
    budget: undefined,
    dashboardUrl: null,
  });

  /** Sends it against the current version: the provider's current figure replaces the earlier declaration. */
  const save = async (draft: SourceBudgetDraft, version = 0): Promise<void> => {
    const current = await send(
      { input: { ...draft, version } },
      {
        invalid(errors) {
          form.applyServerErrors(errors);
          return version;
        },
        done() {
          toast.success(t('declared'));
          onDeclared();
          onClose();
          return version;
        },
        stale: (row) => readFragment(InventoryReportRowFragmentDoc, row).budgetVersion,
      },
    );
    if (typeof current === 'number' && current !== version) await save(draft, current);
  };

  return (
    <FormDialog
      title={t('declare_title')}
      form={form}
      onSubmit={(draft) => save(draft)}
      submitLabel={t('declare_submit')}
      onClose={onClose}
    >
      <SelectField
        {...form.field('providerId')}
        label={t('provider')}
        options={(data?.providers ?? []).map(({ id, name }) => ({ id, label: name }))}
        isRequired
      />
      <SelectField
        {...form.field('currency')}
        label={t('currency')}
        options={BILLING_CURRENCIES.map((id) => ({ id, label: id }))}
        isRequired
      />
      <NumberField
        {...form.field('budget')}
        label={t('declare_amount')}
        hint={t('declare_hint')}
        isRequired
      />
      <TextField {...form.field('dashboardUrl')} type="url" label={t('dashboard_url')} isRequired={false} />
    </FormDialog>
  );
}
