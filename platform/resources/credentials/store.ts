import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Scope } from '../../access/scope.ts';
import { isoTimestamp, isVisibleAdvertiser } from '../../access/visibleAdvertisers.ts';
import { runChange } from '../../changes/runChange.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { notFound } from '../../http/refusal.ts';
import { MAX_TOTAL, type pageQuery, totalOf } from '../../http/requests.ts';
import { requireAdvertiser } from '../advertisers/requireAdvertiser.ts';
import type { ChangedCredentialJson, CredentialJson, CredentialPageJson } from './shape.ts';

/** A page as `pageQuery` reads it. */
type Page = { [Key in keyof typeof pageQuery]: z.output<(typeof pageQuery)[Key]> };

/** One page of an advertiser's keys, the newest first (APIKEY-15); not found when the scope does not reach the advertiser. */
export function listCredentials(
  scope: Scope,
  advertiserId: string,
  { page, per_page: size }: Page,
): Promise<Omit<CredentialPageJson, 'is_external_issuer'>> {
  return scope.read(async (tx) => {
    await requireAdvertiser(tx, scope, advertiserId);
    const items = await rowsOf<CredentialJson>(
      tx,
      sql`${select(scope)} and c.advertiser_id = ${advertiserId}
        order by c.created_at desc, c.id desc limit ${size} offset ${(page - 1) * size}`,
    );
    const [counted] = await rowsOf<{ count: number }>(
      tx,
      sql`select count(*)::int as count from (
        select from credentials where advertiser_id = ${advertiserId} limit ${MAX_TOTAL + 1}) c`,
    );
    return { items, page, per_page: size, ...totalOf(counted?.count ?? 0) };
  });
}

/** A change of a key: the version last received, its name, and whether it is only tried. */
export interface CredentialChange {
  version: number;
  name: string;
  isDryRun: boolean;
}

/** Renames a key; stale when `version` is not the row's. Saving what already is changes nothing. */
export function updateCredential(
  scope: Scope,
  id: string,
  { version, name, isDryRun }: CredentialChange,
): Promise<ChangedCredentialJson> {
  return runChange({ scope, isDryRun, version }, async (change) => {
    const { tx } = change;
    const before = await credentialById(tx, scope, { id, lock: sql`for no key update of c` });
    await change.checkVersion(before, () => before);
    if (before.name === name) return { credential: before, effects: await change.effects() };
    await tx.execute(
      sql`update credentials set name = ${name}, version = version + 1 where id = ${before.id}`,
    );
    await change.record({
      ...eventOf(before, 'updated'),
      before: { name: before.name },
      after: { name },
    });
    return { credential: await credentialById(tx, scope, { id }), effects: await change.effects() };
  });
}

/** Deletes a key for ever: from then on its secret and its tokens open nothing. Answers the key as it last was. */
export function deleteCredential(
  scope: Scope,
  id: string,
  isDryRun: boolean,
): Promise<ChangedCredentialJson> {
  return runChange({ scope, isDryRun }, async (change) => {
    const { tx } = change;
    const before = await credentialById(tx, scope, { id, lock: sql`for update of c` });
    await tx.execute(sql`delete from credentials where id = ${before.id}`);
    const { name, client_id: clientId } = before;
    await change.record({ ...eventOf(before, 'deleted'), before: { name, clientId } });
    return { credential: before, effects: await change.effects() };
  });
}

/** One key as an answer shows it, within a running transaction. */
export async function credentialById(
  tx: Queries,
  scope: Scope,
  { id, lock = sql`` }: { id: string; lock?: SQL },
): Promise<CredentialJson> {
  const [row] = await rowsOf<CredentialJson>(tx, sql`${select(scope)} and c.id = ${id} ${lock}`);
  if (!row) throw notFound();
  return row;
}

/** What the event of a key names. */
export const eventOf = ({ id, advertiser_id: advertiserId }: CredentialJson, action: string) => ({
  noun: 'credentials',
  nounId: id,
  action,
  advertiserId,
});

/** Keys of the advertisers reached, up to the `where`; of their hash nothing is ever selected. */
function select(scope: Scope): SQL {
  return sql`select c.id, c.advertiser_id, c.name, c.client_id, ${isoTimestamp(sql`c.created_at`)} as created_at,
      a.name as created_by, ${isoTimestamp(sql`c.last_used_at`)} as last_used_at, c.version
    from credentials c left join accounts a on a.id = c.created_by
    where ${isVisibleAdvertiser(scope, sql`c.advertiser_id`)}`;
}
