import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { UI_LOCALES } from '../../../../schema/foundation/contacts/languages.ts';
import type { UiLocale } from '../../../../schema/people/accounts.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { oneOf, rowCountOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { LINK_PURPOSES, type LinkPurpose } from '../table.ts';

/** Seconds for which a link works, as its mail says. */
export const LINK_LIFE: Record<LinkPurpose, number> = { invitation: 24 * 3600, password_reset: 3600 };

/** A link that works, and whose it is. */
export interface FoundLink {
  accountId: string;
  purpose: LinkPurpose;
  /** The address it was sent to. */
  email: string;
  locale: UiLocale;
}

/** A new token of 256 random bits, and what is kept of it. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Opens the invitation of an account, which the mail with this id carries; an earlier one no longer works. */
export async function openInvitation(tx: Queries, accountId: string, mailId: string): Promise<void> {
  await endLinks(tx, accountId);
  await tx.execute(sql`insert into account_links (account_id, purpose, mail_id, expires_at)
    values (${accountId}, 'invitation', ${mailId}, clock_timestamp() + make_interval(secs => ${LINK_LIFE.invitation}))`);
}

/** A link, and the hash of the token that a mail carries for it. */
interface MailedToken {
  mailId: string;
  hash: string;
}

/** Adds a token to the open invitation of an account; answers whether there is one. */
export async function addInvitationToken(
  tx: Queries,
  accountId: string,
  { mailId, hash }: MailedToken,
): Promise<boolean> {
  const links = await rowCountOf(
    tx,
    sql`update account_links set token_hashes = array_append(token_hashes, ${hash}::text)
      where account_id = ${accountId} and purpose = 'invitation' and mail_id = ${mailId}
        and expires_at > clock_timestamp() returning 1`,
  );
  return links > 0;
}

/**
 * Opens the link to a new password, or adds a token to it if the same mail is repeated. The account is locked, so that its address is still `email`, which
 * must be verified; answers false where the account may not get a link.
 */
export async function openPasswordReset(
  tx: Queries,
  { id, email }: { id: string; email: string },
  { mailId, hash }: MailedToken,
): Promise<boolean> {
  const links = await rowCountOf(
    tx,
    sql`insert into account_links as l (account_id, purpose, mail_id, token_hashes, expires_at)
      select id, 'password_reset', ${mailId}::uuid, array[${hash}::text],
        clock_timestamp() + make_interval(secs => ${LINK_LIFE.password_reset})
      from accounts where id = ${id} and email = ${email} and email_verified
        and status = 'enabled' and accepted_at is not null for share
      on conflict (account_id, purpose) do update set mail_id = excluded.mail_id, expires_at = excluded.expires_at,
        token_hashes = case when l.mail_id = excluded.mail_id then l.token_hashes || excluded.token_hashes
          else excluded.token_hashes end
      returning 1`,
  );
  return links > 0;
}

/** Ends all links of an account; answers whether one was open. */
export async function endLinks(tx: Queries, accountId: string): Promise<boolean> {
  const ended = await rowCountOf(
    tx,
    sql`delete from account_links where account_id = ${accountId} returning expires_at > clock_timestamp()`,
  );
  return ended > 0;
}

/** An invitation is for accounts that never signed in, a new password for all others; a disabled account can use neither. */
const works = sql`l.expires_at > clock_timestamp() and a.status = 'enabled'
  and (l.purpose = 'invitation') = (a.accepted_at is null)`;

/** The link of a token; null when it never was, was used, is too old, or a later one took its place. */
export async function findLink(queries: Queries, token: string): Promise<FoundLink | null> {
  const [row] = await rowsOf(
    queries,
    {
      account_id: text,
      purpose: oneOf(LINK_PURPOSES),
      email: text,
      locale: oneOf(UI_LOCALES),
    },
    sql`select l.account_id, l.purpose, a.email, a.locale
      from account_links l join accounts a on a.id = l.account_id
      where l.token_hashes @> array[${hashOf(token)}::text] and ${works}`,
  );
  return row
    ? { accountId: row.account_id, purpose: row.purpose, email: row.email, locale: row.locale }
    : null;
}

/**
 * Uses a link up, with the account locked until the transaction ends; null when it does not work, or another request has just used it.
 * All links of the account end with it.
 */
export async function takeLink(tx: Queries, token: string): Promise<FoundLink | null> {
  const seen = await findLink(tx, token);
  if (!seen) return null;
  await tx.execute(sql`select 1 from accounts where id = ${seen.accountId} for no key update`);
  const link = await findLink(tx, token);
  if (link) await endLinks(tx, link.accountId);
  return link;
}
