import { sql } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import { rowsOf } from '../database/connection.ts';
import type { CodeBox } from './codeBox.ts';
import { choiceAad, codeAad, fileAad, tokenAad } from './codeText.ts';
import { poolAad } from './importCodes.ts';

/** Keys that are wrapped anew in one transaction. */
const CHUNK = 500;

interface WrappedRow {
  id: string;
  aad: string;
  keyId: string;
  wrapped: string;
}

/**
 * Wraps the keys of all codes, of providers' tokens and of exports that still rest, by the current master key, online and a few at a time; the codes themselves are not touched, and nothing is
 * opened. Ended in between and done again it goes on. Answers how many were wrapped anew.
 */
export async function rotateCodes(scope: Scope, box: CodeBox): Promise<number> {
  let rotated = 0;
  for (const table of TABLES) {
    for (;;) {
      const done = await scope.write(async (tx) => {
        const rows = (await rowsOf<WrappedRow & { facts: string[] }>(tx, table.next(box.currentKey))).map(
          (row) => ({
            ...row,
            aad: table.aad(row.facts),
          }),
        );
        const anew = rows.map(({ id, aad, keyId, wrapped }) => {
          const to = box.rewrap(aad, { keyId, wrappedKey: Buffer.from(wrapped, 'hex') });
          return { id, key_id: to.keyId, wrapped: to.wrappedKey.toString('hex') };
        });
        if (anew.length > 0) await tx.execute(table.write(JSON.stringify(anew)));
        return anew.length;
      });
      rotated += done;
      if (done < CHUNK) break;
    }
  }
  return rotated;
}

const recordset = (rows: string) =>
  sql`jsonb_to_recordset(${rows}::jsonb) as w (id text, key_id text, wrapped text)`;

const TABLES = [
  {
    aad: ([advertiserId = '', redemptionId = '', usage = '']: string[]) =>
      codeAad(advertiserId, redemptionId, usage),
    next: (
      current: string,
    ) => sql`select ctid::text as id, key_id as "keyId", encode(wrapped_key, 'hex') as wrapped,
        array[advertiser_id::text, redemption_id::text, usage] as facts
      from redemption_codes where key_id <> ${current} limit ${CHUNK} for update skip locked`,
    write: (
      rows: string,
    ) => sql`update redemption_codes c set key_id = w.key_id, wrapped_key = decode(w.wrapped, 'hex')
      from ${recordset(rows)} where c.ctid = w.id::tid`,
  },
  {
    aad: ([sku = '', hash = '']: string[]) => poolAad(sku, hash),
    next: (
      current: string,
    ) => sql`select id::text as id, key_id as "keyId", encode(wrapped_key, 'hex') as wrapped,
        array[sku, encode(code_hash, 'hex')] as facts
      from reward_codes where state = 'free' and key_id <> ${current} order by id limit ${CHUNK} for update skip locked`,
    write: (
      rows: string,
    ) => sql`update reward_codes c set key_id = w.key_id, wrapped_key = decode(w.wrapped, 'hex')
      from ${recordset(rows)} where c.id = w.id::bigint`,
  },
  {
    aad: ([id = '']: string[]) => tokenAad(id),
    next: (
      current: string,
    ) => sql`select id::text as id, token_key_id as "keyId", encode(token_wrapped, 'hex') as wrapped, array[id::text] as facts
      from providers where token_key_id <> ${current} order by id limit ${CHUNK} for update`,
    write: (
      rows: string,
    ) => sql`update providers p set token_key_id = w.key_id, token_wrapped = decode(w.wrapped, 'hex')
      from ${recordset(rows)} where p.id = w.id::bigint`,
  },
  {
    aad: ([id = '']: string[]) => fileAad(id),
    next: (
      current: string,
    ) => sql`select id::text as id, key_id as "keyId", encode(wrapped_key, 'hex') as wrapped, array[id::text] as facts
      from redemption_exports where place is not null and key_id <> ${current} order by id limit ${CHUNK} for no key update`,
    write: (
      rows: string,
    ) => sql`update redemption_exports e set key_id = w.key_id, wrapped_key = decode(w.wrapped, 'hex')
      from ${recordset(rows)} where e.id = w.id::bigint`,
  },
  {
    aad: ([caller = '', key = '']: string[]) => choiceAad(caller, key),
    next: (
      current: string,
    ) => sql`select id::text as id, chosen ->> 'keyId' as "keyId", encode(decode(chosen ->> 'wrappedKey', 'base64'), 'hex') as wrapped,
        array[caller, key] as facts
      from redemption_exports where chosen ->> 'keyId' <> ${current} order by id limit ${CHUNK} for no key update`,
    write: (
      rows: string,
    ) => sql`update redemption_exports e set chosen = e.chosen || jsonb_build_object('keyId', w.key_id,
        'wrappedKey', translate(encode(decode(w.wrapped, 'hex'), 'base64'), chr(10), ''))
      from ${recordset(rows)} where e.id = w.id::bigint`,
  },
];
