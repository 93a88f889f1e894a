import { useTranslation } from 'react-i18next';
import { NewScheduleDialogCreateDocument } from '../../../operations/reports/reportSchedules/ReportScheduleListScreen.generated.ts';
import {
  DAYS_OF_VIEW,
  draftOf,
  type ReportScheduleForm,
  reportScheduleForm,
} from '../../../schema/reports/reportScheduleRules.ts';
import type { ScheduledReport } from '../../../schema/reports/reportSchedules.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useForm } from '../../kit/form/useForm.ts';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';

interface Props {
  view: { id: string; name: string; query: string; report: ScheduledReport };
  onClose: () => void;
}

/** Schedules mails with the file of a saved view. */
export function NewScheduleDialog({ view, onClose }: Props) {
  const { t } = useTranslation('reportSchedules');
  const zone = useZone();
  const request = useRequestKey(`view.${view.id}.schedule`);
  const [send] = useKeyedMutation(NewScheduleDialogCreateDocument, request);
  const form = useForm(reportScheduleForm, {
    cadence: 'weekly',
    weekday: '1',
    monthDay: '1',
    time: '08:00',
    timezone: zone,
    format: 'csv',
    period: DAYS_OF_VIEW,
    recipientIds: [],
  });
  async function create(values: ReportScheduleForm) {
    await send(
      { input: { savedViewId: view.id, ...draftOf(values) } },
      {
        invalid: form.applyServerErrors,
        done() {
          toast.success(t('created', { name: view.name }));
          onClose();
        },
      },
    );
  }
  return (
    <FormDialog
      title={t('new_title', { name: view.name })}
      size="medium"
      form={form}
      onSubmit={create}
      submitLabel={t('new_submit')}
      onClose={onClose}
    >
      <p>{t('new_text')}</p>
      <ScheduleFields form={form} report={view.report} query={view.query} />
    </FormDialog>
  );
}
