import { digits, route } from './route.ts';

/** Account management for operator staff; the menu leads here if no administration site is configured (SHELL-19). */
export const memberListRoute = route({
  path: '/admin/accounts',
  query: ['search', 'role', 'status', 'page'],
  ability: 'createAccounts',
  operatorOnly: true,
});

/** Form of a new account. */
export const memberCreateRoute = route({
  path: '/admin/accounts/new',
  ability: 'createAccounts',
  operatorOnly: true,
});

/** One account: its access. */
export const memberRoute = route({
  path: '/admin/accounts/:accountId',
  params: { accountId: digits },
  ability: 'createAccounts',
  operatorOnly: true,
});
