import { looksInternational } from '../../../../../schema/foundation/contacts/phoneNumbers.ts';
import { checkEmail } from '../../../../../schema/foundation/text/emailText.ts';
import { ruleIssue } from '../../../../../schema/foundation/text/ruleIssue.ts';
import { z } from '../../../../../schema/foundation/text/zod.ts';
import { userDraft } from '../../../../../schema/fulfillment/redemptions/redemptionCommands.ts';

const { email, phoneNumber, firstName, lastName } = userDraft.shape;

/** The rules of the recipient form: an e-mail address or a phone number stays (REDDLG-26). */
export const userFormRules = z
  .object({
    email: email.unwrap().superRefine(checkEmail('email_format')),
    phoneNumber: phoneNumber
      .unwrap()
      .refine((text) => text === null || looksInternational(text), { error: 'phone_format' }),
    firstName: firstName.unwrap(),
    lastName: lastName.unwrap(),
  })
  .superRefine((values, context) => {
    if (values.email === null && values.phoneNumber === null) ruleIssue(context)('contact_required');
  });

const address = z.string().trim().min(1, { error: 'required' });
const RULES = {
  email: z.object({ address: address.superRefine(checkEmail('email_format')) }),
  phoneNumber: z.object({
    address: address.refine(looksInternational, { error: 'phone_format' }),
  }),
};

/** The identifying address of a recipient: e-mail address or phone number. */
export type AddressField = keyof typeof RULES;

/** Patterns of an address. */
export const addressRules = (field: AddressField) => RULES[field];
