import { expect, test } from 'vitest';
import { abilitiesOf, type Role } from '../../../schema/foundation/abilities.ts';
import { menuOf } from '../../app/shell/menu.ts';
import { findRoute } from '../../routes/registry.ts';

const none = { contact: null, social: null, catalogue: null, admin: null };

/** Target of the account management entry; undefined if there is none. */
function entry(roles: Role[], isStaff: boolean, admin: string | null = null) {
  const viewer = { abilities: abilitiesOf(roles), isStaff, advertiserCount: 2 };
  const items = menuOf(viewer, { ...none, admin }).flatMap((group) => group.items);
  return items.find(({ label }) => label === 'accounts');
}

test('SHELL-19, SHELL-32: where no administration site is configured, the entry leads to the own screen', () => {
  expect(entry(['platform_admin'], true)).toMatchObject({ href: '#/admin/accounts', newTab: false });
  expect(entry(['platform_admin'], true, 'https://admin.example')).toMatchObject({
    href: 'https://admin.example/accounts',
    newTab: true,
  });
});

test('ROLES-39: the entry is for operator staff who hold createAccounts', () => {
  expect(entry(['superadmin'], true)).toBeDefined();
  expect(entry(['superadmin'], false)).toBeUndefined();
  expect(entry(['admin'], true)).toBeUndefined();
});

test('a new account is not taken for the account called new', () => {
  expect(findRoute('/admin/accounts/new')).toMatchObject({ outcome: 'found', params: {} });
  expect(findRoute('/admin/accounts/7')).toMatchObject({ outcome: 'found', params: { accountId: '7' } });
  expect(findRoute('/admin/accounts/seven')).toEqual({ outcome: 'wrong_parameter' });
});
