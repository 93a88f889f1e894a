import { sql } from 'drizzle-orm';
import { emailIssue, emailUid } from '../../../../schema/foundation/contacts/emailAddress.ts';
import { phoneRule } from '../../../../schema/foundation/contacts/phoneNumbers.ts';
import { readPhone } from '../../../../schema/foundation/contacts/readPhone.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { rowCountOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { invalid, invalidField, refused } from '../../../foundation/http/refusals/refusal.ts';

/** The recipient identified by an address. */
export interface Address {
  provider: 'email' | 'mobile';
  uid: string;
  email: string | null;
  phoneNumber: string | null;
}

/** A number is for SMS: it must be able to receive them. @throws Refusal email email_format, email_character, phone_number phone_format, digits_lost, phone_not_mobile */
export function addressOf({
  email,
  phoneNumber,
}: {
  email: string | null;
  phoneNumber: string | null;
}): Address {
  if (email !== null) {
    const issue = emailIssue(email);
    if (issue) throw invalid([{ field: 'email', ...issue }]);
    return { provider: 'email', uid: emailUid(email), email: emailUid(email), phoneNumber: null };
  }
  const broken = phoneRule(phoneNumber ?? '', { readPhone, isForSms: true });
  const phone = readPhone(phoneNumber ?? '');
  if (broken !== null || phone === null) throw invalidField('phone_number', broken ?? 'phone_format');
  return { provider: 'mobile', uid: phone.number.slice(1), email: null, phoneNumber: phone.number };
}

/** A redemption, its recipient, and whether its promotion rewards a recipient only once. */
interface TransferredLine {
  advertiserId: string;
  promotionId: string;
  redemptionId: string;
  recipientId: string | null;
  isUnique: boolean;
}

/** The redemption changes hands; its names and language go along. */
export async function giveTo({ tx, scope }: Change, line: TransferredLine, address: Address): Promise<void> {
  const { advertiserId, promotionId, redemptionId, recipientId } = line;
  await tx.execute(sql`insert into recipients (advertiser_id, provider, uid, first_name, last_name, email, phone_number, locale)
    select ${advertiserId}::bigint, ${address.provider}, ${address.uid}, p.first_name, p.last_name, ${address.email}::text, ${address.phoneNumber}::text,
      coalesce(p.locale, m.locale)
    from promotions m left join recipients p on p.advertiser_id = m.advertiser_id and p.id = ${recipientId}
    where m.advertiser_id = ${advertiserId} and m.id = ${promotionId} on conflict do nothing`);
  const [stored] = await rowsOf(
    tx,
    { id: text },
    sql`select id::text as id from recipients where advertiser_id = ${advertiserId} and provider = ${address.provider} and uid = ${address.uid}`,
  );
  const id = String(stored?.id);
  if (line.isUnique && id !== recipientId) {
    await tx.execute(
      sql`delete from unique_recipients where advertiser_id = ${advertiserId} and promotion_id = ${promotionId} and redemption_id = ${redemptionId}`,
    );
    const claimed = await rowCountOf(
      tx,
      sql`insert into unique_recipients (advertiser_id, promotion_id, recipient_id, redemption_id)
        values (${advertiserId}, ${promotionId}, ${id}, ${redemptionId}) on conflict do nothing returning 1`,
    );
    if (claimed === 0) throw refused(scope, 'recipient_has_reward');
  }
  await tx.execute(sql`update redemptions set recipient_id = ${id}, version = version + 1, updated_at = guerdon_now()
    where advertiser_id = ${advertiserId} and id = ${redemptionId}`);
}
