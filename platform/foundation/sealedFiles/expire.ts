import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import { among } from '../database/conditions.ts';
import { number, rowsOf, text } from '../database/rows.ts';
import type { JobHandler } from '../jobs/work.ts';
import type { Vault } from '../media/storage/vault.ts';
import type { SealedNoun } from './noun.ts';
import { giveUpFile } from './outcome.ts';
import { removeFile, removeStrangers } from './sealedFile.ts';

const BATCH_FILES = 100;

/** Files without a worker: their job was abandoned after every attempt was lost. */
const lostFiles = ({
  table,
  job,
}: SealedNoun): SQL => sql`select f.id::text as id from ${sql.identifier(table)} f
  where f.state in ('queued', 'working') and f.created_at < now() - interval '5 minutes' and not exists (
    select from jobs j where j.kind = ${job.kind} and j.state in ('queued', 'running') and j.payload ->> ${job.idKey}::text = f.id::text)
  limit ${BATCH_FILES}`;

/** Removes files whose day is over, and remains of failed ones: first the bytes, then the key that opens them. Then the remains of killed attempts. */
export const expireFiles =
  (vault: Vault, nouns: readonly SealedNoun[]): JobHandler =>
  async ({ scope }) => {
    await scope.write(async (tx) => {
      for (const noun of nouns)
        for (const { id } of await rowsOf(tx, { id: text }, lostFiles(noun)))
          await giveUpFile(tx, noun, { id, unsent: noun.lost });
    });
    for (const noun of nouns) await removeOver(scope, vault, noun);
    await removeStrangers(vault, (places) => knownPlaces(scope, nouns, places));
  };

async function knownPlaces(
  scope: Scope,
  nouns: readonly SealedNoun[],
  places: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = among(places);
  const storedPlaces = nouns.map(
    ({ table }) => sql`select place from ${sql.identifier(table)} where place in ${named}`,
  );
  const rows = await scope.read((tx) =>
    rowsOf(tx, { place: text }, sql.join(storedPlaces, sql` union all `)),
  );
  return new Set(rows.map(({ place }) => place));
}

async function removeOver(scope: Scope, vault: Vault, { table }: SealedNoun): Promise<void> {
  const files = sql.identifier(table);
  const over = await scope.read((tx) =>
    rowsOf(
      tx,
      { id: text, place: text, parts: number },
      sql`select id::text as id, place, parts from ${files} f where place is not null and
        (state in ('failed', 'withheld') or (state = 'done' and expires_at <= now())) order by f.id limit ${BATCH_FILES}`,
    ),
  );
  for (const { id, place, parts } of over) {
    await removeFile(vault, place, parts);
    await scope.write((tx) =>
      tx.execute(sql`update ${files} set state = case when state = 'done' then 'expired' else state end, place = null, parts = 0,
        key_id = null, wrapped_key = null, sealed = null where id = ${id} and place = ${place}`),
    );
  }
}
