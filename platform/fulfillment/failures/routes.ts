import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { failureGroupQuery, failureQuery, groupFailures, listFailures } from './list.ts';
import { failureGroups, failurePage } from './shape.ts';

/** The list of failures: what did not reach its recipient, with the remedy. */
export const failureEndpoints = endpoints(
  { tag: 'failures', view: { ability: 'viewRedemptions' } },
  {
    groupDeliveryFailures: get('/api/delivery_failures', {
      summary: 'Open failures by reason and advertiser, with their number and the oldest one',
      query: failureGroupQuery,
      answer: failureGroups,
      run: ({ scope, query }) => groupFailures(scope, query),
    }),
    listDeliveryFailures: get('/api/delivery_failures/lines', {
      summary: 'Open failures one by one, oldest first, each with its remedy',
      query: failureQuery,
      answer: failurePage,
      run: ({ scope, query }) => listFailures(scope, query),
    }),
  },
);
