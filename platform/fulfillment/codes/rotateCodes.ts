import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import { listOf, rowsOf, text } from '../../foundation/database/rows.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { SealBroken } from '../../foundation/secrets/seal.ts';
import { SEALED_PLACES, type SealedPlaces } from '../../foundation/secrets/sealedPlaces.ts';

/** Keys rewrapped per transaction. */
const CHUNK_ROWS = 500;

/**
 * Rewraps the keys of all codes, provider tokens, uploads and stored exports with the current master key, online and in small batches. The codes are
 * not touched and nothing is opened. After an interruption, the next run continues. Returns how many keys were rewrapped.
 * @throws Error that names the tables whose rows cannot be unwrapped, once everything else is rewrapped
 */
export async function rotateCodes(scope: Scope, box: CodeBox): Promise<number> {
  let rotated = 0;
  const unopened: string[] = [];
  for (const places of SEALED_PLACES) {
    const broken = new Set<string>();
    for (;;) {
      const { rewrapped, failed } = await rotateSome(scope, box, { places, without: broken });
      rotated += rewrapped;
      for (const id of failed) broken.add(id);
      if (rewrapped + failed.length === 0) break;
    }
    if (broken.size > 0) unopened.push(`${places.table}: ${broken.size}`);
  }
  if (unopened.length > 0)
    throw new Error(
      `${rotated} keys were rewrapped. These rows cannot be opened and keep their former key: ${unopened.join(', ')}.`,
    );
  return rotated;
}

const rotateSome = (
  scope: Scope,
  box: CodeBox,
  { places, without }: { places: SealedPlaces; without: ReadonlySet<string> },
): Promise<{ rewrapped: number; failed: string[] }> =>
  scope.write(async (tx) => {
    const { table, row = 'id', keyId, wrapped, set, which = sql`true`, facts, aad } = places;
    const [name, id] = [sql.identifier(table), sql.identifier(row)];
    const idType = sql.raw(row === 'id' ? 'bigint' : 'tid');
    const skipped: SQL =
      without.size === 0 ? sql`` : sql`and ${id} <> all (${`{${textArray([...without])}}`}::${idType}[])`;
    const old = await rowsOf(
      tx,
      { id: text, keyId: text, wrapped: text, facts: listOf(text) },
      sql`select ${id}::text as id, ${keyId} as "keyId", encode(${wrapped}, 'hex') as wrapped, array[${facts}] as facts
        from ${name} where ${which} and ${keyId} <> ${box.currentKey} ${skipped}
        ${row === 'id' ? sql`order by id` : sql``} limit ${CHUNK_ROWS} for no key update`,
    );
    const failed: string[] = [];
    const anew = old.flatMap((one) => {
      try {
        const to = box.rewrap(aad(one.facts), {
          keyId: one.keyId,
          wrappedKey: Buffer.from(one.wrapped, 'hex'),
        });
        return [{ id: one.id, key_id: to.keyId, wrapped: to.wrappedKey.toString('hex') }];
      } catch (error) {
        if (!(error instanceof SealBroken)) throw error;
        failed.push(one.id);
        return [];
      }
    });
    if (anew.length > 0)
      await tx.execute(sql`update ${name} set ${set}
        from jsonb_to_recordset(${JSON.stringify(anew)}::jsonb) as w (id text, key_id text, wrapped text)
        where ${name}.${id} = w.id::${idType}`);
    return { rewrapped: anew.length, failed };
  });

/** Elements of a PostgreSQL array; a `tid` contains a comma. */
const textArray = (ids: readonly string[]): string => ids.map((id) => `"${id}"`).join(',');
