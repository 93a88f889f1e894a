import { describe, expect, test } from 'vitest';
import { ACCOUNT_ROLES, abilitiesOf, type Role } from '../../schema/foundation/abilities.ts';
import { type FoundRoute, ROUTES } from '../routes/registry.ts';
import { EFFECTS, guard } from './guard.ts';

const UI = 'northwind';
const visitor = (...roles: Role[]) => ({ abilities: abilitiesOf(roles), uiId: UI, isStaff: true });
const entering = (path: string): FoundRoute => {
  const registered = ROUTES.find(({ route }) => route.path === path);
  if (!registered) throw new Error(`no route ${path}`);
  return { outcome: 'found', ...registered, params: {} };
};

describe('every route and every role', () => {
  const guarded = ROUTES.filter(({ route }) => route.ability !== 'public');

  test.each(guarded.map(({ route }) => [route.path, route]))('ROUTE-69: %s needs a session', (path) => {
    expect(guard(entering(path), null, null)).toBe('authentication_failed');
  });

  test.each(ACCOUNT_ROLES)('ROUTE-70: %s enters the routes whose ability it holds, and no other', (role) => {
    const { abilities } = visitor(role);
    const entered = guarded.filter(({ route }) => guard(entering(route.path), visitor(role), UI) === 'enter');
    const allowedRoutes = guarded.filter(
      ({ route }) => abilities.has(route.ability as never) || route.ability === 'signedIn',
    );
    expect(entered.map(({ route }) => route.path)).toEqual(allowedRoutes.map(({ route }) => route.path));
  });

  test('ROLES-39: account management is entered by operator staff only, whatever the roles', () => {
    for (const path of [
      '/admin/accounts',
      '/admin/accounts/new',
      '/admin/accounts/:accountId',
      '/admin/jobs',
    ]) {
      expect(guard(entering(path), visitor('superadmin'), UI)).toBe('enter');
      expect(guard(entering(path), { ...visitor('superadmin'), isStaff: false }, UI)).toBe('no_access_right');
    }
  });

  test('ROUTE-1, ROUTE-2, ROUTE-4 and ROUTE-9: login, not authorized and home are open to anybody', () => {
    for (const path of ['/login', '/not_authorized', '/home']) {
      expect(guard(entering(path), null, null)).toBe('enter');
      expect(guard(entering(path), 'no_roles', null)).toBe('enter');
    }
  });
});

describe('outcomes', () => {
  const advertisers = entering('/advertisers');

  test('GUARD-1: without session the session-expired dialog opens', () => {
    expect(guard(advertisers, null, UI)).toBe('authentication_failed');
    expect(EFFECTS.authentication_failed).toEqual({ do: 'expire' });
  });

  test('GUARD-3 and AUTH-9: an account without any role is led to /not_authorized with that reason', () => {
    expect(guard(advertisers, 'no_roles', UI)).toBe('authorization_failed');
    expect(EFFECTS.authorization_failed).toEqual({ do: 'go', to: '/not_authorized?reason=no_roles' });
  });

  test('GUARD-4: an account without the ability is led to /not_authorized', () => {
    expect(guard(advertisers, visitor('catalog_manager'), UI)).toBe('no_access_right');
    expect(EFFECTS.no_access_right).toEqual({ do: 'go', to: '/not_authorized' });
  });

  test('GUARD-5 and GUARD-8: a session of an organization with another look reloads', () => {
    expect(guard(advertisers, visitor('user'), 'cornershop')).toBe('theme_changed');
    expect(guard(advertisers, visitor('user'), null)).toBe('enter');
    expect(EFFECTS.theme_changed).toEqual({ do: 'reload' });
  });

  test('GUARD-6: a wrong parameter leads to /', () => {
    expect(guard({ outcome: 'wrong_parameter' }, visitor('user'), UI)).toBe('wrong_parameter');
    expect(EFFECTS.wrong_parameter).toEqual({ do: 'go', to: '/' });
  });

  test('ROUTE-63 and GUARD-7: what is unknown, / included, leads to /home', () => {
    expect(guard({ outcome: 'unknown' }, visitor('user'), UI)).toBe('unknown_route');
    expect(EFFECTS.unknown_route).toEqual({ do: 'go', to: '/home' });
  });
});
