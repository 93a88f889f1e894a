import type { DispatchLineFragment } from '../../../../operations/fulfillment/dispatches/DispatchLines.generated.ts';
import { isEmail } from '../../../../schema/foundation/contacts/emailAddress.ts';
import { looksInternational } from '../../../../schema/foundation/contacts/phoneNumbers.ts';
import { z } from '../../../../schema/foundation/text/zod.ts';

const address = z.string().trim().min(1, { error: 'required' });
const RULES = {
  email: z.object({ address: address.refine(isEmail, { error: 'email_format' }) }),
  phoneNumber: z.object({
    address: address.refine(looksInternational, { error: 'phone_format' }),
  }),
};

/** Patterns of an address. */
export const correctionRules = (field: keyof typeof RULES) => RULES[field];

/** The recipient of a line, on which its correction is based. */
export const recipientOf = (line: DispatchLineFragment) => ({
  line,
  version: line.recipient?.version ?? 0,
  email: line.recipient?.email ?? null,
  phoneNumber: line.recipient?.phoneNumber ?? null,
});
