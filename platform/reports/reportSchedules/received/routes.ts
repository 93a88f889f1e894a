import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { systemScope } from '../../../foundation/access/scope.ts';
import { dryRunQuery } from '../../../foundation/changes/dryRun.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { idParams } from '../../../foundation/http/requests.ts';
import { leaveSchedule } from './leave.ts';
import { receivedReports } from './read.ts';
import { receivedReport, receivedReportList } from './shape.ts';

const tags = ['report schedules'];
const own = { ability: 'viewAccount', peopleOnly: 'not_for_keys' } as const;

/** Reports that colleagues have sent to the caller: to see them, and to leave. */
export const receivedReportRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (
  app,
  { database },
) => {
  app.get(
    '/api/received_reports',
    {
      config: own,
      schema: {
        operationId: 'listReceivedReports',
        summary: 'Scheduled reports that colleagues send to the caller; the next due first',
        tags,
        response: { 200: receivedReportList },
      },
    },
    ({ scope }) => receivedReports(scope, database),
  );

  app.post(
    '/api/received_reports/:id/leave',
    {
      config: own,
      schema: {
        operationId: 'leaveReportSchedule',
        summary:
          'Removes the caller from the recipients of a colleague’s schedule and notifies the owner. Answers it as it was',
        tags,
        params: idParams,
        querystring: dryRunQuery,
        response: { 200: receivedReport.schema },
      },
    },
    ({ scope, params: { id } }) => leaveSchedule(systemScope(database, scope), id),
  );
};
