import { digits, route } from './route.ts';

/** Service accounts of internal tooling, which operator staff create, rotate and end. */
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

/** One service account: its secrets and its abilities. */
export const serviceAccountRoute = route({
  path: '/admin/service-accounts/:serviceAccountId',
  params: { serviceAccountId: digits },
  ability: 'createAccounts',
  operatorOnly: true,
});
