import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allocationRequestPageShape, decidableOf, decidableShape } from '../../money/interface.ts';
import { listRequests, reportQuery } from './list.ts';

/** Requests with their requesters and deciders. */
export const allocationsReportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/me/allocations_report',
    {
      config: { ability: 'viewAllocationsReport' },
      schema: {
        operationId: 'listAllocationRequests',
        summary: 'All budget lines that the caller may see, with requester and decision',
        tags: ['allocations report'],
        querystring: reportQuery,
        response: { 200: allocationRequestPageShape },
      },
    },
    ({ scope, query }) => listRequests(scope, query),
  );

  app.get(
    '/api/me/requests_to_decide',
    {
      config: { ability: 'viewAllocationsReport', staffOnly: true },
      schema: {
        operationId: 'readRequestsToDecide',
        summary: 'Number of undecided requests that the caller may decide',
        tags: ['allocations report'],
        response: { 200: decidableShape },
      },
    },
    ({ scope }) => scope.read((tx) => decidableOf(tx, scope)),
  );
};
