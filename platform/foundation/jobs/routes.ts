import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { dryRunQuery } from '../changes/dryRun.ts';
import { idParams } from '../http/requests.ts';
import { jobQuery, listJobs } from './list.ts';
import { retryJob } from './retry.ts';
import { job, jobPageShape } from './shape.ts';

const config = { ability: 'createAccounts', staffOnly: true } as const;
const tags = ['jobs'];

/** Background work as operator staff look after it. */
export const jobRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/jobs',
    {
      config,
      schema: {
        operationId: 'listJobs',
        summary: 'Background jobs, newest first',
        tags,
        querystring: jobQuery,
        response: { 200: jobPageShape },
      },
    },
    ({ scope, query }) => listJobs(scope, query),
  );

  app.post(
    '/api/jobs/:id/retry',
    {
      config,
      schema: {
        operationId: 'retryJob',
        summary: 'Queues a job again that was given up',
        tags,
        params: idParams,
        querystring: dryRunQuery,
        response: { 200: job.schema },
      },
    },
    ({ scope, params }) => retryJob(scope, params.id),
  );
};
