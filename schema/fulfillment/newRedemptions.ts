// Rules for a redemption that is made by itself; shared by platform and web (REDNEW).

import { formatMinor, MAX_AMOUNT_TEXT, parseMoney } from '../foundation/money/money.ts';
import { checkEmail } from '../foundation/text/emailText.ts';
import { lineText, personName } from '../foundation/text/lineText.ts';
import { ruleIssue } from '../foundation/text/ruleIssue.ts';
import { z } from '../foundation/text/zod.ts';
import { brokenFaceValue } from '../money/faceValue.ts';
import { expectedTotal, orderIdText } from './dispatches.ts';
import { RECIPIENT_PROVIDERS } from './dispatchKinds.ts';
import { RECIPIENT_LIMITS } from './recipientColumns.ts';

/** An e-mail address, or none; anything else has a message of its own (REDNEW-13, REDNEW-14). */
const emailOrNone = z
  .string()
  .trim()
  .max(254)
  .transform((text) => text || null)
  .nullable()
  .superRefine(checkEmail('redemption_create_email_pattern'));

/** A name for messages that use it; a blank one is none. */
const nameOrNone = personName()
  .max(RECIPIENT_LIMITS.first_name)
  .transform((text) => text || null)
  .nullable();

/** The recipient: known by an e-mail address, a phone number, or the advertiser's own word (REDNEW-19). */
export const newRedemptionUser = z.strictObject({
  uid: lineText().min(1, { error: 'required' }).max(254).nullable().default(null),
  provider: z.enum(RECIPIENT_PROVIDERS).default('email'),
  email: emailOrNone.default(null),
  firstName: nameOrNone.default(null),
  lastName: nameOrNone.default(null),
});
export type NewRedemptionUser = z.output<typeof newRedemptionUser>;

/**
 * A redemption of one reward, or of a promotion whose recipients choose. `value` is a decimal in the reward's currency, for rewards of variable
 * value alone; `sends` mails its link to the user. `expectedTotal` is what the preview said: where it would cost otherwise now, it is refused.
 */
export const newRedemption = z.strictObject({
  orderId: orderIdText,
  value: z.string().trim().max(MAX_AMOUNT_TEXT).nullable().default(null),
  testing: z.boolean().default(false),
  user: newRedemptionUser.nullable().default(null),
  sends: z.boolean().default(false),
  expectedTotal,
});
export type NewRedemption = z.output<typeof newRedemption>;

/** Facts that decide which fields the form has: nothing is known before a promotion is chosen. */
export interface NewRedemptionFacts {
  /** True if a reward must be chosen (REDNEW-10). */
  needsReward: boolean;
  /** The currency that a value is in; null where none is asked for (REDNEW-12). */
  valueCurrency: string | null;
  /** True if a value may be left out. */
  isValueOptional: boolean;
}

const requiredId = z
  .string()
  .nullable()
  .refine((id) => Boolean(id), { error: 'required' });

/** The fields of the form (REDNEW-11 … REDNEW-14). */
export const newRedemptionForm = ({ needsReward, valueCurrency, isValueOptional }: NewRedemptionFacts) =>
  z.strictObject({
    advertiserId: requiredId,
    promotionId: requiredId,
    rewardSku: needsReward ? requiredId : z.string().nullable(),
    orderId: orderIdText,
    value: valueCurrency === null ? z.string() : valueText(valueCurrency, isValueOptional),
    email: emailOrNone,
    firstName: nameOrNone,
    lastName: nameOrNone,
    testing: z.boolean(),
  });

/** A value of 0 or more with the decimals of its currency. */
const valueText = (currency: string, isOptional: boolean) =>
  z
    .string()
    .trim()
    .max(MAX_AMOUNT_TEXT, { abort: true })
    .superRefine((text, context) => {
      const broken = text === '' && isOptional ? null : brokenFaceValue(text, currency, 0n);
      if (broken) ruleIssue(context)(broken.rule);
    });

/** A value as it is sent, with its currency's decimals. */
export const sentValue = (text: string, currency: string): string =>
  formatMinor(parseMoney(text.trim(), currency) ?? 0n, currency);
