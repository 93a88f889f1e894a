import { lineText } from '../foundation/text/lineText.ts';
import { z } from '../foundation/text/zod.ts';

/** Name of an API key: required (APIKEY-12), no longer than a line. */
const name = lineText().min(1).max(100);

/** An API key as it is made, and as it is renamed: its name and nothing else (APIKEY-15). */
export const credentialDraft = z.strictObject({ name });
export type CredentialDraft = z.output<typeof credentialDraft>;
