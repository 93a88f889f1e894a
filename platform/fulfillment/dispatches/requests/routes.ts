import { command, endpoints, get } from '../../../foundation/endpoints/endpoints.ts';
import { cancelRequest } from './cancel.ts';
import { ownRequest } from './read.ts';
import { dispatchRequest } from './shape.ts';

/** Large dispatches that a job accepts or tries: followed, and given up where they are only tried. */
export const dispatchRequestEndpoints = endpoints(
  { tag: 'dispatches', access: { ability: 'createBulkRedemptions' } },
  {
    readDispatchRequest: get('/api/dispatch_requests/:id', {
      summary: "One of the caller's own large dispatches, with its progress and its outcome",
      answer: dispatchRequest.schema,
      run: ({ scope, id }) => scope.read((tx) => ownRequest(tx, scope, id)),
    }),
    cancelDispatchRequest: command('/api/dispatch_requests/:id/cancel', {
      summary: 'Gives up the dry run of a large dispatch',
      answer: dispatchRequest.schema,
      run: ({ scope, id }) => cancelRequest(scope, id),
    }),
  },
);
