import i18next from 'i18next';
import {
  type AccountNotificationsFragment,
  AccountNotificationsFragmentDoc,
  AccountNotificationsSaveDocument,
} from '../../../operations/people/accounts/AccountNotifications.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { z } from '../../../schema/foundation/text/zod.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { saved, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';

const switches = z.object({ notifications: z.boolean(), budgetAlerts: z.boolean() });

/** The two switches of an account's notifications, each saved at once. */
export function useSettingsForm(settings: AccountNotificationsFragment) {
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
