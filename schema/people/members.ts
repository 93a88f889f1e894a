import { ACCOUNT_ROLES } from '../foundation/abilities.ts';
import { UI_LOCALES } from '../foundation/contacts/languages.ts';
import { isOfferedTimeZone } from '../foundation/dates/dates.ts';
import { emailText } from '../foundation/text/emailText.ts';
import { personName } from '../foundation/text/lineText.ts';
import { DIGITS } from '../foundation/text/patterns.ts';
import { z } from '../foundation/text/zod.ts';

/** States of an account's sign-in; an invited member has not proved the address and chosen a password yet. */
export const MEMBER_STATUSES = ['enabled', 'invited', 'disabled'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** The statuses that an administrator gives. */
export const GIVEN_STATUSES = ['enabled', 'disabled'] as const satisfies readonly MemberStatus[];
export type GivenStatus = (typeof GIVEN_STATUSES)[number];

/** How far an invitation is that nobody accepted. */
export const INVITATION_STATES = ['open', 'expired', 'withdrawn'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Advertisers one account can be given at most. */
export const MAX_MEMBER_ADVERTISERS = 1000;

const name = personName().min(1).max(200);
const roles = z.array(z.enum(ACCOUNT_ROLES)).max(ACCOUNT_ROLES.length);
const advertiserIds = z
  .array(z.string().regex(DIGITS, { error: 'unknown_advertiser' }))
  .max(MAX_MEMBER_ADVERTISERS);

const email = z.string().trim().min(1).pipe(emailText('member_email_pattern'));

/** A new account as its administrator makes it; the e-mail is also the login. */
export const newMember = z.strictObject({
  name,
  email,
  organizationId: z.string().min(1).regex(DIGITS, { error: 'unknown_organization' }),
  locale: z.enum(UI_LOCALES),
  timezone: z.string().min(1).refine(isOfferedTimeZone, { error: 'unknown_timezone' }),
  roles,
  advertiserIds,
});
export type NewMember = z.output<typeof newMember>;

/** A change of an account by its administrator: any of these keys; what is left out stays as it is. */
export const memberDraft = z
  .strictObject({ name, email, status: z.enum(GIVEN_STATUSES), roles, advertiserIds })
  .partial();
export type MemberDraft = z.output<typeof memberDraft>;
