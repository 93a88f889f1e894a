import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendCsv } from '../../foundation/http/csv.ts';
import { reportFileQuery, reportQuery } from './asked.ts';
import { activityFile } from './file.ts';
import { listActivity } from './list.ts';
import { reportPage } from './shape.ts';

const tags = ['activity report'];

/** The activity report: redemptions by grouping and timeframe. */
export const activityReportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/me/activity_report',
    {
      config: { ability: 'viewPromotionActivityReport' },
      schema: {
        operationId: 'readActivityReport',
        summary: 'Redemptions of all advertisers that the caller may see, grouped and summed by timeframe',
        tags,
        querystring: reportQuery,
        response: { 200: reportPage },
      },
    },
    ({ scope, query }) => listActivity(scope, query),
  );

  app.get(
    '/api/me/activity_report.csv',
    {
      config: { ability: 'viewPromotionActivityReport' },
      schema: {
        operationId: 'exportActivityReport',
        summary: 'The same as a CSV file of all rows',
        tags,
        querystring: reportFileQuery,
      },
    },
    async ({ scope, query }, reply) => sendCsv(reply, await activityFile(scope, query)),
  );
};
