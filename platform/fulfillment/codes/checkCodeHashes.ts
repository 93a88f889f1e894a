import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { openedText, type UncheckedCode, uncheckedCodes } from './uncheckedCodes.ts';

/** Codes compared per transaction: some twenty milliseconds of decryption. */
const CHUNK_ROWS = 500;

interface CheckedHash {
  id: string;
  owner: string;
  usage: string;
  hash: string;
  isChanged: boolean;
}

/**
 * Compares the stored hashes of codes from before keys were verified with those that CODES_HASH_KEY makes, and corrects them: from then on a code
 * that was given is found by its hash. A code that two redemptions have is reported. Codes that cannot be opened stay unchecked.
 */
export async function checkCodeHashes(
  scope: Pick<Scope, 'write'>,
  box: CodeBox,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  let after: UncheckedCode | null = null;
  for (;;) {
    const from: UncheckedCode | null = after;
    const rows: UncheckedCode[] = await scope.write((tx) => checkSome(tx, { box, log, after: from }));
    after = rows.at(-1) ?? null;
    if (after === null) return;
  }
}

async function checkSome(
  tx: Queries,
  { box, log, after }: { box: CodeBox; log: Pick<FastifyBaseLogger, 'error'>; after: UncheckedCode | null },
): Promise<UncheckedCode[]> {
  const rows = await uncheckedCodes(tx, { after, most: CHUNK_ROWS });
  const checked = rows.flatMap((row): CheckedHash[] => {
    const text = openedText(box, row);
    if (text === null) return [];
    const hash = box.hash(text).toString('hex');
    const { advertiserId: owner, redemptionId: id, usage } = row;
    return [{ id, owner, usage, hash, isChanged: hash !== row.hash }];
  });
  if (checked.length < rows.length)
    log.error(
      { alert: 'code_unreadable', codes: rows.length - checked.length },
      'codes of redemptions cannot be opened: check CODES_KEYS',
    );
  const twice = await rowsOf(
    tx,
    { redemptionId: text, other: text },
    sql`with checked as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb)
          as c (id bigint, owner bigint, usage text, hash text, "isChanged" boolean)
      ), marked as (
        update redemption_codes r set is_hash_checked = true, code_hash = decode(c.hash, 'hex') from checked c
        where r.advertiser_id = c.owner and r.redemption_id = c.id and r.usage = c.usage
      ), claimed as (
        insert into code_hashes (code_hash, advertiser_id, redemption_id)
        select decode(c.hash, 'hex'), c.owner, c.id from checked c where c."isChanged" order by c.hash
        on conflict do nothing)
      select c.id::text as "redemptionId", k.redemption_id::text as other
      from checked c join code_hashes k on k.code_hash = decode(c.hash, 'hex') where c."isChanged" and k.redemption_id <> c.id`,
  );
  for (const { redemptionId, other } of twice)
    log.error({ alert: 'duplicate_code', redemptionId, other }, 'two redemptions have the same code');
  return rows;
}
