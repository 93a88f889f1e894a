import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  type AccountNotificationsFragment,
  AccountNotificationsFragmentDoc,
  AccountNotificationsSaveDocument,
} from '../../../operations/people/accounts/AccountNotifications.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { z } from '../../../schema/foundation/text/zod.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { SwitchField } from '../../kit/fields/SwitchField.tsx';
import { saved, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';
import { Stack } from '../../kit/layout/Stack.tsx';

interface Props {
  settings: FragmentOf<typeof AccountNotificationsFragmentDoc>;
}

const switches = z.object({ notifications: z.boolean(), budgetAlerts: z.boolean() });

/** The two switches of an account's notifications, each saved at once. */
function useSettingsForm(settings: AccountNotificationsFragment) {
  const [send] = useScreenMutation(AccountNotificationsSaveDocument);
  return useVersionedForm(switches, {
    row: settings,
    valuesOf: ({ status, alertSeverityBudget }: AccountNotificationsFragment) => ({
      notifications: status === 'on',
      budgetAlerts: alertSeverityBudget.email.status === 'on',
    }),
    save({ version, changes }) {
      const words = Object.entries(changes).map(([field, isOn]) => [field, isOn ? 'on' : 'off']);
      return send(
        { input: { id: settings.id, version, ...Object.fromEntries(words) } },
        {
          done: (success) => saved(readFragment(AccountNotificationsFragmentDoc, success.settings)),
          stale: (current) => stale(readFragment(AccountNotificationsFragmentDoc, current)),
        },
      );
    },
    onSaved: () => toast.success(i18next.t('accounts:settings_saved')),
  });
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
