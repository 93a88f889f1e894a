import { digits, route } from './route.ts';

/** Service accounts of internal tooling, as operator staff make, rotate and end them. */
export const serviceAccountListRoute = route({
  path: '/admin/service-accounts',
  query: ['search', 'status', 'page'],
  ability: 'createAccounts',
  operatorOnly: true,
  menu: { group: 'administration', label: 'service_accounts', operatorOnly: true },
});

/** Form of a new service account. */
export const serviceAccountCreateRoute = route({
  path: '/admin/service-accounts/new',
  ability: 'createAccounts',
  operatorOnly: true,
});

/** One service account: its secrets and what it may. */
export const serviceAccountRoute = route({
  path: '/admin/service-accounts/:serviceAccountId',
  params: { serviceAccountId: digits },
  ability: 'createAccounts',
  operatorOnly: true,
});
