import { route } from './route.ts';

/** Background jobs, for operator staff. */
export const jobListRoute = route({
  path: '/admin/jobs',
  query: ['state', 'kind', 'page'],
  ability: 'createAccounts',
  operatorOnly: true,
  menu: { group: 'administration', label: 'jobs', operatorOnly: true },
});
