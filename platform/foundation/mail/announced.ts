import { sql } from 'drizzle-orm';
import { UI_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import type { UiLocale } from '../../../schema/people/accounts.ts';
import { idArray } from '../access/visibleAdvertisers.ts';
import type { MailEffect } from '../changes/effects.ts';
import type { Queries } from '../database/connections/connection.ts';
import { oneOf, rowsOf, text } from '../database/rows.ts';
import { type MailParams, type MailTemplate, mailSubject } from './words/words.ts';

/** Mails of this template to these accounts, as far as the caller may see them; closed accounts and unverified addresses get none. */
export async function announced<Template extends MailTemplate>(
  tx: Queries,
  accountIds: readonly string[],
  { template, params }: { template: Template; params: MailParams[Template] },
): Promise<MailEffect[]> {
  return [...(await mailable(tx, accountIds)).values()].map(({ name, locale }) => ({
    recipient: name,
    subject: mailSubject(template, params, locale),
  }));
}

/** Accounts among these that get mails and that the caller may see, by their ids. */
export async function mailable(
  tx: Queries,
  accountIds: readonly string[],
): Promise<Map<string, { name: string; locale: UiLocale }>> {
  if (accountIds.length === 0) return new Map();
  const rows = await rowsOf(
    tx,
    { id: text, name: text, locale: oneOf(UI_LOCALES) },
    sql`select id::text as id, name, locale from accounts where id = any (${idArray(accountIds)}::bigint[])
      and status = 'enabled' and email_verified and accepted_at is not null order by accounts.id`,
  );
  return new Map(rows.map(({ id, ...account }) => [id, account]));
}
