import { newReportSchedule, reportScheduleDraft } from '../../schema/reports/reportScheduleRules.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery } from '../foundation/rest/paging.ts';
import { nullIfNotFound } from '../foundation/rest/refusal.ts';
import type {
  CreateReportScheduleInput,
  DeleteReportScheduleInput,
  LeaveReportScheduleInput,
  QueryReportSchedulesArgs,
  SendReportScheduleInput,
  UpdateReportScheduleInput,
} from '../sdl/types.generated.ts';

const NEW = newReportSchedule.keyof().options;
const DRAFT = reportScheduleDraft.keyof().options;

/** The only file that knows `/report_schedules`, `/report_recipients` and `/received_reports`. */
export function reportScheduleSource(rest: RestClient) {
  return {
    page: async ({ page }: QueryReportSchedulesArgs) =>
      rest.call('GET /api/report_schedules', { query: pageQuery(page) }),
    byId: (id: string) => nullIfNotFound(rest.call('GET /api/report_schedules/{id}', { path: { id } })),
    recipients: async (search: string | null | undefined) =>
      (await rest.call('GET /api/report_recipients', { query: search?.trim() ? { search } : {} })).items,
    received: async () => (await rest.call('GET /api/received_reports')).items,
    leave: ({ id, dryRun }: LeaveReportScheduleInput) =>
      rest.call('POST /api/received_reports/{id}/leave', { path: { id }, dryRun }),
    create: ({ idempotencyKey, dryRun, ...draft }: CreateReportScheduleInput) =>
      rest.call('POST /api/report_schedules', { body: toRest(draft, NEW), idempotencyKey, dryRun }),
    update: ({ id, version, dryRun, ...draft }: UpdateReportScheduleInput) =>
      rest.call('PUT /api/report_schedules/{id}', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: toRest(draft, DRAFT),
      }),
    delete: ({ id, version, dryRun }: DeleteReportScheduleInput) =>
      rest.call('DELETE /api/report_schedules/{id}', { path: { id }, ifMatch: version, dryRun }),
    send: ({ id, idempotencyKey, dryRun }: SendReportScheduleInput) =>
      rest.call('POST /api/report_schedules/{id}/send', { path: { id }, idempotencyKey, dryRun }),
  };
}
