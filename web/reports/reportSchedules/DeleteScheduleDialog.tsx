import { useTranslation } from 'react-i18next';
import {
  DeleteScheduleDialogDeleteDocument,
  type ReportScheduleFragment,
} from '../../../operations/reports/reportSchedules/ReportScheduleListScreen.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';

interface Props {
  schedule: ReportScheduleFragment;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a schedule ends, and ends it. */
export function DeleteScheduleDialog({ schedule, onDeleted, onClose }: Props) {
  const { t } = useTranslation('reportSchedules');
  const [send] = useScreenMutation(DeleteScheduleDialogDeleteDocument);
  const { id, version, viewName: name } = schedule;
  async function remove() {
    const isDeleted = await send({ input: { id, version } }, { done: () => true });
    if (!isDeleted) throw new Error('Not deleted');
    toast.success(t('deleted', { name }));
    onDeleted();
  }
  return (
    <ConfirmDialog
      title={t('delete_title')}
      isOpen
      isDanger
      confirmLabel={t('delete_submit')}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('delete_text', { name })}</p>
    </ConfirmDialog>
  );
}
