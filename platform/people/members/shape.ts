import { z } from 'zod';
import { ACCOUNT_ROLES, type Role } from '../../../schema/foundation/abilities.ts';
import {
  GIVEN_STATUSES,
  INVITATION_STATES,
  type InvitationState,
  MEMBER_STATUSES,
} from '../../../schema/people/members.ts';
import { advertiserSummaryShape } from '../../foundation/access/advertiserSummary.ts';
import { isStaffEmail } from '../../foundation/access/staff.ts';
import { dispatchEffectsShape } from '../../foundation/changes/openDispatches.ts';
import {
  boolean,
  listOf,
  nullable,
  number,
  objectOf,
  oneOf,
  type RowOf,
  text,
} from '../../foundation/database/rows.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { organizationShape } from '../organization/store.ts';

export const advertiserSummariesShape = responseSchema(
  'AdvertiserSummaries',
  z.object({ items: z.array(advertiserSummaryShape) }),
);

/** An account as its administrator sees it. */
export const memberShape = responseSchema(
  'Member',
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    email_verified: z.boolean().describe('Whether its owner has opened a link sent to this address'),
    login: z.string(),
    roles: z.array(z.enum(ACCOUNT_ROLES)),
    status: z.enum(MEMBER_STATUSES),
    invitation: z
      .object({ state: z.enum(INVITATION_STATES), expires_at: z.string().nullable() })
      .nullable()
      .describe('Present while nobody has accepted it'),
    identities: z
      .array(z.object({ issuer: z.string(), subject: z.string(), bound_at: z.string() }))
      .describe('External identities linked to it, since its first verified sign-in there'),
    is_staff: z.boolean().describe('The verified e-mail belongs to a domain of the operator'),
    locale: z.string(),
    timezone: z.string(),
    organization: organizationShape,
    advertisers: z
      .array(advertiserSummaryShape)
      .optional()
      .describe('Advertisers assigned to it; omitted in lists'),
    version: z.int(),
  }),
);
export type MemberJson = z.output<typeof memberShape>;

/** The answer to a save. */
export const savedMemberShape = responseSchema(
  'SavedMember',
  z.object({ member: memberShape, effects: dispatchEffectsShape }),
);
export type SavedMemberJson = z.output<typeof savedMemberShape>;

export const memberPageShape = responseSchema('MemberPage', pageShape(memberShape));

/** An account as the database gives it. */
export const MEMBER_ROW = {
  id: text,
  organization_id: text,
  name: text,
  email: text,
  email_verified: boolean,
  login: text,
  roles: listOf(text),
  status: oneOf(GIVEN_STATUSES),
  is_accepted: boolean,
  /** Until when its invitation works, or worked; null where none is open. */
  invited_until: nullable(text),
  is_invitation_over: boolean,
  identities: listOf(objectOf({ issuer: text, subject: text, bound_at: text })),
  locale: text,
  timezone: text,
  version: number,
};
export type MemberRow = RowOf<typeof MEMBER_ROW>;

type OrganizationJson = z.output<typeof organizationShape>;

/** A row as answers show it; `organizations` hold its own. Roles that this version does not know are not shown. */
export function memberJson(
  {
    organization_id,
    is_accepted: isAccepted,
    invited_until: invitedUntil,
    is_invitation_over: isOver,
    ...row
  }: MemberRow,
  organizations: readonly OrganizationJson[],
  staffDomains: readonly string[],
): MemberJson {
  const organization = organizations.find(({ id }) => id === organization_id);
  if (!organization) throw new Error('An account belongs to an organization');
  return {
    ...row,
    roles: knownRoles(row.roles),
    status: row.status === 'enabled' && !isAccepted ? 'invited' : row.status,
    invitation: isAccepted
      ? null
      : { state: invitationState(invitedUntil, isOver), expires_at: invitedUntil },
    is_staff: isStaffEmail(row.email, row.email_verified, staffDomains),
    organization,
  };
}

function invitationState(until: string | null, isOver: boolean): InvitationState {
  if (until === null) return 'withdrawn';
  return isOver ? 'expired' : 'open';
}

/** Roles in the order of the table of roles, each once. */
export function knownRoles(roles: readonly string[]): Role[] {
  return ACCOUNT_ROLES.filter((role) => roles.includes(role));
}
