import { z } from '../zod.ts';

/** What an API key is called: required (APIKEY-12), no longer than a line. */
const name = z.string().trim().min(1).max(100);

/** A new API key: its name and nothing else (APIKEY-15). */
export const newCredential = z.strictObject({ name });
export type NewCredential = z.output<typeof newCredential>;

/** A change of an API key: its name. */
export const credentialDraft = newCredential;
