// Rows that prove a key of codes before its check value is recorded.
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/connections/connection.ts';
import { listOf, type RowOf, rowsOf, text } from '../database/rows.ts';
import type { CodeBox } from './codeBox.ts';
import { codeAad, poolAad } from './codeText.ts';
import { SealBroken } from './seal.ts';
import { SEALED_PLACES } from './sealedPlaces.ts';

/** Oldest rows that are tried: one row that was changed refuses no right key. */
const SAMPLE_ROWS = 8;

/**
 * True if a master key opens what is sealed with it: any of the oldest rows of the first table that has some. True where there are none.
 */
export async function verifiesMasterKey(tx: Queries, box: CodeBox, keyId: string): Promise<boolean> {
  for (const { table, keyId: column, wrapped, which = sql`true`, facts, aad, order } of SEALED_PLACES) {
    const rows = await rowsOf(
      tx,
      { wrapped: text, facts: listOf(text) },
      sql`select encode(${wrapped}, 'hex') as wrapped, array[${facts}] as facts from ${sql.identifier(table)}
        where ${which} and ${column} = ${keyId} order by ${order ?? sql`id`} limit ${SAMPLE_ROWS}`,
    );
    if (rows.length > 0)
      return rows.some((row) =>
        isOpened(() => box.rewrap(aad(row.facts), { keyId, wrappedKey: Buffer.from(row.wrapped, 'hex') })),
      );
  }
  return true;
}

const HASHED_ROW = {
  a: text,
  b: text,
  c: text,
  hash: text,
  keyId: text,
  wrapped: text,
  sealed: text,
};
type Hashed = RowOf<typeof HASHED_ROW>;

const SEALED = sql`key_id as "keyId", encode(wrapped_key, 'hex') as wrapped, encode(sealed, 'hex') as sealed`;

/** Values derived from the hash key, the strongest evidence first, with the function that derives them again. */
const HASHED: readonly { rows: SQL; derive(box: CodeBox, row: Hashed): Buffer }[] = [
  {
    rows: sql`select advertiser_id::text as a, redemption_id::text as b, usage as c, encode(code_hash, 'hex') as hash, ${SEALED}
      from redemption_codes where code_hash is not null order by advertiser_id, redemption_id, usage`,
    derive: (box, row) => box.hash(box.open(codeAad(row.a, row.b, row.c), sealedOf(row))),
  },
  {
    rows: sql`select redemption_id::text as a, n::text as b, '' as c, encode(token_hash, 'hex') as hash, '' as "keyId", '' as wrapped, '' as sealed
      from recipient_links order by advertiser_id, redemption_id, n`,
    derive: (box, { a, b }) => box.link(a, Number(b)).hash,
  },
  {
    rows: sql`select sku as a, '' as b, '' as c, encode(code_hash, 'hex') as hash, ${SEALED}
      from reward_codes where state = 'free' order by id`,
    derive: (box, row) => box.hash(box.open(poolAad(row.a, row.hash), sealedOf(row))),
  },
];

/** True if the hash key derives what is stored: any of the oldest rows of the first table that has some. True where there are none. */
export async function verifiesHashKey(tx: Queries, box: CodeBox): Promise<boolean> {
  for (const { rows, derive } of HASHED) {
    const sample = await rowsOf(tx, HASHED_ROW, sql`${rows} limit ${SAMPLE_ROWS}`);
    if (sample.length > 0)
      return sample.some((row) => isOpened(() => derive(box, row).toString('hex') === row.hash));
  }
  return true;
}

const sealedOf = ({ keyId, wrapped, sealed }: Hashed) => ({
  keyId,
  wrappedKey: Buffer.from(wrapped, 'hex'),
  sealed: Buffer.from(sealed, 'hex'),
});

function isOpened(open: () => unknown): boolean {
  try {
    return open() !== false;
  } catch (error) {
    if (error instanceof SealBroken) return false;
    throw error;
  }
}
