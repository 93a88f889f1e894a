import { sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import { textArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, oneOf, rowsOf } from '../../foundation/database/rows.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { lastOf, poolAad } from '../../foundation/secrets/codeText.ts';

/** A reward code from a supplier's file; `n` counts from 1. */
export interface PoolCode {
  n: number;
  sku: string;
  code: string;
  /** ISO 8601; null if it does not expire. */
  expiresAt: string | null;
  /** The supplier's delivery note. */
  batchNo: string | null;
  /** ISO 8601: not issued before this moment; available at once if absent. */
  availableAt?: string | null;
}

/** Result of an import; refused codes are named by their numbers. */
export interface ImportedCodes {
  imported: number;
  refused: { n: number; reason: 'duplicate_code' | 'unknown_sku' | 'variable_sku' }[];
}

/** Codes that are sealed, ready to be stored. */
interface SealedCodes {
  count: number;
  rows: { n: number; sku: string }[];
  /** Codes that the same list names before. */
  repeated: ImportedCodes['refused'];
}

/**
 * Codes of one transaction. Sealing so many takes the processor a tenth of a second, on a busy machine seconds: it is done before the transaction begins, whose session the server
 * ends after ten idle seconds.
 */
const CHUNK = 1000;

/**
 * Puts any number of codes into the pools of their SKUs, as `importCodes` does, in several transactions. `onStored` is told how many codes are imported so far:
 * they stay imported if a later transaction fails.
 */
export async function importAll(
  scope: Pick<Scope, 'write'>,
  box: CodeBox,
  { codes, onStored }: { codes: readonly PoolCode[]; onStored?: (imported: number) => void },
): Promise<ImportedCodes> {
  const all: ImportedCodes = { imported: 0, refused: [] };
  for (let n = 0; n < codes.length; n += CHUNK) {
    const sealed = sealCodes(box, codes.slice(n, n + CHUNK));
    const batch = await scope.write((tx) => storeCodes(tx, sealed));
    all.imported += batch.imported;
    all.refused.push(...batch.refused);
    onStored?.(all.imported);
  }
  return all;
}

/**
 * Puts codes into the pools of their SKUs, sealed. It refuses a code that is in a pool or was issued, now and later alike, and a code of a
 * SKU of variable value: a code has one value, which its file does not state. A refilled pool triggers a warning again when it runs out.
 */
export const importCodes = (tx: Queries, box: CodeBox, codes: readonly PoolCode[]): Promise<ImportedCodes> =>
  storeCodes(tx, sealCodes(box, codes));

function sealCodes(box: CodeBox, codes: readonly PoolCode[]): SealedCodes {
  const seen = new Set<string>();
  const repeated: ImportedCodes['refused'] = [];
  const rows = codes.flatMap(({ n, sku, code, expiresAt, batchNo, availableAt }) => {
    const hash = box.hash(code).toString('hex');
    if (seen.has(hash)) {
      repeated.push({ n, reason: 'duplicate_code' });
      return [];
    }
    seen.add(hash);
    const { keyId, wrappedKey, sealed } = box.seal(poolAad(sku, hash), code.trim());
    return {
      n,
      sku,
      hash,
      last4: lastOf(code.trim()),
      expires_at: expiresAt,
      batch_no: batchNo,
      available_at: availableAt ?? null,
      key_id: keyId,
      wrapped: wrappedKey.toString('hex'),
      sealed: sealed.toString('hex'),
    };
  });
  return { count: codes.length, rows, repeated };
}

async function storeCodes(tx: Queries, { count, rows, repeated }: SealedCodes): Promise<ImportedCodes> {
  const wrong = await rowsOf(
    tx,
    { n: number, reason: oneOf(['duplicate_code', 'unknown_sku', 'variable_sku']) },
    sql`with given as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (n int, sku text, hash text, last4 text,
          expires_at timestamptz, available_at timestamptz, batch_no text, key_id text, wrapped text, sealed text)
      ), kept as (
        insert into reward_codes (sku, code_hash, last4, key_id, wrapped_key, sealed, expires_at, available_at, batch_no)
        select g.sku, decode(g.hash, 'hex'), g.last4, g.key_id, decode(g.wrapped, 'hex'), decode(g.sealed, 'hex'), g.expires_at, g.available_at, g.batch_no
        from given g join skus s on s.sku = g.sku and not s.variable_value
        where not exists (select from code_hashes k where k.code_hash = decode(g.hash, 'hex'))
        order by g.hash
        on conflict (code_hash) do nothing returning code_hash
      )
      select g.n, case when s.sku is null then 'unknown_sku' when s.variable_value then 'variable_sku' else 'duplicate_code' end as reason
      from given g left join skus s on s.sku = g.sku
      where not exists (select from kept k where k.code_hash = decode(g.hash, 'hex'))`,
  );
  const wrongRows = new Set(wrong.map(({ n }) => n));
  const refilled = new Set(rows.filter(({ n }) => !wrongRows.has(n)).map(({ sku }) => sku));
  await tx.execute(sql`select guerdon_rearm_run_out_alerts(${textArray([...refilled])}::text[], '{}')`);
  const refused = [...repeated, ...wrong].sort((one, other) => one.n - other.n);
  return { imported: count - refused.length, refused };
}
