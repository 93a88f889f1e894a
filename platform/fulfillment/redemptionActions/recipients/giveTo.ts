import { emailIssue, emailUid } from '../../../../schema/foundation/contacts/emailAddress.ts';
import { phoneRule } from '../../../../schema/foundation/contacts/phoneNumbers.ts';
import { readPhone } from '../../../../schema/foundation/contacts/readPhone.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { invalid, invalidField, refused } from '../../../foundation/http/refusals/refusal.ts';
import { knowSuccessor } from '../../recipients/knowRecipients.ts';
import { freeClaim, isFirstReward } from '../../redemptions/uniqueClaims.ts';
import { assignRecipient } from '../../redemptions/writeFields.ts';

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
  const id = await knowSuccessor(tx, { ...address, advertiserId, promotionId }, recipientId);
  if (line.isUnique && id !== recipientId) {
    const claim = { advertiserId, promotionId, redemptionId };
    await freeClaim(tx, claim);
    if (!(await isFirstReward(tx, { ...claim, recipientId: id })))
      throw refused(scope, 'recipient_has_reward');
  }
  await assignRecipient(tx, { advertiserId, redemptionId }, id);
}
