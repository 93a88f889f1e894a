import { type SQL, sql } from 'drizzle-orm';

/** Condition: the recipient has an address for one of these channels; false without a recipient. */
export const isAddressable = (channels: SQL, { email, phoneNumber }: { email: SQL; phoneNumber: SQL }): SQL =>
  sql`('email' = any (${channels}) and ${email} is not null or 'sms' = any (${channels}) and ${phoneNumber} is not null)`;
