import { sql } from 'drizzle-orm';
import type { RecipientProvider } from '../../../schema/fulfillment/dispatchKinds.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';

/** The identity of a recipient at one advertiser. */
interface Identity {
  provider: RecipientProvider;
  uid: string;
}

/** A recipient that may be new. */
interface NewRecipient extends Identity {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phoneNumber: string | null;
  locale: string | null;
}

/** Stores recipients that are new; answers the id of each by `provider:uid`. */
export async function knowRecipients(
  tx: Queries,
  advertiserId: string,
  recipients: readonly NewRecipient[],
): Promise<Map<string, string>> {
  const people = new Map(recipients.map((one) => [`${one.provider}:${one.uid}`, one]));
  if (people.size === 0) return new Map<string, string>();
  // Rows are written in the order of their keys, so that two files with the same recipients cannot deadlock.
  const listed = JSON.stringify(
    [...people.values()].map((one) => ({
      p: one.provider,
      u: one.uid,
      f: one.firstName,
      l: one.lastName,
      e: one.email,
      n: one.phoneNumber,
      g: one.locale,
    })),
  );
  await tx.execute(sql`insert into recipients (advertiser_id, provider, uid, first_name, last_name, email, phone_number, locale)
    select ${advertiserId}::bigint, p, u, f, l, e, n, g
    from jsonb_to_recordset(${listed}::jsonb) as w (p text, u text, f text, l text, e text, n text, g text)
    order by p collate "C", u collate "C" on conflict do nothing`);
  const rows = await rowsOf(
    tx,
    { id: text, provider: text, uid: text },
    sql`select r.id::text as id, r.provider, r.uid from jsonb_to_recordset(${listed}::jsonb) as w (p text, u text)
      join recipients r on r.advertiser_id = ${advertiserId} and r.provider = w.p and r.uid = w.u`,
  );
  return new Map(rows.map(({ id, provider, uid }) => [`${provider}:${uid}`, id]));
}

/** A recipient whose redemption gets another address. */
interface Successor extends Identity {
  advertiserId: string;
  /** The promotion whose language a new recipient gets if the former one has none. */
  promotionId: string;
  email: string | null;
  phoneNumber: string | null;
}

/**
 * Stores the recipient with an address, if it is new, with the names and the language of the former one; answers its id. Where a former address of the same
 * kind was wrong, the other kind goes along: a corrected e-mail address leaves the phone number. An address that another kind replaces does not, since it
 * may be somebody else's.
 */
export async function knowSuccessor(
  tx: Queries,
  { advertiserId, promotionId, provider, uid, email, phoneNumber }: Successor,
  formerId: string | null,
): Promise<string> {
  await tx.execute(sql`insert into recipients (advertiser_id, provider, uid, first_name, last_name, email, phone_number, locale)
    select ${advertiserId}::bigint, ${provider}, ${uid}, p.first_name, p.last_name,
      coalesce(${email}::text, case when p.provider = ${provider} then p.email end),
      coalesce(${phoneNumber}::text, case when p.provider = ${provider} then p.phone_number end),
      coalesce(p.locale, m.locale)
    from promotions m left join recipients p on p.advertiser_id = m.advertiser_id and p.id = ${formerId}
    where m.advertiser_id = ${advertiserId} and m.id = ${promotionId} on conflict do nothing`);
  const [stored] = await rowsOf(
    tx,
    { id: text },
    sql`select id::text as id from recipients where advertiser_id = ${advertiserId} and provider = ${provider} and uid = ${uid}`,
  );
  return String(stored?.id);
}

/** Stores another address of a recipient; null leaves one as it is. */
export async function addAddress(
  tx: Queries,
  { advertiserId, id }: { advertiserId: string; id: string | null },
  { email, phoneNumber }: { email: string | null; phoneNumber: string | null },
): Promise<void> {
  await tx.execute(sql`update recipients set email = coalesce(${email}, email), phone_number = coalesce(${phoneNumber}, phone_number),
      version = version + 1
    where advertiser_id = ${advertiserId} and id = ${id}`);
}

/** Stores the addresses and names of a recipient. */
export async function updateRecipient(
  tx: Queries,
  { advertiserId, id }: { advertiserId: string; id: string },
  values: Record<'email' | 'phone_number' | 'first_name' | 'last_name', string | null>,
): Promise<void> {
  await tx.execute(sql`update recipients set email = ${values.email}, phone_number = ${values.phone_number},
      first_name = ${values.first_name}, last_name = ${values.last_name}, version = version + 1
    where advertiser_id = ${advertiserId} and id = ${id}`);
}
