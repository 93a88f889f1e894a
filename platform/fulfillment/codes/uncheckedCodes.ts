// Codes of redemptions from before keys were verified: their hashes may have been made with another CODES_HASH_KEY.

import { sql } from 'drizzle-orm';
import { among } from '../../foundation/database/conditions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { codeAad } from '../../foundation/secrets/codeText.ts';
import { SealBroken } from '../../foundation/secrets/seal.ts';

/** A sealed code and the row that it belongs to. */
const UNCHECKED_CODE_ROW = {
  advertiserId: text,
  redemptionId: text,
  usage: text,
  hash: text,
  keyId: text,
  wrapped: text,
  sealed: text,
};
export type UncheckedCode = RowOf<typeof UNCHECKED_CODE_ROW>;

/** Unchecked codes with one of these endings; or a number of rows after one, in the order of their key. */
export function uncheckedCodes(
  tx: Queries,
  wanted: { endings: readonly string[] } | { after: UncheckedCode | null; most: number },
): Promise<UncheckedCode[]> {
  if ('endings' in wanted && wanted.endings.length === 0) return Promise.resolve([]);
  const which =
    'endings' in wanted
      ? sql`and last4 in ${among(wanted.endings)}`
      : sql`${
          wanted.after === null
            ? sql``
            : sql`and (advertiser_id, redemption_id, usage) > (${wanted.after.advertiserId}::bigint, ${wanted.after.redemptionId}::bigint, ${wanted.after.usage})`
        } order by advertiser_id, redemption_id, usage limit ${wanted.most}`;
  return rowsOf(
    tx,
    UNCHECKED_CODE_ROW,
    sql`select advertiser_id::text as "advertiserId", redemption_id::text as "redemptionId", usage, encode(code_hash, 'hex') as hash,
        key_id as "keyId", encode(wrapped_key, 'hex') as wrapped, encode(sealed, 'hex') as sealed
      from redemption_codes where not is_hash_checked and code_hash is not null ${which}`,
  );
}

/** The text of a code; null if it cannot be opened. */
export function openedText(box: Pick<CodeBox, 'open'>, row: UncheckedCode): string | null {
  const { advertiserId, redemptionId, usage, keyId, wrapped, sealed } = row;
  try {
    return box.open(codeAad(advertiserId, redemptionId, usage), {
      keyId,
      wrappedKey: Buffer.from(wrapped, 'hex'),
      sealed: Buffer.from(sealed, 'hex'),
    });
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}
