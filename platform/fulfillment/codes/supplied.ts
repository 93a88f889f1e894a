import { sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { codeAad, lastOf } from '../../foundation/secrets/codeText.ts';
import type { CodeUsage } from './table.ts';
import { openedText, uncheckedCodes } from './uncheckedCodes.ts';

/** The supply of one redemption: codes, or goods under way. */
export interface Supplied {
  redemptionId: string;
  codes: readonly { usage: CodeUsage; value: string }[];
  /** ISO 8601; null if the codes do not expire. */
  expiresAt: string | null;
  cancelable: boolean;
  orderStatus: string | null;
  trackingCode: string | null;
}

/** Usages of codes that pay alone. No two redemptions may have the same one. */
const UNIQUE: readonly CodeUsage[] = ['primary', 'url', 'security_url'];

/**
 * Those supplied with a code that was issued before; they must not be redeemed with it. Codes from before CODES_HASH_KEY was verified may have been
 * hashed with another key: as long as they are not checked (`checkCodeHashes`), those that end alike are opened and compared themselves.
 */
export async function givenBefore(
  tx: Queries,
  box: CodeBox,
  supplied: readonly Supplied[],
): Promise<Set<string>> {
  const hashes = supplied.flatMap((one) =>
    hashesOf(box, one).map((hash) => ({ id: one.redemptionId, hash })),
  );
  const usedHashes = await rowsOf(
    tx,
    { id: text },
    sql`select h.id from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) as h (id text, hash text)
      where exists (select from code_hashes k where k.code_hash = decode(h.hash, 'hex'))`,
  );
  const twice = hashes.filter(({ hash }, index) => hashes.findIndex((one) => one.hash === hash) < index);
  const unchecked = await givenUnchecked(tx, box, supplied);
  return new Set([...[...usedHashes, ...twice].map(({ id }) => id), ...unchecked]);
}

/** The redemptions whose code equals one whose hash is not checked yet. */
async function givenUnchecked(tx: Queries, box: CodeBox, supplied: readonly Supplied[]): Promise<string[]> {
  const values = supplied.flatMap(({ redemptionId, codes }) =>
    codes
      .filter(({ usage }) => UNIQUE.includes(usage))
      .map(({ value }) => ({ redemptionId, value: value.trim() })),
  );
  const rows = await uncheckedCodes(tx, {
    endings: values.map(({ value }) => lastOf(value)),
  });
  const texts = new Set(rows.flatMap((row) => openedText(box, row) ?? []));
  return values.filter(({ value }) => texts.has(value)).map(({ redemptionId }) => redemptionId);
}

/** Seals codes and claims them permanently. */
export async function storeCodes(
  tx: Queries,
  of: { advertiserId: string; box: CodeBox; supplied: readonly Supplied[]; isDead: boolean },
): Promise<void> {
  const { advertiserId, box, supplied, isDead } = of;
  const rows = supplied.flatMap(({ redemptionId, codes, expiresAt }) =>
    codes.map(({ usage, value }) => {
      const { keyId, wrappedKey, sealed } = box.seal(codeAad(advertiserId, redemptionId, usage), value);
      return {
        id: redemptionId,
        usage,
        last4: lastOf(value),
        key_id: keyId,
        expires_at: expiresAt,
        hash: UNIQUE.includes(usage) ? box.hash(value).toString('hex') : null,
        wrapped: wrappedKey.toString('hex'),
        sealed: sealed.toString('hex'),
      };
    }),
  );
  if (rows.length === 0) return;
  await tx.execute(sql`with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g (id bigint, usage text, last4 text, key_id text, expires_at timestamptz, hash text, wrapped text, sealed text)
    ), claimed as (
      insert into code_hashes (code_hash, advertiser_id, redemption_id)
      select decode(hash, 'hex'), ${advertiserId}::bigint, id from given where hash is not null order by hash)
    insert into redemption_codes (advertiser_id, redemption_id, usage, code_hash, last4, key_id, wrapped_key, sealed, expires_at, dead_at)
    select ${advertiserId}::bigint, id, usage, decode(hash, 'hex'), last4, key_id, decode(wrapped, 'hex'), decode(sealed, 'hex'), expires_at,
      case when ${isDead} then now() end
    from given`);
}

const hashesOf = (box: CodeBox, { codes }: Supplied): string[] =>
  codes.filter(({ usage }) => UNIQUE.includes(usage)).map(({ value }) => box.hash(value).toString('hex'));

/** Marks the codes of a redemption as dead, whatever their origin. */
export async function killCodes(
  tx: Queries,
  { advertiserId, id }: { advertiserId: string; id: string },
): Promise<void> {
  await tx.execute(sql`update redemption_codes set dead_at = now()
    where advertiser_id = ${advertiserId} and redemption_id = ${id} and dead_at is null`);
  await tx.execute(sql`update reward_codes w set state = 'dead' from redemption_codes c
    where c.advertiser_id = ${advertiserId} and c.redemption_id = ${id} and w.code_hash = c.code_hash`);
}
