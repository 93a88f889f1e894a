import { sql } from 'drizzle-orm';
import type { CodeBox } from '../../codes/codeBox.ts';
import { poolAad } from '../../codes/importCodes.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import type { OrderLine } from './orderLines.ts';
import type { Supplied } from './redeemSupplied.ts';

interface PoolRow {
  hash: string;
  keyId: string;
  wrappedKey: string;
  sealed: string;
  expiresAt: string | null;
}

/**
 * Takes a code for each line out of the pools, the ones that end first first; who takes at the same time gets others. Lines for which there is
 * none are answered as `missing`.
 */
export async function takeFromPools(
  tx: Queries,
  box: CodeBox,
  lines: readonly OrderLine[],
): Promise<{ supplied: Supplied[]; missing: string[] }> {
  const groups = new Map<string, OrderLine[]>();
  for (const line of lines) {
    const key = JSON.stringify([line.sku, line.minimalExpiration]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const supplied: Supplied[] = [];
  const missing: string[] = [];
  for (const group of groups.values()) {
    const codes = await takeCodes(tx, group);
    for (const [index, { id, sku }] of group.entries()) {
      const code = codes[index];
      if (!code) missing.push(id);
      else supplied.push({ redemptionId: id, ...suppliedBy(box, sku, code) });
    }
  }
  return { supplied, missing };
}

function takeCodes(tx: Queries, group: readonly OrderLine[]): Promise<PoolRow[]> {
  const { sku = '', minimalExpiration = null } = group[0] ?? {};
  return rowsOf<PoolRow>(
    tx,
    sql`with taken as (
        select id, code_hash, key_id, wrapped_key, sealed, expires_at from reward_codes
        where sku = ${sku} and state = 'free'
          and (expires_at is null or (expires_at > guerdon_now() and expires_at >= coalesce(${minimalExpiration}::timestamptz, expires_at)))
        order by expires_at nulls last, id limit ${group.length} for update skip locked
      ), gone as (
        update reward_codes c set state = 'taken', taken_at = now(), key_id = null, wrapped_key = null, sealed = null
        from taken where c.id = taken.id)
      select encode(code_hash, 'hex') as hash, key_id as "keyId", encode(wrapped_key, 'hex') as "wrappedKey",
        encode(sealed, 'hex') as sealed, expires_at as "expiresAt"
      from taken order by taken.expires_at nulls last, taken.id`,
  );
}

function suppliedBy(
  box: CodeBox,
  sku: string,
  { hash, keyId, expiresAt, ...row }: PoolRow,
): Omit<Supplied, 'redemptionId'> {
  const sealed = {
    keyId,
    wrappedKey: Buffer.from(row.wrappedKey, 'hex'),
    sealed: Buffer.from(row.sealed, 'hex'),
  };
  return {
    codes: [{ usage: 'primary', value: box.open(poolAad(sku, hash), sealed) }],
    ...{ expiresAt, cancelable: false, orderStatus: null, trackingCode: null },
  };
}
