// Rules for commands on a redemption and its recipient; shared by platform and web.
import { isCountry } from '../../foundation/contacts/countries.ts';
import { lineText, personName } from '../../foundation/text/lineText.ts';
import { z } from '../../foundation/text/zod.ts';
import { MAX_REFUND_REASON, REPLACED_WAYS } from './redemptionFacts.ts';

/** Longest texts of a shipping address. */
export const ADDRESS_LENGTHS = { line: 200, zipcode: 20, city: 100, state: 100, name: 100 } as const;

const line = (most: number) => lineText().max(most);
const required = (most: number) => line(most).min(1, { error: 'required' });
/** An empty text is none. */
const maybe = (most: number) =>
  line(most)
    .transform((text) => text || null)
    .nullable();

/** A name; an empty one is none. */
const nameOrNone = personName()
  .max(ADDRESS_LENGTHS.name)
  .transform((text) => text || null)
  .nullable();

/** Where goods are shipped (REDDLG-20 … REDDLG-24). */
export const shippingAddressDraft = z.strictObject({
  name: nameOrNone.default(null),
  line1: required(ADDRESS_LENGTHS.line),
  line2: maybe(ADDRESS_LENGTHS.line).default(null),
  line3: maybe(ADDRESS_LENGTHS.line).default(null),
  line4: maybe(ADDRESS_LENGTHS.line).default(null),
  zipcode: required(ADDRESS_LENGTHS.zipcode),
  city: required(ADDRESS_LENGTHS.city),
  state: maybe(ADDRESS_LENGTHS.state).default(null),
  country: z.string().min(1, { error: 'required' }).refine(isCountry, { error: 'unknown_country' }),
});
export type ShippingAddressDraft = z.output<typeof shippingAddressDraft>;

/** A change of a recipient: any of these keys; what is left out stays as it is (REDDLG-26 … REDDLG-28). */
export const userDraft = z
  .strictObject({
    email: maybe(320),
    phoneNumber: maybe(40),
    firstName: nameOrNone,
    lastName: nameOrNone,
  })
  .partial();
export type UserDraft = z.output<typeof userDraft>;

/** A refund; one that is forced says why (REDDLG-17). */
export const refundRequest = z
  .strictObject({
    forceCodeCancel: z.boolean().default(false),
    reason: maybe(MAX_REFUND_REASON).default(null),
  })
  .refine(({ forceCodeCancel, reason }) => !forceCodeCancel || reason !== null, {
    path: ['reason'],
    error: 'required',
  });
export type RefundRequest = z.output<typeof refundRequest>;

/** A replacement says what becomes of the former one. */
export const replacement = z.strictObject({ former: z.enum(REPLACED_WAYS) });
