import { sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { effectsWithoutMoney } from '../../foundation/changes/effects.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../foundation/database/rows.ts';
import { refused } from '../../foundation/http/refusals/refusal.ts';
import { makeKey } from '../../people/interface.ts';
import { lockAdvertiser, requireAdvertiser } from '../advertisers/requireAdvertiser.ts';
import type { CreatedCredentialJson } from './shape.ts';
import { credentialById, eventOf } from './store.ts';

/** Keys an advertiser can have at a time. */
export const MAX_KEYS = 50;

/** A key to be created: its name, and the caller's idempotency key if any. */
export interface NewCredential {
  name: string;
  key: string | undefined;
  /** Another issuer makes the tokens: a key of ours would open nothing. */
  isExternalIssuer: boolean;
}

/**
 * Creates an API key of an advertiser and returns its secret, which is shown only now (APIKEY-8, APIKEY-14). Only the hash is stored, so a
 * repeated request is refused with 409 `secret_already_shown`. A dry run returns no secret.
 * @throws Refusal external_issuer where keys cannot work, too_many_keys beside fifty others.
 */
export function createCredential(
  scope: Scope,
  advertiserId: string,
  request: NewCredential,
): Promise<CreatedCredentialJson> {
  const { name, key, isExternalIssuer } = request;
  const keyed = key && {
    key,
    body: { credential: name },
    advertiserId: async (tx: Queries) => (await requireAdvertiser(tx, scope, advertiserId)).id,
    refuseRepetition: () => refused(scope, 'secret_already_shown'),
  };
  return runChange({ scope, keyed: keyed || undefined }, async (change) => {
    const { tx } = change;
    // The advertiser is locked until the transaction ends, so that concurrent creations count each other.
    await lockAdvertiser(tx, scope, advertiserId);
    if (isExternalIssuer) throw refused(scope, 'external_issuer');
    if ((await countKeys(tx, advertiserId)) >= MAX_KEYS)
      throw refused(scope, 'too_many_keys', { most: String(MAX_KEYS) });
    const created = await create(change, { advertiserId, name });
    return scope.isDryRun ? { ...created, client_secret: null } : created;
  });
}

async function create(
  change: Change,
  { advertiserId, name }: { advertiserId: string; name: string },
): Promise<CreatedCredentialJson> {
  const { tx, scope } = change;
  const { clientId, secret, secretHash } = makeKey();
  const [created] = await rowsOf(
    tx,
    { id: text },
    sql`insert into credentials (advertiser_id, name, client_id, secret_hash, roles, created_by)
      values (${advertiserId}, ${name}, ${clientId}, ${secretHash}, ${`{${scope.roles.join(',')}}`}::text[], ${scope.accountId})
      returning id`,
  );
  const credential = await credentialById(tx, scope, { id: created?.id ?? '' });
  await change.record({ ...eventOf(credential, 'created'), after: { name, clientId } });
  return { credential, client_secret: secret, effects: effectsWithoutMoney() };
}

async function countKeys(tx: Queries, advertiserId: string): Promise<number> {
  const [counted] = await rowsOf(
    tx,
    { count: number },
    sql`select count(*)::int as count from credentials where advertiser_id = ${advertiserId}`,
  );
  return counted?.count ?? 0;
}
