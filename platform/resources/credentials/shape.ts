import { z } from 'zod';
import { effectsShape } from '../../changes/effects.ts';
import { pageShape } from '../../http/requests.ts';
import { responseSchema } from '../../http/responseSchema.ts';

const credential = z.object({
  id: z.string(),
  advertiser_id: z.string(),
  name: z.string(),
  client_id: z.string().describe('Public: what a client calls itself when it asks for a token'),
  created_at: z.string(),
  created_by: z
    .string()
    .nullable()
    .describe('Name of the account that made it; null where the caller may not see it'),
  last_used_at: z.string().nullable().describe('To the minute'),
  version: z.int(),
});

/** An API key as the wire shows it; never its secret (APIKEY-11, APIKEY-13). */
export const credentialShape = responseSchema('Credential', credential);
export type CredentialJson = z.output<typeof credentialShape>;

export const credentialPageShape = responseSchema(
  'CredentialPage',
  pageShape(credentialShape).extend({
    is_external_issuer: z
      .boolean()
      .describe('Another issuer makes the tokens here: no key can be created by this product'),
  }),
);
export type CredentialPageJson = z.output<typeof credentialPageShape>;

/** The answer to a creation, the only one with the secret (APIKEY-14); after a try there is none. */
export const createdCredentialShape = responseSchema(
  'CreatedCredential',
  z.object({
    credential: credentialShape,
    client_secret: z.string().nullable().describe('Said this once; null after a try'),
    effects: effectsShape,
  }),
);
export type CreatedCredentialJson = z.output<typeof createdCredentialShape>;

/** The answer to a change or a deletion: the key as it is, or last was. */
export const changedCredentialShape = responseSchema(
  'ChangedCredential',
  z.object({ credential: credentialShape, effects: effectsShape }),
);
export type ChangedCredentialJson = z.output<typeof changedCredentialShape>;
