import { loadWords } from '../i18n/i18n.ts';
import { digits, route } from './route.ts';

/** Accounts as operator staff manage them; the menu leads here where no administration site is configured (SHELL-19). */
export const memberListRoute = route({
  path: '/admin/accounts',
  query: ['search', 'role', 'status', 'page'],
  ability: 'createAccounts',
  operatorOnly: true,
  screen: () =>
    withRoleWords(import('../screens/members/MemberListScreen.tsx')).then((m) => m.MemberListScreen),
});

/** Form of a new account. */
export const memberCreateRoute = route({
  path: '/admin/accounts/new',
  ability: 'createAccounts',
  operatorOnly: true,
  screen: () =>
    withRoleWords(import('../screens/members/MemberCreateScreen.tsx')).then((m) => m.MemberCreateScreen),
});

/** One account: its access. */
export const memberRoute = route({
  path: '/admin/accounts/:accountId',
  params: { accountId: digits },
  ability: 'createAccounts',
  operatorOnly: true,
  screen: () => withRoleWords(import('../screens/members/MemberScreen.tsx')).then((m) => m.MemberScreen),
});

/** The names of the roles travel with the screen. */
async function withRoleWords<Module>(module: Promise<Module>): Promise<Module> {
  await loadWords('roles');
  return module;
}
