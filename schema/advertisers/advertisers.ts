import {
  brokenAmountRule,
  MAX_AMOUNT_TEXT,
  MAX_BUDGET_UNITS,
  maxBudget,
  parseMoney,
} from '../foundation/money/money.ts';
import { emailText } from '../foundation/text/emailText.ts';
import { lineText } from '../foundation/text/lineText.ts';
import { DIGITS, PHONE } from '../foundation/text/patterns.ts';
import { ruleIssue } from '../foundation/text/ruleIssue.ts';
import { z } from '../foundation/text/zod.ts';
import { ADVERTISER_STATUSES } from '../foundation/transitions.ts';

/** Languages an advertiser can have (I18N-4). */
export const ADVERTISER_LOCALES = ['en', 'fr', 'ja', 'de', 'it', 'pt'] as const;

/** How an advertiser is invoiced (ADVNEW-23). */
export const INVOICE_TYPES = ['unknown', 'prepayment', 'payment_in_30', 'payment_in_60'] as const;

const name = lineText().min(1).max(200);
const contactEmail = emailText('advertiser_email_pattern').nullable();
/** The phone number of a contact by its pattern; the platform also checks that the number is valid. */
export const contactPhoneText = z
  .string()
  .trim()
  .regex(PHONE, { error: 'advertiser_phone_warning' })
  .nullable();
const label = lineText().max(100).nullable();
const locale = z.enum(ADVERTISER_LOCALES);

const organizationId = z.string().min(1).regex(DIGITS, { error: 'unknown_organization' });
const invoiceType = z.enum(INVOICE_TYPES);

/**
 * A new advertiser (ADVNEW-10 … ADVNEW-17, ADVNEW-27); the billing currency is its organization's first and is not chosen. Without an
 * organization it is of the caller's own.
 */
export const newAdvertiser = z.strictObject({
  name,
  organizationId: organizationId.optional(),
  contactEmail: contactEmail.optional(),
  contactPhone: contactPhoneText.optional(),
  invoiceType,
  debitPending: z.boolean(),
  allowCommittedAllocation: z.boolean(),
  recreditExpired: z.boolean().default(true),
  locale,
  label: label.optional(),
});
export type NewAdvertiser = z.input<typeof newAdvertiser>;

/** Facts about an advertiser that can be corrected (ADV-46). */
const details = {
  contactEmail,
  contactPhone: contactPhoneText,
  locale,
  invoiceType,
  debitPending: z.boolean(),
};

/** The details alone, as their form has them. */
export const advertiserDetails = z.strictObject(details);

/** A change of an advertiser: any of these keys; what is left out stays as it is (ADV-39). */
export const advertiserDraft = z
  .strictObject({
    name,
    status: z.enum(ADVERTISER_STATUSES),
    ...details,
    label,
    avatarMediaId: z
      .string()
      .regex(/^\d{1,18}$/, { error: 'unknown_media' })
      .nullable(),
  })
  .partial();
export type AdvertiserDraft = z.infer<typeof advertiserDraft>;

/**
 * A limit of the balance in `currency`: a number from 0 to the largest budget with the currency's decimals (ADV-13).
 * Broken rules: `max_length`, `expect_a_number`, `min`, `max`, and `two_decimals` or `no_decimals`.
 */
export function budgetAlert(currency: string) {
  return z
    .string()
    .trim()
    .max(MAX_AMOUNT_TEXT, { abort: true })
    .superRefine((text, context) => {
      const issue = ruleIssue(context);
      const rule = brokenAmountRule(text, currency);
      if (rule === 'required' || rule === 'expect_a_number') return issue('expect_a_number');
      if (text.startsWith('-') && /[1-9]/.test(text)) return issue('amount_negative', '0');
      if (rule === 'no_decimals' || rule === 'two_decimals') return issue(rule);
      const minor = parseMoney(text, currency);
      if (minor === null || minor > maxBudget(currency))
        return issue('amount_too_high', String(MAX_BUDGET_UNITS));
    })
    .nullable();
}

/** Both limits of an advertiser billed in `currency`; what is left out stays as it is. */
export function budgetAlertsDraft(currency: string) {
  return z.strictObject({ alert1: budgetAlert(currency), alert2: budgetAlert(currency) }).partial();
}
