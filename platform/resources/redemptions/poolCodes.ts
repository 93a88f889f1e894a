import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { CodeBox } from '../../codes/codeBox.ts';
import { poolAad } from '../../codes/importCodes.ts';
import { SealBroken } from '../../codes/seal.ts';
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
 * Takes a code for each line from the pools, earliest expiry first; concurrent callers get different codes. Lines without a
 * code are returned as `missing`.
 */
export async function takeFromPools(
  tx: Queries,
  { box, lines, log }: { box: CodeBox; lines: readonly OrderLine[]; log?: FastifyBaseLogger | undefined },
): Promise<{ supplied: Supplied[]; missing: string[] }> {
  const groups = new Map<string, OrderLine[]>();
  for (const line of lines) {
    const key = JSON.stringify([line.sku, line.minimalExpiration]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const supplied: Supplied[] = [];
  const missing: string[] = [];
  for (const group of groups.values()) {
    const waiting = [...group];
    while (waiting.length > 0) {
      const codes = await takeCodes(tx, waiting);
      const broken: PoolRow[] = [];
      for (const code of codes) {
        const given = suppliedBy(box, group[0]?.sku ?? '', code);
        const line = given && waiting.shift();
        if (line) supplied.push({ redemptionId: line.id, ...given });
        else broken.push(code);
      }
      if (broken.length === 0) missing.push(...waiting.splice(0).map(({ id }) => id));
      else await lay(tx, { broken, log });
    }
  }
  return { supplied, missing };
}

/** Lays codes aside that were changed since they were sealed: nobody gets them, and what is left of them stays to be looked at. */
async function lay(
  tx: Queries,
  { broken, log }: { broken: readonly PoolRow[]; log: FastifyBaseLogger | undefined },
): Promise<void> {
  const rows = broken.map(({ hash, keyId, wrappedKey, sealed }) => ({ hash, keyId, wrappedKey, sealed }));
  await tx.execute(sql`update reward_codes c
    set state = 'dead', key_id = b."keyId", wrapped_key = decode(b."wrappedKey", 'hex'), sealed = decode(b.sealed, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b (hash text, "keyId" text, "wrappedKey" text, sealed text)
    where c.code_hash = decode(b.hash, 'hex')`);
  log?.error(
    { alert: 'code_unreadable', codes: broken.length },
    'codes of a pool were changed, and are laid aside',
  );
}

function takeCodes(tx: Queries, group: readonly OrderLine[]): Promise<PoolRow[]> {
  const { sku = '', minimalExpiration = null } = group[0] ?? {};
  return rowsOf<PoolRow>(
    tx,
    sql`with taken as (
        select id, code_hash, key_id, wrapped_key, sealed, expires_at from reward_codes
        where sku = ${sku} and state = 'free' and (available_at is null or available_at <= guerdon_now())
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

/** The code that a row supplies; null if it was changed. @throws SealBroken if its key is missing */
function suppliedBy(
  box: CodeBox,
  sku: string,
  { hash, keyId, expiresAt, ...row }: PoolRow,
): Omit<Supplied, 'redemptionId'> | null {
  const sealed = {
    keyId,
    wrappedKey: Buffer.from(row.wrappedKey, 'hex'),
    sealed: Buffer.from(row.sealed, 'hex'),
  };
  try {
    return {
      codes: [{ usage: 'primary', value: box.open(poolAad(sku, hash), sealed) }],
      ...{ expiresAt, cancelable: false, orderStatus: null, trackingCode: null },
    };
  } catch (error) {
    // Under a key that is not configured nothing of a pool opens: that is to be cured, and no code is lost for it.
    if (error instanceof SealBroken && box.hasKey(keyId)) return null;
    throw error;
  }
}
