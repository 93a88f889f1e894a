import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveQuestion } from '../../navigation/leaving.ts';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';

/** Asks before somebody leaves a form with unsaved changes. There is one, beside the screen; Escape stays on the form. */
export function LeaveDialog() {
  const { t } = useTranslation('kit');
  const isAsked = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.isAsked);
  return (
    <ConfirmDialog
      title={t('leave_title')}
      isOpen={isAsked}
      cancelLabel={t('leave_stay')}
      confirmLabel={t('leave_go')}
      isDanger
      onConfirm={leaveQuestion.go}
      onClose={leaveQuestion.stay}
    >
      <p>{t('leave_unsaved')}</p>
    </ConfirmDialog>
  );
}
