import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { NewMember } from '../../../schema/people/members.ts';
import type { PlatformConfig } from '../../config.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { rowCountOf } from '../../foundation/database/rows.ts';
import { invalidField } from '../../foundation/http/refusals/refusal.ts';
import { checkAdvertisers, giveAdvertisers } from '../accounts/accountAdvertisers.ts';
import { insertAccount } from '../accounts/managedAccount.ts';
import { checkEmailFree, orTaken } from './emailFree.ts';
import { mailInvitation } from './proofMails.ts';
import { knownRoles, type MemberJson } from './shape.ts';
import { memberById, ordered } from './store.ts';

/**
 * Creates an account and invites its owner, who alone receives the link to activate it. An external issuer identifies its people by
 * their e-mail.
 */
export function createMember(
  scope: Scope,
  draft: NewMember,
  { isExternalIssuer, staffDomains }: Pick<PlatformConfig, 'isExternalIssuer' | 'staffDomains'>,
): Promise<MemberJson> {
  const subject = isExternalIssuer ? draft.email.toLowerCase() : randomUUID();
  const { email, name, locale, timezone, organizationId } = draft;
  const roles = knownRoles(draft.roles);
  const advertiserIds = ordered(draft.advertiserIds);
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const organizations = await rowCountOf(tx, sql`select 1 from organizations where id = ${organizationId}`);
    if (organizations === 0) throw invalidField('organization_id', 'unknown_organization');
    await checkEmailFree(tx, email, null);
    await checkAdvertisers(tx, organizationId, advertiserIds);
    const id = await insertAccount(tx, { ...draft, subject, roles });
    await giveAdvertisers(tx, id, { given: advertiserIds });
    await change.record({
      noun: 'accounts',
      nounId: id,
      action: 'created',
      advertiserId: null,
      after: { name, email, organizationId, locale, timezone, roles, advertiserIds },
    });
    await mailInvitation(tx, id);
    return memberById(tx, id, staffDomains);
  }).catch(orTaken);
}
