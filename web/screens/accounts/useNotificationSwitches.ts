import i18next from 'i18next';
import { useState } from 'react';
import {
  AccountNotificationsFragmentDoc,
  AccountNotificationsSaveDocument,
} from '../../../operations/accounts/AccountNotifications.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { showFailedCall, showRefused } from '../../data/failedCall.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';

type Switch = 'notifications' | 'budgetAlerts';

interface Row extends Record<Switch, boolean> {
  id: string;
  version: number;
}

interface Change {
  field: Switch;
  isOn: boolean;
}

/** The two switches: each change is saved at once and shown meanwhile; one that somebody else overtook is put to the person. */
export function useNotificationSwitches(row: Row) {
  const [wanted, setWanted] = useState<Change | null>(null);
  const [overtakenAt, setOvertakenAt] = useState<number | null>(null);
  const [send, isSaving] = useScreenMutation(AccountNotificationsSaveDocument);

  async function save({ field, isOn }: Change, version: number) {
    setWanted({ field, isOn });
    setOvertakenAt(null);
    const input = { id: row.id, version, [field]: isOn ? 'on' : 'off' };
    const answer = (await send({ input }))?.updateAccountSettings;
    if (answer?.__typename === 'StaleAccountSettings') {
      const current = readFragment(AccountNotificationsFragmentDoc, answer.current);
      const theirs =
        (field === 'notifications' ? current.status : current.alertSeverityBudget.email.status) === 'on';
      // Somebody changed the other switch: nothing to choose.
      if (theirs !== isOn) return setOvertakenAt(current.version);
    }
    setWanted(null);
    if (answer?.__typename === 'UpdateAccountSettingsSuccess')
      toast.success(i18next.t('accounts:settings_saved'));
    if (answer?.__typename === 'Refused') showRefused(answer);
    if (answer?.__typename === 'InvalidInput') showFailedCall({ status: 422, code: 'INVALID_INPUT' });
  }

  return {
    shown: wanted ? { ...row, [wanted.field]: wanted.isOn } : row,
    isSaving,
    change: (field: Switch, isOn: boolean) => void save({ field, isOn }, row.version),
    /** Set while the person has to choose between both. */
    stale: wanted &&
      overtakenAt !== null && { field: wanted.field, yours: wanted.isOn, theirs: !wanted.isOn },
    keepMine: () => wanted && overtakenAt !== null && void save(wanted, overtakenAt),
    takeTheirs: () => {
      setWanted(null);
      setOvertakenAt(null);
    },
  };
}
