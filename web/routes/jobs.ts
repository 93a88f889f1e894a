import { route } from './route.ts';

/** Background work as operator staff look after it. */
export const jobListRoute = route({
  path: '/admin/jobs',
  query: ['state', 'kind', 'page'],
  ability: 'createAccounts',
  operatorOnly: true,
  menu: { group: 'administration', label: 'jobs', operatorOnly: true },
});
