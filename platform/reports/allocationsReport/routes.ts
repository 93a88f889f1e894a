import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { allocationRequestPageShape, decidableOf, decidableShape } from '../../money/interface.ts';
import { listRequests, reportQuery } from './list.ts';

/** Requests with their requesters and deciders. */
export const allocationsReportEndpoints = endpoints(
  { tag: 'allocations report', view: { ability: 'viewAllocationsReport' } },
  {
    listAllocationRequests: get('/api/me/allocations_report', {
      summary: 'All budget lines that the caller may see, with requester and decision',
      query: reportQuery,
      answer: allocationRequestPageShape,
      run: ({ scope, query }) => listRequests(scope, query),
    }),
    readRequestsToDecide: get('/api/me/requests_to_decide', {
      summary: 'Number of undecided requests that the caller may decide',
      access: { ability: 'viewAllocationsReport', staffOnly: true },
      answer: decidableShape,
      run: ({ scope }) => scope.read((tx) => decidableOf(tx, scope)),
    }),
  },
);
