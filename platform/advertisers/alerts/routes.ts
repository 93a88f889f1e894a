import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { alertPageShape, alertQuery, listAlerts } from './list.ts';

/** Alerts of the caller's organization and its advertisers. */
export const alertEndpoints = endpoints(
  { tag: 'alerts', view: { ability: 'viewAlerts' } },
  {
    listAlerts: get('/api/alerts', {
      summary: 'Alerts, newest first',
      query: alertQuery,
      answer: alertPageShape,
      run: ({ scope, query }) => listAlerts(scope, query),
    }),
  },
);
