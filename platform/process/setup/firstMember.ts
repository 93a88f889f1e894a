import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { UI_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import { emailText } from '../../../schema/foundation/text/emailText.ts';
import type { PlatformConfig } from '../../config.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import { isStaffEmail } from '../../foundation/access/staff.ts';
import { recordEvent } from '../../foundation/changes/recordEvent.ts';
import type { Database, Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, rowsOf, text } from '../../foundation/database/rows.ts';
import { newToken, openInvitation } from '../../people/accounts/links/store.ts';
import { mailInvitation } from '../../people/members/proofMails.ts';

const codes = (letters: RegExp, error: string) =>
  z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim().toUpperCase()))
    .pipe(z.array(z.string().regex(letters, { error })).min(1));

/** Fields of the first organization and its first member. */
export const firstMemberShape = z.object({
  organization: z.string().trim().min(1).max(100),
  'ui-id': z.string().regex(/^[a-z0-9-]{2,40}$/, { error: 'expected small letters, digits and hyphens' }),
  countries: codes(/^[A-Z]{2}$/, 'expected countries by two letters, by commas'),
  currencies: codes(/^[A-Z]{3}$/, 'expected currencies by three letters, by commas'),
  name: z.string().trim().min(1).max(100),
  email: emailText('expected an e-mail address'),
  locale: z.enum(UI_LOCALES).default(UI_LOCALES[0]),
});
export type FirstMember = z.output<typeof firstMemberShape>;

type Setting = Pick<PlatformConfig, 'publicUrl' | 'smtpUrl' | 'staffDomains' | 'isExternalIssuer'>;

/** How the first member gets in: by a mail, by a link that is printed, or at the external issuer. */
export type WayIn = { mailed: true } | { link: string } | { issuer: true };

/** Roles of who sets everything else up. */
const ROLES = '{superadmin,platform_admin}';

/**
 * Makes the first organization and invites its first member; asked again while that one never came, it makes a new invitation, to the address that is
 * said now. @throws Error when there are members already, or the address would not make its owner operator staff
 */
export async function makeFirstMember(
  database: Database,
  first: FirstMember,
  setting: Setting,
): Promise<WayIn> {
  if (!isStaffEmail(first.email, true, setting.staffDomains)) {
    const domain = first.email.split('@')[1];
    throw new Error(
      `The first member has to be operator staff, and ${domain} is none of STAFF_DOMAINS (${setting.staffDomains.join(', ')}): add it.`,
    );
  }
  const system = systemScope(database);
  return system.write(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('guerdon setup', 0))`);
    const id = (await awaited(tx, first, setting)) ?? (await make(tx, first, setting));
    if (setting.isExternalIssuer) return { issuer: true };
    if (setting.smtpUrl) {
      await mailInvitation(tx, id);
      return { mailed: true };
    }
    return { link: `${setting.publicUrl}/mail/link/${await link(tx, id)}?lang=${first.locale}` };
  });

  async function make(
    tx: Queries,
    { organization, ...of }: FirstMember,
    { isExternalIssuer }: Setting,
  ): Promise<string> {
    const [organizationRow] = await rowsOf(
      tx,
      { id: text },
      sql`insert into organizations (ui_id, name, operating_countries, billing_currencies)
        values (${of['ui-id']}, ${organization}, ${array(of.countries)}::text[], ${array(of.currencies)}::text[]) returning id`,
    );
    const subject = isExternalIssuer ? of.email.toLowerCase() : randomUUID();
    const [account] = await rowsOf(
      tx,
      { id: text },
      sql`insert into accounts (organization_id, subject, login, email, name, locale, roles, accepted_at)
        values (${organizationRow?.id}, ${subject}, ${of.email}, ${of.email}, ${of.name}, ${of.locale}, ${ROLES}::text[], null) returning id`,
    );
    const id = String(account?.id);
    const event = { noun: 'accounts', nounId: id, action: 'created', advertiserId: null } as const;
    await recordEvent(tx, system, { ...event, after: { email: of.email, organization } });
    return id;
  }
}

/** The one account there is, where its owner never came: its address may have been mistyped, and is what is said now. Null without any. */
async function awaited(
  tx: Queries,
  { email, name, locale }: FirstMember,
  { isExternalIssuer }: Setting,
): Promise<string | null> {
  const accountRows = await rowsOf(
    tx,
    { id: text, accepted: boolean },
    sql`select id, accepted_at is not null as accepted from accounts order by id limit 2`,
  );
  const [one] = accountRows;
  if (!one) return null;
  if (accountRows.length > 1 || one.accepted)
    throw new Error('There are members already: they invite each other under Administration, Members.');
  await tx.execute(sql`update accounts set login = ${email}, email = ${email}, name = ${name}, locale = ${locale},
    subject = case when ${isExternalIssuer}::boolean then ${email.toLowerCase()} else subject end where id = ${one.id}`);
  return one.id;
}

/** A link that is printed instead of mailed; an earlier one no longer works. */
async function link(tx: Queries, accountId: string): Promise<string> {
  const { token, hash } = newToken();
  await openInvitation(tx, accountId, randomUUID());
  await tx.execute(
    sql`update account_links set token_hashes = array[${hash}::text] where account_id = ${accountId}`,
  );
  return token;
}

const array = (words: readonly string[]): string => `{${words.join(',')}}`;
