import type { InferInsertModel } from 'drizzle-orm';
import { ACCOUNT_ROLES, type Role } from '../../schema/abilities.ts';
import type { accountAdvertisers, accounts } from '../resources/accounts/table.ts';

const STAFF: Role[] = ['superadmin', 'platform_admin', 'customer_support_manager', 'catalog_manager'];

type Reach = 'none' | 'retailer' | 'shop';

const PEOPLE: [email: string, name: string, organization: string, roles: Role[], reach: Reach][] = [
  ['operator@guerdon.example', 'Olivia Marchetti', '1', STAFF, 'none'],
  ['second.operator@guerdon.example', 'Samuel Okafor', '1', STAFF, 'none'],
  ['retailer@northwind.example', 'Renée Tanguy', '2', ['admin'], 'retailer'],
  ['shop@cornershop.example', 'Sean Pickering', '3', ['user'], 'shop'],
  ['nobody@guerdon.example', 'Nora Body', '1', [], 'none'],
  ...ACCOUNT_ROLES.map((role): [string, string, string, Role[], Reach] => [
    `${role}@roles.example`,
    `Only ${role}`,
    '2',
    [role],
    'retailer',
  ]),
];

/** The demo accounts, and which advertisers they reach: those of Northwind, that of Corner Shop, or none of their own. */
export function demoPeople(
  passwordHash: string,
  advertisers: readonly { id: string; organizationId: string }[],
): { accounts: InferInsertModel<typeof accounts>[]; reach: InferInsertModel<typeof accountAdvertisers>[] } {
  const people = PEOPLE.map(([email, name, organizationId, roles, reach], index) => {
    const id = String(index + 1);
    const subject = `demo-${id}`;
    const account = {
      id,
      organizationId,
      subject,
      login: email,
      email,
      emailVerified: true,
      passwordHash,
      name,
      roles,
    };
    const organization = { none: null, retailer: '2', shop: '3' }[reach];
    const reached = advertisers.filter((advertiser) => advertiser.organizationId === organization);
    return { account, reach: reached.map(({ id: advertiserId }) => ({ accountId: id, advertiserId })) };
  });
  return { accounts: people.map(({ account }) => account), reach: people.flatMap(({ reach }) => reach) };
}
