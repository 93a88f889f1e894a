import { type SQL, sql } from 'drizzle-orm';

/** Whether a recipient has an address for one of these channels; of nobody it is false. */
export const isAddressable = (channels: SQL, { email, phoneNumber }: { email: SQL; phoneNumber: SQL }): SQL =>
  sql`('email' = any (${channels}) and ${email} is not null or 'sms' = any (${channels}) and ${phoneNumber} is not null)`;
