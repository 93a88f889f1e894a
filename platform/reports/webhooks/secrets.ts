import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { webhookSecretAad } from '../../foundation/secrets/codeText.ts';

/** Bytes of a secret; Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;

/** Condition: the secret `x` still signs. */
export const isLiveSecret = sql`(x.expires_at is null or x.expires_at > now())`;

/** Adds a secret to a webhook. Answers it and its last four characters. */
export async function addSecret(
  tx: Queries,
  webhookId: string,
  box: CodeBox,
): Promise<{ secret: string; hint: string }> {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  const hint = secret.slice(-4);
  const sealName = randomUUID();
  const { keyId, wrappedKey, sealed } = box.seal(webhookSecretAad(sealName), secret);
  await tx.execute(sql`insert into webhook_secrets (webhook_id, seal_name, key_id, wrapped_key, sealed, hint)
    values (${webhookId}, ${sealName}, ${keyId}, ${wrappedKey}, ${sealed}, ${hint})`);
  return { secret, hint };
}

/** The secrets that sign at this moment, the newest first. */
export async function liveSecrets(tx: Queries, webhookId: string, box: CodeBox): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    { sealName: text, keyId: text, wrapped: text, sealed: text },
    sql`select x.seal_name::text as "sealName", x.key_id as "keyId", encode(x.wrapped_key, 'hex') as wrapped, encode(x.sealed, 'hex') as sealed
      from webhook_secrets x where x.webhook_id = ${webhookId} and ${isLiveSecret} order by x.id desc`,
  );
  return rows.map(({ sealName, keyId, wrapped, sealed }) =>
    box.open(webhookSecretAad(sealName), {
      keyId,
      wrappedKey: Buffer.from(wrapped, 'hex'),
      sealed: Buffer.from(sealed, 'hex'),
    }),
  );
}
