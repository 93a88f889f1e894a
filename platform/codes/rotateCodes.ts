import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import { rowsOf } from '../database/connection.ts';
import type { CodeBox } from './codeBox.ts';
import { choiceAad, codeAad, fileAad, reportFileAad, tokenAad } from './codeText.ts';
import { poolAad } from './importCodes.ts';

/** Keys rewrapped per transaction. */
const CHUNK = 500;

/** A table column with wrapped keys. */
interface Place {
  table: string;
  /** The column that identifies a row: its number, if it has one. */
  row?: 'id' | 'ctid';
  keyId: SQL;
  /** The wrapped key as bytes. */
  wrapped: SQL;
  /** Sets both from `w.key_id` and `w.wrapped`, which is in hexadecimal. */
  set: SQL;
  /** Condition for the rows that have a key, if not all do. */
  which?: SQL;
  /** The `aad` that a key is bound to, built from some columns as text. */
  facts: SQL;
  aad(facts: string[]): string;
}

/** A key and its master in columns of their own. */
const columns = (keyId: string, wrapped: string): Pick<Place, 'keyId' | 'wrapped' | 'set'> => ({
  keyId: sql`${sql.identifier(keyId)}`,
  wrapped: sql`${sql.identifier(wrapped)}`,
  set: sql`${sql.identifier(keyId)} = w.key_id, ${sql.identifier(wrapped)} = decode(w.wrapped, 'hex')`,
});

/** Keys of files that rest sealed. */
const sealedFile = (table: string, aad: (id: string) => string): Place => ({
  ...{ table, ...columns('key_id', 'wrapped_key'), which: sql`place is not null` },
  facts: sql`id::text`,
  aad: ([id = '']) => aad(id),
});

const PLACES: readonly Place[] = [
  {
    ...{ table: 'redemption_codes', row: 'ctid', ...columns('key_id', 'wrapped_key') },
    facts: sql`advertiser_id::text, redemption_id::text, usage`,
    aad: ([advertiserId = '', redemptionId = '', usage = '']) => codeAad(advertiserId, redemptionId, usage),
  },
  {
    ...{ table: 'reward_codes', ...columns('key_id', 'wrapped_key'), which: sql`state = 'free'` },
    facts: sql`sku, encode(code_hash, 'hex')`,
    aad: ([sku = '', hash = '']) => poolAad(sku, hash),
  },
  {
    ...{ table: 'providers', ...columns('token_key_id', 'token_wrapped') },
    facts: sql`id::text`,
    aad: ([id = '']) => tokenAad(id),
  },
  sealedFile('redemption_exports', fileAad),
  sealedFile('report_files', reportFileAad),
  {
    table: 'redemption_exports',
    keyId: sql`chosen ->> 'keyId'`,
    wrapped: sql`decode(chosen ->> 'wrappedKey', 'base64')`,
    set: sql`chosen = chosen || jsonb_build_object('keyId', w.key_id,
      'wrappedKey', translate(encode(decode(w.wrapped, 'hex'), 'base64'), chr(10), ''))`,
    facts: sql`caller, key`,
    aad: ([caller = '', key = '']) => choiceAad(caller, key),
  },
];

/**
 * Rewraps the keys of all codes, provider tokens and stored exports with the current master key, online and in small batches. The codes are not touched and nothing is
 * opened. After an interruption, the next run continues. Returns how many keys were rewrapped.
 */
export async function rotateCodes(scope: Scope, box: CodeBox): Promise<number> {
  let rotated = 0;
  for (const place of PLACES)
    for (;;) {
      const done = await rotateSome(scope, box, place);
      rotated += done;
      if (done === 0) break;
    }
  return rotated;
}

const rotateSome = (scope: Scope, box: CodeBox, place: Place): Promise<number> =>
  scope.write(async (tx) => {
    const { table, row = 'id', keyId, wrapped, set, which = sql`true`, facts, aad } = place;
    const [name, id] = [sql.identifier(table), sql.identifier(row)];
    const old = await rowsOf<{ id: string; keyId: string; wrapped: string; facts: string[] }>(
      tx,
      sql`select ${id}::text as id, ${keyId} as "keyId", encode(${wrapped}, 'hex') as wrapped, array[${facts}] as facts
        from ${name} where ${which} and ${keyId} <> ${box.currentKey}
        ${row === 'id' ? sql`order by id` : sql``} limit ${CHUNK} for no key update`,
    );
    const anew = old.map((one) => {
      const to = box.rewrap(aad(one.facts), {
        keyId: one.keyId,
        wrappedKey: Buffer.from(one.wrapped, 'hex'),
      });
      return { id: one.id, key_id: to.keyId, wrapped: to.wrappedKey.toString('hex') };
    });
    if (anew.length > 0)
      await tx.execute(sql`update ${name} set ${set}
        from jsonb_to_recordset(${JSON.stringify(anew)}::jsonb) as w (id text, key_id text, wrapped text)
        where ${name}.${id} = w.id::${sql.raw(row === 'id' ? 'bigint' : 'tid')}`);
    return anew.length;
  });
