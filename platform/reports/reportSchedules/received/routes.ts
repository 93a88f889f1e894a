import { systemScope } from '../../../foundation/access/scope.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { command, endpoints, get } from '../../../foundation/endpoints/endpoints.ts';
import { leaveSchedule } from './leave.ts';
import { receivedReports } from './read.ts';
import { receivedReport, receivedReportList } from './shape.ts';

/** Reports that colleagues have sent to the caller: to see them, and to leave. */
export const receivedReportEndpoints = ({ database }: { database: Database }) =>
  endpoints(
    { tag: 'report schedules', access: { ability: 'viewAccount', peopleOnly: 'not_for_keys' } },
    {
      listReceivedReports: get('/api/received_reports', {
        summary: 'Scheduled reports that colleagues send to the caller; the next due first',
        answer: receivedReportList,
        run: ({ scope }) => receivedReports(scope, database),
      }),
      leaveReportSchedule: command('/api/received_reports/:id/leave', {
        summary:
          'Removes the caller from the recipients of a colleague’s schedule and notifies the owner. Answers it as it was',
        answer: receivedReport.schema,
        run: ({ scope, id }) => leaveSchedule(systemScope(database, scope), id),
      }),
    },
  );
