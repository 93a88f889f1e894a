import { z } from 'zod';
import { ACCOUNT_ROLES, type Role } from '../../../schema/abilities.ts';
import { MEMBER_STATUSES, type MemberStatus } from '../../../schema/rules/members.ts';
import { ADVERTISER_STATUSES } from '../../../schema/transitions.ts';
import { isStaffEmail } from '../../access/staff.ts';
import { pageShape } from '../../http/requests.ts';
import { responseSchema } from '../../http/responseSchema.ts';
import { organizationShape } from '../organization/store.ts';

/** An advertiser as account management names it: to be given to an account, or taken away. */
export const reachedAdvertiserShape = responseSchema(
  'ReachedAdvertiser',
  z.object({ id: z.string(), name: z.string(), status: z.enum(ADVERTISER_STATUSES) }),
);
export type ReachedAdvertiserJson = z.output<typeof reachedAdvertiserShape>;

export const reachedAdvertisersShape = responseSchema(
  'ReachedAdvertisers',
  z.object({ items: z.array(reachedAdvertiserShape) }),
);

/** An account as its administrator sees it. */
export const memberShape = responseSchema(
  'Member',
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    login: z.string(),
    roles: z.array(z.enum(ACCOUNT_ROLES)),
    status: z.enum(MEMBER_STATUSES),
    is_staff: z.boolean().describe('The verified e-mail belongs to a domain of the provider'),
    locale: z.string(),
    timezone: z.string(),
    organization: organizationShape,
    advertisers: z.array(reachedAdvertiserShape).optional().describe('Those given to it; left out in lists'),
    version: z.int(),
  }),
);
export type MemberJson = z.output<typeof memberShape>;

export const memberPageShape = responseSchema('MemberPage', pageShape(memberShape));

/** A new account, with its password where this product keeps it: said once, never again. */
export const createdMemberShape = responseSchema(
  'CreatedMember',
  z.object({
    member: memberShape,
    initial_password: z.string().nullable().describe('Said once; null with an issuer elsewhere'),
  }),
);

/** An account as the database gives it. */
export interface MemberRow {
  id: string;
  organization_id: string;
  name: string;
  email: string;
  email_verified: boolean;
  login: string;
  roles: string[];
  status: MemberStatus;
  locale: string;
  timezone: string;
  version: number;
}

type OrganizationJson = z.output<typeof organizationShape>;

/** The wire's picture of a row; `organizations` hold its own. Roles that this version does not know are not shown. */
export function memberJson(
  { organization_id, email_verified, ...row }: MemberRow,
  organizations: readonly OrganizationJson[],
  staffDomains: readonly string[],
): MemberJson {
  const organization = organizations.find(({ id }) => id === organization_id);
  if (!organization) throw new Error('An account belongs to an organization');
  return {
    ...row,
    roles: knownRoles(row.roles),
    is_staff: isStaffEmail(row.email, email_verified, staffDomains),
    organization,
  };
}

/** Roles in the order of the table of roles, each once. */
export function knownRoles(roles: readonly string[]): Role[] {
  return ACCOUNT_ROLES.filter((role) => roles.includes(role));
}
