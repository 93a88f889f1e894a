import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { NewMember } from '../../../schema/rules/members.ts';
import type { Scope } from '../../access/scope.ts';
import { recordEvent } from '../../changes/recordEvent.ts';
import type { PlatformConfig } from '../../config.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { invalidField } from '../../http/refusal.ts';
import { hashPassword } from '../../oidc/password.ts';
import { checkAdvertisers, giveAdvertisers } from './memberAdvertisers.ts';
import { type createdMemberShape, knownRoles } from './shape.ts';
import { memberById, ordered } from './store.ts';

/** What the database says when somebody else took the address in the same moment. */
const TAKEN = /^accounts_(email|login_unique|subject_unique)$/;

/**
 * Creates an account. The embedded issuer's gets an initial password, answered once and kept as a hash; an issuer elsewhere
 * knows its people itself, by their e-mail. Whoever creates the account vouches for the address.
 */
export async function createMember(
  scope: Scope,
  draft: NewMember,
  { isExternalIssuer, staffDomains }: Pick<PlatformConfig, 'isExternalIssuer' | 'staffDomains'>,
): Promise<z.output<typeof createdMemberShape>> {
  const password = isExternalIssuer ? null : initialPassword();
  // Slow on purpose, and therefore before the transaction.
  const hash = password && (await hashPassword(password));
  const subject = isExternalIssuer ? draft.email.toLowerCase() : randomUUID();
  const { email, name, locale, timezone, organizationId } = draft;
  const roles = knownRoles(draft.roles);
  const advertiserIds = ordered(draft.advertiserIds);
  const create = async (tx: Queries) => {
    await checkNew(tx, draft);
    await checkAdvertisers(tx, organizationId, advertiserIds);
    const [row] = await rowsOf<{ id: string }>(
      tx,
      sql`insert into accounts (organization_id, subject, login, email, email_verified, password_hash, name, timezone, locale, roles)
        values (${organizationId}, ${subject}, ${email}, ${email}, true, ${hash}, ${name}, ${timezone}, ${locale},
          ${`{${roles.join(',')}}`}::text[]) returning id`,
    );
    const id = String(row?.id);
    await giveAdvertisers(tx, id, { given: advertiserIds });
    await recordEvent(tx, scope, {
      noun: 'accounts',
      nounId: id,
      action: 'created',
      advertiserId: null,
      after: { name, email, organizationId, locale, timezone, roles, advertiserIds },
    });
    return memberById(tx, id, staffDomains);
  };
  const member = await scope.write(create).catch((error: unknown) => {
    throw TAKEN.test(constraintOf(error)) ? invalidField('email', 'taken') : error;
  });
  return { member, initial_password: password };
}

function constraintOf(error: unknown): string {
  const { constraint, cause } = (error ?? {}) as { constraint?: unknown; cause?: unknown };
  if (typeof constraint === 'string') return constraint;
  return cause === undefined || cause === error ? '' : constraintOf(cause);
}

/** The organization exists, and nobody has the e-mail or signs in with it, letter case aside. */
async function checkNew(tx: Queries, { organizationId, email }: NewMember): Promise<void> {
  const found = await rowsOf(tx, sql`select 1 from organizations where id = ${organizationId}`);
  if (found.length === 0) throw invalidField('organization_id', 'unknown_organization');
  const same = await rowsOf(
    tx,
    sql`select 1 from accounts where lower(email) = lower(${email}) or lower(login) = lower(${email})`,
  );
  if (same.length > 0) throw invalidField('email', 'taken');
}

/** 32 letters and digits that are not mistaken for one another. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Twenty random letters in groups of four: 100 bits. */
export function initialPassword(): string {
  const letters = [...randomBytes(20)].map((byte) => LETTERS[byte % LETTERS.length]);
  return [0, 4, 8, 12, 16].map((at) => letters.slice(at, at + 4).join('')).join('-');
}
