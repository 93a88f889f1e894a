import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/connections/connection.ts';
import { rowsOf, text } from '../database/rows.ts';
import {
  choiceAad,
  codeAad,
  fileAad,
  poolAad,
  refusedRowAad,
  reportFileAad,
  tokenAad,
  webhookSecretAad,
} from './codeText.ts';

/** A table column with wrapped keys. */
export interface SealedPlaces {
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
  /** The oldest first; by `id` if absent. */
  order?: SQL;
  aad(facts: string[]): string;
}

/** A key and its master in columns of their own. */
const columns = (keyId: string, wrapped: string): Pick<SealedPlaces, 'keyId' | 'wrapped' | 'set'> => ({
  keyId: sql`${sql.identifier(keyId)}`,
  wrapped: sql`${sql.identifier(wrapped)}`,
  set: sql`${sql.identifier(keyId)} = w.key_id, ${sql.identifier(wrapped)} = decode(w.wrapped, 'hex')`,
});

/** Keys of files that rest sealed. */
const sealedFile = (table: string, aad: (id: string) => string): SealedPlaces => ({
  table,
  ...columns('key_id', 'wrapped_key'),
  which: sql`place is not null`,
  facts: sql`id::text`,
  aad: ([id = '']) => aad(id),
});

/**
 * Every column of the database that holds a key wrapped by one of CODES_KEYS, the most telling first: `codes:rotate` rewraps them, and a
 * start verifies its keys by them. Whatever seals with a `CodeBox` stands here.
 */
export const SEALED_PLACES: readonly SealedPlaces[] = [
  {
    table: 'redemption_codes',
    row: 'ctid',
    ...columns('key_id', 'wrapped_key'),
    facts: sql`advertiser_id::text, redemption_id::text, usage`,
    order: sql`advertiser_id, redemption_id, usage`,
    aad: ([advertiserId = '', redemptionId = '', usage = '']) => codeAad(advertiserId, redemptionId, usage),
  },
  {
    table: 'reward_codes',
    ...columns('key_id', 'wrapped_key'),
    which: sql`state in ('free', 'aside')`,
    facts: sql`sku, encode(code_hash, 'hex')`,
    aad: ([sku = '', hash = '']) => poolAad(sku, hash),
  },
  {
    table: 'providers',
    ...columns('token_key_id', 'token_wrapped'),
    facts: sql`id::text`,
    aad: ([id = '']) => tokenAad(id),
  },
  {
    table: 'refused_rows',
    row: 'ctid',
    ...columns('key_id', 'wrapped_key'),
    which: sql`sealed is not null`,
    facts: sql`dispatch_id || '#' || line`,
    order: sql`dispatch_id, line`,
    aad: ([name = '']) => refusedRowAad(name),
  },
  {
    table: 'webhook_secrets',
    ...columns('key_id', 'wrapped_key'),
    facts: sql`seal_name::text`,
    aad: ([name = '']) => webhookSecretAad(name),
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

/** Bytes of a wrapped key: nonce, key and tag. Shorter ones are placeholders of demo data. */
const WRAPPED_BYTES = 60;

/** Id of a key that some row is sealed with: one key, or any `except` these; null where there is none. */
export async function hasSealedRows(
  tx: Queries,
  wanted: { of: string } | { except: readonly string[] },
): Promise<string | null> {
  for (const { table, keyId, wrapped, which = sql`true` } of SEALED_PLACES) {
    const ofKey =
      'of' in wanted
        ? sql`${keyId} = ${wanted.of}`
        : sql`${keyId} <> all (${`{${wanted.except.map((id) => `"${id}"`).join(',')}}`}::text[])`;
    const [row] = await rowsOf(
      tx,
      { id: text },
      sql`select ${keyId} as id from ${sql.identifier(table)} where ${which} and ${ofKey} and octet_length(${wrapped}) = ${WRAPPED_BYTES} limit 1`,
    );
    if (row) return row.id;
  }
  return null;
}
