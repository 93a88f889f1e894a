import { sql } from 'drizzle-orm';
import type { Change } from '../../foundation/changes/change.ts';
import { hintOf, makeKey } from '../signIn/tokens/apiKeys.ts';

/** Adds a secret of the caller to a service account; only its hash is kept. Answers the secret and the end of it that tells it from another. */
export async function addSecret(
  { tx, scope }: Change,
  serviceAccountId: string,
): Promise<{ secret: string; hint: string }> {
  const { secret, secretHash } = makeKey('service');
  const hint = hintOf(secret);
  await tx.execute(sql`insert into service_account_secrets (service_account_id, secret_hash, hint, made_by)
    values (${serviceAccountId}, ${secretHash}, ${hint}, ${scope.accountId})`);
  return { secret, hint };
}
