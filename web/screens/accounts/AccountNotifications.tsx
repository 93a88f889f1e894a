import { useTranslation } from 'react-i18next';
import { AccountNotificationsFragmentDoc } from '../../../operations/accounts/AccountNotifications.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { SwitchField } from '../../kit/fields/SwitchField.tsx';
import { StaleNotice } from '../../kit/form/StaleNotice.tsx';
import { Stack } from '../../kit/layout/Columns.tsx';
import { useNotificationSwitches } from './useNotificationSwitches.ts';

interface Props {
  settings: FragmentOf<typeof AccountNotificationsFragmentDoc>;
  isReadOnly: boolean;
}

/** Two switches, each saved at once and apart from the profile (ACCT-8, ACCT-9, ACCT-13). */
export function AccountNotifications({ settings, isReadOnly }: Props) {
  const { t } = useTranslation('accounts');
  const { status, alertSeverityBudget, ...row } = readFragment(AccountNotificationsFragmentDoc, settings);
  const { email } = alertSeverityBudget;
  const { shown, change, isSaving, stale, keepMine, takeTheirs } = useNotificationSwitches({
    id: row.id,
    version: row.version,
    notifications: status === 'on',
    budgetAlerts: email.status === 'on',
  });
  const word = (isOn: boolean) => t(isOn ? 'on' : 'off');
  return (
    <Stack>
      {stale && (
        <StaleNotice
          changes={[
            {
              label: t(stale.field === 'notifications' ? 'notifications' : 'budget_alerts'),
              yours: word(stale.yours),
              theirs: word(stale.theirs),
            },
          ]}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
      <SwitchField
        label={t('notifications')}
        hint={t('notifications_hint')}
        value={shown.notifications}
        onChange={(isOn) => change('notifications', isOn)}
        isReadOnly={isReadOnly || isSaving}
      />
      <SwitchField
        label={t('budget_alerts')}
        hint={t('budget_alerts_hint')}
        value={shown.budgetAlerts}
        onChange={(isOn) => change('budgetAlerts', isOn)}
        isReadOnly={isReadOnly || isSaving}
        waiting={email.waiting && t('waitBudget')}
      />
    </Stack>
  );
}
