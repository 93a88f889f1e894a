import type { NewRedemption } from '../../../schema/rules/newRedemptions.ts';
import { emailUid, phoneUid } from '../../../schema/rules/recipientFile.ts';
import { invalidField } from '../../http/refusal.ts';
import type { NewRecipient } from '../dispatches/contract.ts';
import type { PromotionFacts } from '../dispatches/facts.ts';

/** The recipient of a new redemption, in the form that identifies recipients (REDNEW-19). @throws Refusal user.uid required, phone_format; user.email required */
export function newRecipient(
  user: NewRedemption['user'],
  { locale }: Pick<PromotionFacts, 'locale'>,
  { isWrittenTo }: { isWrittenTo: boolean },
): NewRecipient | null {
  if (isWrittenTo && !user?.email) throw invalidField('user.email', 'required');
  if (user === null) return null;
  const { provider } = user;
  const email = user.email === null ? null : emailUid(user.email);
  const named = { provider, firstName: null, lastName: null, email, phoneNumber: null, locale };
  if (provider === 'email') {
    if (email === null) throw invalidField('user.email', 'required');
    return { ...named, uid: email };
  }
  if (user.uid === null) throw invalidField('user.uid', 'required');
  if (provider === 'account') return { ...named, uid: user.uid };
  const uid = phoneUid(user.uid);
  if (uid === null) throw invalidField('user.uid', 'phone_format');
  return { ...named, uid, phoneNumber: `+${uid}` };
}
