import { sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import { type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { poolAad } from '../../foundation/secrets/codeText.ts';
import { SealBroken } from '../../foundation/secrets/seal.ts';

/** Codes tried per transaction. */
const CHUNK_ROWS = 500;

/** Outcome for one pool. */
export interface RestoredPool {
  sku: string;
  restored: number;
  /** Codes that still cannot be opened; they stay aside. */
  unreadable: number;
}

const ASIDE_CODE_ROW = {
  id: text,
  sku: text,
  hash: text,
  keyId: text,
  wrapped: text,
  sealed: text,
};
type AsideCode = RowOf<typeof ASIDE_CODE_ROW>;

/**
 * Returns codes that were laid aside to their pools, as far as they can be opened now, and starts stopped pools again. With `discards`, those that
 * cannot be opened become dead. After an interruption, the next run continues.
 */
export async function restoreCodes(
  scope: Pick<Scope, 'write'>,
  box: CodeBox,
  { discards }: { discards: boolean },
): Promise<RestoredPool[]> {
  const pools = new Map<string, RestoredPool>();
  for (let after: string | null = '0'; after !== null; ) {
    const from: string = after;
    after = await scope.write(async (tx) => {
      const rows = await rowsOf(
        tx,
        ASIDE_CODE_ROW,
        sql`select id::text as id, sku, encode(code_hash, 'hex') as hash, key_id as "keyId", encode(wrapped_key, 'hex') as wrapped,
            encode(sealed, 'hex') as sealed
          from reward_codes where state = 'aside' and id > ${from} order by reward_codes.id limit ${CHUNK_ROWS} for update`,
      );
      const outcomes = rows.map((row) => ({ ...row, opens: opens(box, row) }));
      for (const { sku, opens } of outcomes) {
        const pool = pools.get(sku) ?? { sku, restored: 0, unreadable: 0 };
        pools.set(sku, pool);
        pool[opens ? 'restored' : 'unreadable'] += 1;
      }
      const moves = outcomes.flatMap(({ id, opens }) =>
        opens ? [{ id, state: 'free' }] : discards ? [{ id, state: 'dead' }] : [],
      );
      await tx.execute(sql`update reward_codes c set state = m.state
        from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m (id bigint, state text) where c.id = m.id`);
      return rows.at(-1)?.id ?? null;
    });
  }
  const stopped = await scope.write((tx) =>
    rowsOf(tx, { sku: text }, sql`delete from stopped_pools returning sku`),
  );
  for (const { sku } of stopped) if (!pools.has(sku)) pools.set(sku, { sku, restored: 0, unreadable: 0 });
  return [...pools.values()].sort((one, other) => (one.sku < other.sku ? -1 : 1));
}

function opens(box: CodeBox, { sku, hash, keyId, wrapped, sealed }: AsideCode): boolean {
  try {
    box.open(poolAad(sku, hash), {
      keyId,
      wrappedKey: Buffer.from(wrapped, 'hex'),
      sealed: Buffer.from(sealed, 'hex'),
    });
    return true;
  } catch (error) {
    if (error instanceof SealBroken) return false;
    throw error;
  }
}
