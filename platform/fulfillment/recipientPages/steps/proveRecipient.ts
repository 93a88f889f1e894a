import { sql } from 'drizzle-orm';
import type { PromotionLocale } from '../../../../schema/promotions/promotionValues.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { boolean, nullable, rowsOf, text } from '../../../foundation/database/rows.ts';
import { VISIT_MINUTES } from '../cookies.ts';
import type { LinkFacts, OpenedLink } from '../linkFacts.ts';
import type { ProvedAddress } from './oneTimeCodes.ts';

/** The verified address, its link, and the visit that begins. */
export interface Proof {
  link: OpenedLink;
  facts: Pick<LinkFacts, 'promotionId' | 'isUnique'>;
  address: ProvedAddress;
  locale: PromotionLocale;
  visitHash: Buffer;
}

/**
 * Assigns a redemption to the person who verified an address, and begins the visit. False, and the caller must roll back, if it belongs to somebody
 * else, or if they had the promotion's reward already.
 */
export async function proveRecipient(tx: Queries, proof: Proof): Promise<boolean> {
  const { advertiserId, redemptionId } = proof.link;
  // The redemption is locked first, as everywhere.
  const [owner] = await rowsOf(
    tx,
    { recipientId: nullable(text), isOpen: boolean },
    sql`select recipient_id::text as "recipientId", state in ('booked', 'pending', 'failed') as "isOpen" from redemptions where advertiser_id = ${advertiserId} and id = ${redemptionId} for no key update`,
  );
  // A code that was issued without a recipient cannot be claimed afterwards.
  if (!owner || (owner.recipientId === null && !owner.isOpen)) return false;
  const recipientId = await recipientOf(tx, proof);
  if (owner.recipientId !== null && owner.recipientId !== recipientId) return false;
  if (owner.recipientId === null) {
    if (!(await isFirst(tx, proof, recipientId))) return false;
    await tx.execute(sql`update redemptions set recipient_id = ${recipientId}, updated_at = now(), version = version + 1
      where advertiser_id = ${advertiserId} and id = ${redemptionId}`);
  }
  await tx.execute(sql`insert into recipient_visits (visit_hash, advertiser_id, redemption_id, recipient_id, expires_at)
    values (${proof.visitHash}, ${advertiserId}, ${redemptionId}, ${recipientId}, now() + make_interval(mins => ${VISIT_MINUTES}))`);
  return true;
}

/** The recipient with an address; a new one if the advertiser has none. */
async function recipientOf(tx: Queries, { link, address, locale }: Proof): Promise<string> {
  const { advertiserId } = link;
  const { provider, uid } = address;
  const isMail = provider === 'email';
  await tx.execute(sql`insert into recipients (advertiser_id, provider, uid, email, phone_number, locale)
    values (${advertiserId}, ${provider}, ${uid}, ${isMail ? uid : null}, ${isMail ? null : `+${uid}`}, ${locale}) on conflict do nothing`);
  const [row] = await rowsOf(
    tx,
    { id: text },
    sql`select id::text as id from recipients where advertiser_id = ${advertiserId} and provider = ${provider} and uid = ${uid}`,
  );
  if (!row) throw new Error('A recipient was not written');
  return row.id;
}

/** True if the recipient has no other redemption of a promotion that allows one per recipient. */
async function isFirst(tx: Queries, { link, facts }: Proof, recipientId: string): Promise<boolean> {
  if (!facts.isUnique) return true;
  const { advertiserId, redemptionId } = link;
  const [claim] = await rowsOf(
    tx,
    { redemptionId: text },
    sql`with claimed as (
        insert into unique_recipients (advertiser_id, promotion_id, recipient_id, redemption_id)
        values (${advertiserId}, ${facts.promotionId}, ${recipientId}, ${redemptionId}) on conflict do nothing returning redemption_id)
      select redemption_id::text as "redemptionId" from claimed union all
      select redemption_id::text from unique_recipients where advertiser_id = ${advertiserId} and promotion_id = ${facts.promotionId}
        and recipient_id = ${recipientId}`,
  );
  return claim?.redemptionId === redemptionId;
}
