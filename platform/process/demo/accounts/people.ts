import type { InferInsertModel } from 'drizzle-orm';
import { ACCOUNT_ROLES, type Role } from '../../../../schema/foundation/abilities.ts';
import { addDays, type Day } from '../../../../schema/foundation/dates/dates.ts';
import type { accountAdvertisers, accountLinks, accounts } from '../../../people/accounts/table.ts';

const STAFF: Role[] = ['superadmin', 'platform_admin', 'customer_support_manager', 'catalog_manager'];

type Sees = 'none' | 'retailer' | 'shop';

const PEOPLE: [email: string, name: string, organization: string, roles: Role[], sees: Sees][] = [
  ['operator@guerdon.example', 'Olivia Marchetti', '1', STAFF, 'none'],
  ['second.operator@guerdon.example', 'Samuel Okafor', '1', STAFF, 'none'],
  ['retailer@northwind.example', 'Renée Tanguy', '2', ['admin'], 'retailer'],
  ['shop@cornershop.example', 'Sean Pickering', '3', ['user'], 'shop'],
  ['nobody@guerdon.example', 'Nora Body', '1', [], 'none'],
  ...ACCOUNT_ROLES.map((role): [string, string, string, Role[], Sees] => [
    `${role}@roles.example`,
    `Only ${role}`,
    '2',
    [role],
    'retailer',
  ]),
  ['invited@northwind.example', 'Inès Vidal', '2', ['user'], 'retailer'],
];

/** A person who was invited and has not accepted yet. */
const INVITED = 'invited@northwind.example';

interface DemoPeople {
  accounts: InferInsertModel<typeof accounts>[];
  advertisers: InferInsertModel<typeof accountAdvertisers>[];
  links: InferInsertModel<typeof accountLinks>[];
}

/**
 * The demo accounts, and which advertisers they see: those of Northwind, that of Corner Shop, or none of their own. All but the invited
 * one have proved their address and have the demo's password.
 */
export function demoPeople(
  advertisers: readonly { id: string; organizationId: string }[],
  { passwordHash, today }: { passwordHash: string; today: Day },
): DemoPeople {
  const people = PEOPLE.map(([email, name, organizationId, roles, sees], index) => {
    const id = String(index + 1);
    const subject = `demo-${id}`;
    const isInvited = email === INVITED;
    const account = {
      id,
      organizationId,
      subject,
      login: email,
      email,
      emailVerified: !isInvited,
      passwordHash: isInvited ? null : passwordHash,
      acceptedAt: isInvited ? null : new Date(`${addDays(today, -400)}T08:00:00Z`),
      name,
      roles,
    };
    const organization = { none: null, retailer: '2', shop: '3' }[sees];
    const visible = advertisers.filter((advertiser) => advertiser.organizationId === organization);
    return { account, advertisers: visible.map(({ id: advertiserId }) => ({ accountId: id, advertiserId })) };
  });
  const invited = people.filter(({ account }) => account.acceptedAt === null);
  return {
    accounts: people.map(({ account }) => account),
    advertisers: people.flatMap(({ advertisers }) => advertisers),
    links: invited.map(({ account }) => ({
      accountId: account.id,
      purpose: 'invitation',
      mailId: '00000000-0000-4000-8000-000000000001',
      expiresAt: new Date(`${addDays(today, 1)}T10:00:00Z`),
    })),
  };
}
