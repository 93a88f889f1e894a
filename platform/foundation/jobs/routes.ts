import { command, endpoints, get } from '../endpoints/endpoints.ts';
import { jobQuery, listJobs } from './list.ts';
import { retryJob } from './retry.ts';
import { job, jobPageShape } from './shape.ts';

/** Background work as operator staff look after it. */
export const jobEndpoints = endpoints(
  { tag: 'jobs', access: { ability: 'createAccounts', staffOnly: true } },
  {
    listJobs: get('/api/jobs', {
      summary: 'Background jobs, newest first',
      query: jobQuery,
      answer: jobPageShape,
      run: ({ scope, query }) => listJobs(scope, query),
    }),
    retryJob: command('/api/jobs/:id/retry', {
      summary: 'Queues a job again that was given up',
      answer: job.schema,
      run: ({ scope, id }) => retryJob(scope, id),
    }),
  },
);
