import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { emailUid, isEmail, phoneUid } from '../../../schema/rules/recipientFile.ts';
import type { RedemptionState } from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import type { Change } from '../../changes/change.ts';
import { runChange } from '../../changes/runChange.ts';
import { rowsOf } from '../../database/connection.ts';
import { invalidField, refused } from '../../http/refusal.ts';
import { responseSchema } from '../../http/responseSchema.ts';
import type { LinkBox } from '../dispatches/contract.ts';
import { batchLine } from '../dispatches/lineShape.ts';
import { type GivenLine, lineOf, lockLine } from './lineOf.ts';

/** The answer to a correction. */
export const correctedLine = responseSchema('CorrectedLine', z.object({ line: batchLine.schema }));

/** Another address: an e-mail address or a phone number, and the version of the line's recipient last received. */
export interface Correction {
  email: string | null;
  phoneNumber: string | null;
  version: number;
}

/** States about which a recipient is still written to. */
export const TOLD_STATES: readonly RedemptionState[] = ['booked', 'pending', 'failed', 'redeemed'];

/**
 * Gives a redemption another address of its recipient: whoever is known by that address has it from now on. An account keeps its name and gets the
 * address. What was sent before leads nowhere any more. @throws Refusal stale_version, nothing_is_sent, recipient_has_reward, broken rules by field
 */
export function correctRecipient(
  scope: Scope,
  redemptionId: string,
  { email, phoneNumber, version, box }: Correction & { box: LinkBox },
): Promise<z.output<typeof correctedLine>> {
  const address = addressOf({ email, phoneNumber });
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const line = await lockLine(tx, scope, redemptionId);
    if (!TOLD_STATES.includes(line.state)) throw refused(scope, 'nothing_is_sent', { state: line.state });
    await change.checkVersion(line, () => lineOf(tx, scope, line));
    if (line.provider === 'account') await giveAddress(change, line, address);
    else await giveTo(change, line, address);
    await renewLink(change, line, box);
    await change.record({
      ...{
        noun: 'redemptions',
        nounId: redemptionId,
        action: 'recipient_corrected',
        advertiserId: line.advertiserId,
      },
    });
    return { line: await lineOf(tx, scope, line) };
  });
}

interface Address {
  provider: 'email' | 'mobile';
  uid: string;
  email: string | null;
  phoneNumber: string | null;
}

function addressOf({ email, phoneNumber }: Pick<Correction, 'email' | 'phoneNumber'>): Address {
  if (email !== null) {
    if (!isEmail(email)) throw invalidField('email', 'email_format');
    return { provider: 'email', uid: emailUid(email), email: emailUid(email), phoneNumber: null };
  }
  const uid = phoneUid(phoneNumber ?? '');
  if (uid === null) throw invalidField('phone_number', 'phone_format');
  return { provider: 'mobile', uid, email: null, phoneNumber: `+${uid}` };
}

async function giveAddress(
  { tx }: Change,
  { advertiserId, redemptionId, recipientId }: GivenLine,
  { email, phoneNumber }: Address,
): Promise<void> {
  await tx.execute(sql`update recipients set email = coalesce(${email}, email), phone_number = coalesce(${phoneNumber}, phone_number),
      version = version + 1
    where advertiser_id = ${advertiserId} and id = ${recipientId}`);
  await tx.execute(sql`update redemptions set version = version + 1, updated_at = guerdon_now()
    where advertiser_id = ${advertiserId} and id = ${redemptionId}`);
}

/** The redemption changes hands; its names and language go along. */
async function giveTo({ tx, scope }: Change, line: GivenLine, address: Address): Promise<void> {
  const { advertiserId, promotionId, redemptionId, recipientId } = line;
  await tx.execute(sql`insert into recipients (advertiser_id, provider, uid, first_name, last_name, email, phone_number, locale)
    select ${advertiserId}::bigint, ${address.provider}, ${address.uid}, p.first_name, p.last_name, ${address.email}::text, ${address.phoneNumber}::text,
      coalesce(p.locale, m.locale)
    from promotions m left join recipients p on p.advertiser_id = m.advertiser_id and p.id = ${recipientId}
    where m.advertiser_id = ${advertiserId} and m.id = ${promotionId} on conflict do nothing`);
  const [known] = await rowsOf<{ id: string }>(
    tx,
    sql`select id::text as id from recipients where advertiser_id = ${advertiserId} and provider = ${address.provider} and uid = ${address.uid}`,
  );
  const id = String(known?.id);
  if (line.isUnique && id !== recipientId) {
    await tx.execute(
      sql`delete from unique_recipients where advertiser_id = ${advertiserId} and promotion_id = ${promotionId} and redemption_id = ${redemptionId}`,
    );
    const claimed = await rowsOf(
      tx,
      sql`insert into unique_recipients (advertiser_id, promotion_id, recipient_id, redemption_id)
        values (${advertiserId}, ${promotionId}, ${id}, ${redemptionId}) on conflict do nothing returning 1`,
    );
    if (claimed.length === 0) throw refused(scope, 'recipient_has_reward');
  }
  await tx.execute(sql`update redemptions set recipient_id = ${id}, version = version + 1, updated_at = guerdon_now()
    where advertiser_id = ${advertiserId} and id = ${redemptionId}`);
}

/** Whoever got the link by the wrong address cannot use it; the next message holds the new one. */
async function renewLink(
  { tx }: Change,
  { advertiserId, redemptionId }: GivenLine,
  box: LinkBox,
): Promise<void> {
  const revoked = await rowsOf<{ n: number }>(
    tx,
    sql`update recipient_links set revoked_at = guerdon_now() where advertiser_id = ${advertiserId} and redemption_id = ${redemptionId}
      and revoked_at is null returning n`,
  );
  if (revoked.length === 0) return;
  const n = Math.max(...revoked.map((one) => one.n)) + 1;
  const hash = Buffer.from(box.link(redemptionId, n).hash).toString('hex');
  await tx.execute(sql`insert into recipient_links (token_hash, advertiser_id, redemption_id, n)
    values (decode(${hash}, 'hex'), ${advertiserId}, ${redemptionId}, ${n})`);
}
