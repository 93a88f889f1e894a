import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveQuestion } from '../../navigation/leaving.ts';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';

/** Asks before somebody leaves a page with unsaved changes, or closes a form that has some. There is one, beside the screen; Escape stays. */
export function LeaveDialog() {
  const { t } = useTranslation('kit');
  const question = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.read);
  const isOfForm = question?.of === 'form';
  return (
    <ConfirmDialog
      title={t(isOfForm ? 'discard_title' : 'leave_title')}
      isOpen={question !== null}
      cancelLabel={t(isOfForm ? 'discard_keep' : 'leave_stay')}
      confirmLabel={t(isOfForm ? 'discard_go' : 'leave_go')}
      isDanger
      onConfirm={leaveQuestion.go}
      onClose={leaveQuestion.stay}
    >
      <p>{t(isOfForm ? 'discard_text' : 'leave_unsaved')}</p>
    </ConfirmDialog>
  );
}
