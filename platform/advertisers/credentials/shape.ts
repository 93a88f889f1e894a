import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { effectsShape } from '../../foundation/changes/effects.ts';
import { dispatchEffectsShape } from '../../foundation/changes/openDispatches.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { instant, text, whole } from '../../foundation/records/column.ts';

/** An API key; never its secret (APIKEY-11, APIKEY-13). Of `c` credentials and `a` the accounts that made them. */
export const credential = codec('Credential', {
  columns: {
    id: text(sql`c.id`),
    advertiser_id: text(sql`c.advertiser_id`),
    name: text(sql`c.name`),
    client_id: text(sql`c.client_id`).describe('Public client ID for token requests'),
    created_at: instant(sql`c.created_at`),
    created_by: text(sql`a.name`)
      .nullable()
      .describe('Name of the account that created it; null when the caller may not see it'),
    last_used_at: instant(sql`c.last_used_at`).nullable().describe('To the minute'),
    version: whole(sql`c.version`),
  },
});
export type CredentialJson = JsonOf<typeof credential>;

export const credentialPageShape = responseSchema(
  'CredentialPage',
  pageShape(credential.schema).extend({
    is_external_issuer: z
      .boolean()
      .describe('True when an external issuer creates the tokens: no API key can be created here'),
  }),
);
export type CredentialPageJson = z.output<typeof credentialPageShape>;

/** The answer to a creation, the only one with the secret (APIKEY-14); after a try there is none. */
export const createdCredentialShape = responseSchema(
  'CreatedCredential',
  z.object({
    credential: credential.schema,
    client_secret: z.string().nullable().describe('Shown only once; null in a dry run'),
    effects: effectsShape,
  }),
);
export type CreatedCredentialJson = z.output<typeof createdCredentialShape>;

/** The answer to a change: the key as it is. */
export const changedCredentialShape = responseSchema(
  'ChangedCredential',
  z.object({ credential: credential.schema, effects: effectsShape }),
);
export type ChangedCredentialJson = z.output<typeof changedCredentialShape>;

/** The answer to a deletion: the key as it last was. */
export const deletedCredentialShape = responseSchema(
  'DeletedCredential',
  z.object({ credential: credential.schema, effects: dispatchEffectsShape }),
);
export type DeletedCredentialJson = z.output<typeof deletedCredentialShape>;
