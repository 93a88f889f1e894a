import { emailUid } from '../../../../schema/foundation/contacts/emailAddress.ts';
import { phoneRule } from '../../../../schema/foundation/contacts/phoneNumbers.ts';
import { readPhone } from '../../../../schema/foundation/contacts/readPhone.ts';
import type { NewRedemption } from '../../../../schema/fulfillment/newRedemptions.ts';
import { invalidField } from '../../../foundation/http/refusals/refusal.ts';
import type { NewRecipient } from '../../dispatches/contract.ts';
import type { PromotionFacts } from '../../dispatches/facts.ts';

/** The recipient of a new redemption, in the form that identifies recipients (REDNEW-19). @throws Refusal user.uid required, phone_format, digits_lost; user.email required */
export function newRecipient(
  user: NewRedemption['user'],
  { locale }: Pick<PromotionFacts, 'locale'>,
  { isWrittenTo }: { isWrittenTo: boolean },
): NewRecipient | null {
  if (isWrittenTo && !user?.email) throw invalidField('user.email', 'required');
  if (user === null) return null;
  const { provider, firstName, lastName } = user;
  const email = user.email === null ? null : emailUid(user.email);
  const named = { provider, firstName, lastName, email, phoneNumber: null, locale };
  if (provider === 'email') {
    if (email === null) throw invalidField('user.email', 'required');
    return { ...named, uid: email };
  }
  if (user.uid === null) throw invalidField('user.uid', 'required');
  if (provider === 'account') return { ...named, uid: user.uid };
  const broken = phoneRule(user.uid, { readPhone, isForSms: false });
  const phone = readPhone(user.uid);
  if (broken !== null || phone === null) throw invalidField('user.uid', broken ?? 'phone_format');
  return { ...named, uid: phone.number.slice(1), phoneNumber: phone.number };
}
