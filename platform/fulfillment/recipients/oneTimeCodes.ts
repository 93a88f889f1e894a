import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FieldErrors } from '../../../recipient/fields.ts';
import type { FieldError } from '../../../recipient/stepWords/words.ts';
import { emailIssue, emailUid, MAX_EMAIL } from '../../../schema/foundation/contacts/emailAddress.ts';
import { readPhone } from '../../../schema/foundation/contacts/readPhone.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, number, oneOf, rowsOf, text } from '../../foundation/database/rows.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';

/** The link that a page was opened by. */
interface OpenedLink {
  advertiserId: string;
  redemptionId: string;
}

/** The form of an address that identifies recipients. */
export interface ProvedAddress {
  provider: 'email' | 'mobile';
  /** An e-mail in lower case, or digits of an international number. */
  uid: string;
}

/** One-time digits for an address; sent once, stored as a hash. */
export interface OneTimeCode extends ProvedAddress {
  id: string;
  digits: string;
}

const MINUTES = 10;
const MAX_TRIES = 5;
const MAX_CODES_AN_HOUR = 3;
/** Characters of a number as it is written. */
const MAX_PHONE = 320;

/** The entered address, or its error. */
export function addressOf(
  form: URLSearchParams,
): ProvedAddress | { field: 'email' | 'phone'; error: FieldErrors[string] } {
  const field = form.has('phone') ? 'phone' : 'email';
  const written = (form.get(field) ?? '').trim();
  if (written === '') return { field, error: 'required' };
  if (written.length > (field === 'email' ? MAX_EMAIL : MAX_PHONE)) return { field, error: 'too_long' };
  if (field === 'email') {
    const issue = emailIssue(written);
    if (issue === null) return { provider: 'email', uid: emailUid(written) };
    const error = 'limit' in issue ? { word: issue.rule, limit: issue.limit } : issue.rule;
    return { field, error };
  }
  const phone = readPhone(written.normalize('NFKC'));
  if (!phone?.canBeMobile) return { field, error: 'phone_invalid' };
  return { provider: 'mobile', uid: phone.number.slice(1) };
}

/** Creates digits for an address; null if the link or the address had too many requests in the last hour. */
export async function makeOneTimeCode(
  tx: Queries,
  { link, address, box }: { link: OpenedLink; address: ProvedAddress; box: Pick<CodeBox, 'hash'> },
): Promise<OneTimeCode | null> {
  const { advertiserId, redemptionId } = link;
  const { provider, uid } = address;
  // Concurrent requests count each other: first those of a link, then those of an address.
  for (const counted of [`${advertiserId}:${redemptionId}`, `${provider}:${uid}`])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`one_time:${counted}`}))`);
  const [sent] = await rowsOf(
    tx,
    { count: number },
    sql`select greatest(
        count(*) filter (where advertiser_id = ${advertiserId} and redemption_id = ${redemptionId}),
        count(*) filter (where provider = ${provider} and uid = ${uid}))::int as count
      from one_time_codes where created_at > now() - interval '1 hour'
        and ((advertiser_id = ${advertiserId} and redemption_id = ${redemptionId}) or (provider = ${provider} and uid = ${uid}))`,
  );
  if ((sent?.count ?? 0) >= MAX_CODES_AN_HOUR) return null;
  const id = randomUUID();
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  await tx.execute(sql`insert into one_time_codes (id, advertiser_id, redemption_id, provider, uid, code_hash, expires_at)
    values (${id}, ${advertiserId}, ${redemptionId}, ${provider}, ${uid}, ${box.hash(`${id}:${digits}`)}, now() + make_interval(mins => ${MINUTES}))`);
  return { id, digits, provider, uid };
}

/** Where digits were sent, as their page shows it; null if the digits do not belong to this link. */
export async function sentAddress(tx: Queries, link: OpenedLink, id: string): Promise<string | null> {
  const [row] = await rowsOf(
    tx,
    { provider: oneOf(['email', 'mobile']), uid: text },
    sql`select provider, uid from one_time_codes where id = ${id} and advertiser_id = ${link.advertiserId} and redemption_id = ${link.redemptionId}
      and used_at is null and expires_at > now() - interval '1 day'`,
  );
  return row ? maskedAddress(row.provider, row.uid) : null;
}

/** A masked address: the person who entered it recognises it, and nobody else learns it. */
function maskedAddress(provider: 'email' | 'mobile', uid: string): string {
  if (provider === 'mobile') return `+${uid.slice(0, 2)}…${uid.slice(-2)}`;
  const at = uid.lastIndexOf('@');
  return `${uid.slice(0, 1)}…${uid.slice(at)}`;
}

/**
 * Checks entered digits: each attempt is counted before they are compared, so that concurrent attempts gain nothing. Run it in a
 * transaction that is committed.
 */
export async function tryOneTimeCode(
  tx: Queries,
  { link, id, digits, box }: { link: OpenedLink; id: string; digits: string; box: Pick<CodeBox, 'hash'> },
): Promise<ProvedAddress | FieldError> {
  const [row] = await rowsOf(
    tx,
    { provider: oneOf(['email', 'mobile']), uid: text, hash: text, isOver: boolean },
    sql`update one_time_codes set tries = tries + 1 where id = ${id} and advertiser_id = ${link.advertiserId}
        and redemption_id = ${link.redemptionId} and used_at is null and tries < ${MAX_TRIES}
      returning provider, uid, encode(code_hash, 'hex') as hash, expires_at <= now() as "isOver"`,
  );
  if (!row) return 'one_time_spent';
  const hash = box.hash(`${id}:${digits.replace(/\D/g, '')}`);
  const isRight = timingSafeEqual(hash, Buffer.from(row.hash, 'hex'));
  if (!isRight || row.isOver) return 'one_time_wrong';
  await tx.execute(sql`update one_time_codes set used_at = now() where id = ${id}`);
  return { provider: row.provider, uid: row.uid };
}
