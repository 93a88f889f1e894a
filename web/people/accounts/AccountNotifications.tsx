import { useTranslation } from 'react-i18next';
import { AccountNotificationsFragmentDoc } from '../../../operations/people/accounts/AccountNotifications.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { SwitchField } from '../../kit/fields/SwitchField.tsx';
import { Stack } from '../../kit/layout/Columns.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

interface Props {
  settings: FragmentOf<typeof AccountNotificationsFragmentDoc>;
}

/** Two switches, each saved at once and separately from the profile (ACCT-8, ACCT-9, ACCT-13). */
export function AccountNotifications({ settings }: Props) {
  const { t } = useTranslation('accounts');
  const row = readFragment(AccountNotificationsFragmentDoc, settings);
  const { form, saveField } = useSettingsForm(row);
  return (
    <Stack>
      <SwitchField
        label={t('notifications')}
        hint={t('notifications_hint')}
        value={form.values.notifications ?? false}
        onChange={(isOn) => void saveField('notifications', isOn)}
        isReadOnly={form.isSubmitting}
      />
      <SwitchField
        label={t('budget_alerts')}
        hint={t('budget_alerts_hint')}
        value={form.values.budgetAlerts ?? false}
        onChange={(isOn) => void saveField('budgetAlerts', isOn)}
        isReadOnly={form.isSubmitting}
        waiting={row.alertSeverityBudget.email.waiting && t('waitBudget')}
      />
    </Stack>
  );
}
