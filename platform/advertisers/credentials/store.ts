import { type SQL, sql } from 'drizzle-orm';
import type { RecordedAction } from '../../../schema/foundation/changes/recordedActions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import { effectsWithoutMoney } from '../../foundation/changes/effects.ts';
import { openDispatches } from '../../foundation/changes/openDispatches.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { type AskedPage, paginate } from '../../foundation/http/paginate.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { requireAdvertiser } from '../advertisers/requireAdvertiser.ts';
import {
  type ChangedCredentialJson,
  type CredentialJson,
  type CredentialPageJson,
  credential,
  type DeletedCredentialJson,
} from './shape.ts';

/** One page of an advertiser's keys, the newest first (APIKEY-15); not found when the caller may not see the advertiser. */
export function listCredentials(
  scope: Scope,
  advertiserId: string,
  page: AskedPage,
): Promise<Omit<CredentialPageJson, 'is_external_issuer'>> {
  return scope.read(async (tx) => {
    await requireAdvertiser(tx, scope, advertiserId);
    return paginate(tx, page, {
      matching: sql`from credentials c where c.advertiser_id = ${advertiserId}`,
      read: (part) =>
        credentialsWhere(
          tx,
          scope,
          sql`c.advertiser_id = ${advertiserId} order by c.created_at desc, c.id desc ${part}`,
        ),
    });
  });
}

/** A change of a key: the version last received, and its name. */
export interface CredentialChange {
  version: number;
  name: string;
}

/** Renames a key; stale when `version` is not the row's. Saving what already is changes nothing. */
export function updateCredential(
  scope: Scope,
  id: string,
  { version, name }: CredentialChange,
): Promise<ChangedCredentialJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const before = await credentialById(tx, scope, { id, lock: sql`for no key update of c` });
    await change.checkVersion(before, () => before);
    if (before.name === name) return { credential: before, effects: effectsWithoutMoney() };
    await tx.execute(
      sql`update credentials set name = ${name}, version = version + 1 where id = ${before.id}`,
    );
    await change.record({
      ...eventOf(before, 'updated'),
      before: { name: before.name },
      after: { name },
    });
    return { credential: await credentialById(tx, scope, { id }), effects: effectsWithoutMoney() };
  });
}

/** Deletes a key for ever: from then on its secret and its tokens open nothing, and its open dispatches stop. Answers the key as it last was. */
export function deleteCredential(scope: Scope, id: string): Promise<DeletedCredentialJson> {
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const before = await credentialById(tx, scope, { id, lock: sql`for update of c` });
    const { id: ownId, advertiser_id: advertiserId, name, client_id: clientId } = before;
    const ofKey = sql`d.advertiser_id = ${advertiserId} and d.caller = ${`client:${ownId}`}`;
    const effects = await openDispatches().watch(change, ofKey);
    await tx.execute(sql`delete from credentials where id = ${ownId}`);
    await change.record({ ...eventOf(before, 'deleted'), before: { name, clientId } });
    return { credential: before, effects: await effects() };
  });
}

/** One key as an answer shows it, within a running transaction. */
export async function credentialById(
  tx: Queries,
  scope: Scope,
  { id, lock = sql`` }: { id: string; lock?: SQL },
): Promise<CredentialJson> {
  const [key] = await credentialsWhere(tx, scope, sql`c.id = ${id} ${lock}`);
  if (!key) throw notFound();
  return key;
}

/** The subject of an event about a key. */
export const eventOf = (
  { id, advertiser_id: advertiserId }: CredentialJson,
  action: RecordedAction<'credentials'>,
) => ({
  noun: 'credentials' as const,
  nounId: id,
  action,
  advertiserId,
});

/** Keys of the advertisers that the caller may see; `rest` follows `where …`. Of their hash nothing is ever selected. */
async function credentialsWhere(tx: Queries, scope: Scope, rest: SQL): Promise<CredentialJson[]> {
  const rows = await credential.rows(
    tx,
    sql`from credentials c left join accounts a on a.id = c.created_by
      where ${isVisibleAdvertiser(scope, sql`c.advertiser_id`)} and ${rest}`,
  );
  return rows.map((row) => credential.json(row, scope));
}

/** The update that notes the use of an API key. */
export const noteKeyUse = (clientId: string): SQL =>
  sql`update credentials set last_used_at = now() where client_id = ${clientId}`;
