import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../operations/readFragment.ts';
import {
  EditScheduleDialogSaveDocument,
  type ReportScheduleFragment,
  ReportScheduleFragmentDoc,
} from '../../../operations/reports/reportSchedules/ReportScheduleListScreen.generated.ts';
import { draftOf, reportScheduleForm } from '../../../schema/reports/reportScheduleRules.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { VersionedDialog } from '../../kit/form/FormDialog.tsx';
import { saved, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { formOf } from './scheduleInput.ts';

/** Changes the cadence, the period and the recipients of a report. */
export function EditScheduleDialog({
  schedule,
  onClose,
}: {
  schedule: ReportScheduleFragment;
  onClose: () => void;
}) {
  const { t } = useTranslation('reportSchedules');
  const [send] = useScreenMutation(EditScheduleDialogSaveDocument);
  const { id, isPaused, viewName: name, report, savedView, recipients } = schedule;
  const edit = useVersionedForm(reportScheduleForm, {
    row: schedule,
    valuesOf: formOf,
    save: ({ version, values }, invalid) =>
      send(
        { input: { id, version, ...draftOf(values), isPaused } },
        {
          invalid,
          done: (success) => saved(readFragment(ReportScheduleFragmentDoc, success.reportSchedule)),
          stale: (current) => stale(readFragment(ReportScheduleFragmentDoc, current)),
        },
      ),
    onSaved: () => toast.success(t('saved', { name })),
    onClose,
  });
  const { form } = edit;
  const title = t('edit_title', { name });
  return (
    <VersionedDialog
      title={title}
      size="medium"
      edit={edit}
      labelOf={(field) => t(`fields.${field}`)}
      onClose={onClose}
    >
      <ScheduleFields form={form} report={report} query={savedView?.query ?? ''} known={recipients} />
    </VersionedDialog>
  );
}
