import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, nullable, type RowOf, rowCountOf, rowsOf, text } from '../../foundation/database/rows.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { poolAad } from '../../foundation/secrets/codeText.ts';
import { SealBroken } from '../../foundation/secrets/seal.ts';
import type { Supplied } from './supplied.ts';

/** A redemption that needs a code; `minimalExpiration` is ISO 8601, null if any end is acceptable. */
interface PoolLine {
  id: string;
  sku: string;
  minimalExpiration: string | null;
}

const POOL_ROW = {
  hash: text,
  keyId: text,
  wrappedKey: text,
  sealed: text,
  expiresAt: nullable(text),
};
type PoolRow = RowOf<typeof POOL_ROW>;

/** Codes for lines of orders; the other lines get none, because their pool is empty or stopped. */
export interface PooledCodes {
  supplied: Supplied[];
  missing: string[];
  stopped: string[];
}

interface Pools {
  box: CodeBox;
  log?: FastifyBaseLogger | undefined;
}

/** Unreadable codes in a row that stop a pool: one may have been changed, two mean that the key is wrong. */
const STOP_AFTER_CODES = 2;

/**
 * Takes a code for each line from the pools, earliest expiry first; concurrent callers get different codes. A code that cannot be opened is laid
 * aside with an alert. The second one in a row stops its pool: a wrong key must not empty it.
 * @throws SealBroken if the key of a code is not configured
 */
export async function takeFromPools(
  tx: Queries,
  { lines, ...pools }: Pools & { lines: readonly PoolLine[] },
): Promise<PooledCodes> {
  const groups = new Map<string, PoolLine[]>();
  for (const line of lines) {
    const key = JSON.stringify([line.sku, line.minimalExpiration]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const pooled: PooledCodes = { supplied: [], missing: [], stopped: [] };
  for (const group of groups.values()) await takeForGroup(tx, { ...pools, group, pooled });
  return pooled;
}

/** Takes codes for lines of one SKU and one minimal expiration. */
async function takeForGroup(
  tx: Queries,
  { group, pooled, ...pools }: Pools & { group: readonly PoolLine[]; pooled: PooledCodes },
): Promise<void> {
  const waiting = [...group];
  const sku = group[0]?.sku ?? '';
  let inARow = 0;
  while (waiting.length > 0) {
    const codes = await takeCodes(tx, waiting);
    const unused: PoolRow[] = [];
    let broken: PoolRow | null = null;
    for (const code of codes) {
      const supply = broken === null ? suppliedBy(pools.box, sku, code) : null;
      const line = supply && waiting.shift();
      if (line) {
        pooled.supplied.push({ redemptionId: line.id, ...supply });
        inARow = 0;
      } else if (broken === null) broken = code;
      else unused.push(code);
    }
    if (broken === null) {
      const ids = waiting.splice(0).map(({ id }) => id);
      (ids.length > 0 && (await isStopped(tx, sku)) ? pooled.stopped : pooled.missing).push(...ids);
      return;
    }
    await putBack(tx, unused, 'free');
    inARow += 1;
    const goesOn = await layAside(tx, { sku, broken, inARow, ...pools });
    if (goesOn) continue;
    pooled.stopped.push(...waiting.splice(0).map(({ id }) => id));
  }
}

/** Sets an unreadable code aside. Returns true if the pool may still supply codes. */
async function layAside(
  tx: Queries,
  { sku, broken, inARow, log }: Pools & { sku: string; broken: PoolRow; inARow: number },
): Promise<boolean> {
  // Only one of several concurrent callers sets a code aside. Together they would empty the pool, one code each.
  const [lock] = await rowsOf(
    tx,
    { isOurs: boolean },
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`pool:${sku}`}, 0)) as "isOurs"`,
  );
  if (!lock?.isOurs || (await isStopped(tx, sku))) {
    await putBack(tx, [broken], 'free');
    return false;
  }
  await putBack(tx, [broken], 'aside');
  log?.error(
    { alert: 'code_unreadable', sku },
    'a code of a pool cannot be opened, and is laid aside until codes:restore',
  );
  if (inARow < STOP_AFTER_CODES) return true;
  await tx.execute(sql`insert into stopped_pools (sku) values (${sku}) on conflict do nothing`);
  log?.error(
    { alert: 'pool_stopped', sku },
    'two codes in a row cannot be opened: the pool is stopped; check CODES_KEYS, then run codes:restore',
  );
  return false;
}

/** Gives taken codes back their sealed text. */
async function putBack(tx: Queries, codes: readonly PoolRow[], state: 'free' | 'aside'): Promise<void> {
  if (codes.length === 0) return;
  const rows = codes.map(({ hash, keyId, wrappedKey, sealed }) => ({ hash, keyId, wrappedKey, sealed }));
  await tx.execute(sql`update reward_codes c set state = ${state}, taken_at = null,
      key_id = b."keyId", wrapped_key = decode(b."wrappedKey", 'hex'), sealed = decode(b.sealed, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b (hash text, "keyId" text, "wrappedKey" text, sealed text)
    where c.code_hash = decode(b.hash, 'hex')`);
}

async function isStopped(tx: Queries, sku: string): Promise<boolean> {
  const rows = await rowCountOf(tx, sql`select 1 as one from stopped_pools where sku = ${sku}`);
  return rows > 0;
}

function takeCodes(tx: Queries, group: readonly PoolLine[]): Promise<PoolRow[]> {
  const { sku = '', minimalExpiration = null } = group[0] ?? {};
  return rowsOf(
    tx,
    POOL_ROW,
    sql`with taken as (
        select id, code_hash, key_id, wrapped_key, sealed, expires_at from reward_codes
        where sku = ${sku} and state = 'free' and (available_at is null or available_at <= guerdon_now())
          and (expires_at is null or (expires_at > guerdon_now() and expires_at >= coalesce(${minimalExpiration}::timestamptz, expires_at)))
          and not exists (select from stopped_pools where sku = ${sku})
        order by expires_at nulls last, id limit ${group.length} for update skip locked
      ), gone as (
        update reward_codes c set state = 'taken', taken_at = now(), key_id = null, wrapped_key = null, sealed = null
        from taken where c.id = taken.id)
      select encode(code_hash, 'hex') as hash, key_id as "keyId", encode(wrapped_key, 'hex') as "wrappedKey",
        encode(sealed, 'hex') as sealed, expires_at as "expiresAt"
      from taken order by taken.expires_at nulls last, taken.id`,
  );
}

/** The code that a row supplies; null if it cannot be opened. @throws SealBroken if its key is missing */
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
      expiresAt,
      cancelable: false,
      orderStatus: null,
      trackingCode: null,
    };
  } catch (error) {
    // Without the key, no code of the pool opens. The work waits, and no code is set aside.
    if (error instanceof SealBroken && box.hasKey(keyId)) return null;
    throw error;
  }
}
