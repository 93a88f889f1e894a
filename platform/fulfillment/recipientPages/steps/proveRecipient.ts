import { sql } from 'drizzle-orm';
import type { PromotionLocale } from '../../../../schema/promotions/promotionValues.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { boolean, nullable, rowsOf, text } from '../../../foundation/database/rows.ts';
import { knowRecipients } from '../../recipients/knowRecipients.ts';
import type { ProvedAddress } from '../../recipients/oneTimeCodes.ts';
import { beginVisit } from '../../recipients/visits.ts';
import { isFirstReward } from '../../redemptions/uniqueClaims.ts';
import { assignRecipient } from '../../redemptions/writeFields.ts';
import { VISIT_MINUTES } from '../cookies.ts';
import type { LinkFacts, OpenedLink } from '../linkFacts.ts';

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
    const { isUnique, promotionId } = proof.facts;
    if (isUnique && !(await isFirstReward(tx, { advertiserId, promotionId, recipientId, redemptionId })))
      return false;
    await assignRecipient(tx, { advertiserId, redemptionId }, recipientId);
  }
  const { visitHash } = proof;
  await beginVisit(tx, { visitHash, advertiserId, redemptionId, recipientId, minutes: VISIT_MINUTES });
  return true;
}

/** The recipient with an address; a new one if the advertiser has none. */
async function recipientOf(
  tx: Queries,
  { link, address: { provider, uid }, locale }: Proof,
): Promise<string> {
  const isMail = provider === 'email';
  const person = { provider, uid, firstName: null, lastName: null, locale };
  const ids = await knowRecipients(tx, link.advertiserId, [
    { ...person, email: isMail ? uid : null, phoneNumber: isMail ? null : `+${uid}` },
  ]);
  const id = ids.get(`${provider}:${uid}`);
  if (id === undefined) throw new Error('A recipient was not written');
  return id;
}
