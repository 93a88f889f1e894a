import { sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import { boolean, nullable, oneOf, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { refused } from '../../foundation/http/refusals/refusal.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { codeAad } from '../../foundation/secrets/codeText.ts';
import { SealBroken } from '../../foundation/secrets/seal.ts';
import { type CodeRead, logRead } from './logRead.ts';
import { CODE_USAGES, type CodeUsage } from './table.ts';

/** A code in clear; `deadAt` is set once it cannot pay any more. */
export interface RewardCode {
  usage: CodeUsage;
  value: string;
  /** ISO 8601; null if it does not expire. */
  expiresAt: string | null;
  isDead: boolean;
}

/** Fields of a reader's log entry besides the read. */
export interface ReadTools {
  box: CodeBox;
  log: { error(facts: object, text: string): void };
}

/** Shown in a file in place of a code that cannot be opened. */
const UNOPENED_CELL = '(unreadable)';

/**
 * Opens the codes of redemptions that `scope` sees, by their ids. The reader is logged first, in a transaction that is committed before
 * any code is opened. A dry run returns no codes.
 * @throws Refusal as `logRead`; code_unreadable, with an alert, if a single code cannot be opened: a file names it and contains the others
 */
export async function readCodes(
  scope: Scope,
  { box, log }: ReadTools,
  read: CodeRead,
): Promise<Map<string, RewardCode[]>> {
  const { what, advertiserId, redemptionIds } = read;
  await logRead(scope, log, read);
  if (scope.isDryRun) return new Map();
  const rows = await scope.read((tx) =>
    rowsOf(
      tx,
      SEALED_ROW,
      sql`select redemption_id::text as id, usage, key_id as "keyId", encode(wrapped_key, 'hex') as wrapped, encode(sealed, 'hex') as sealed,
          to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "expiresAt", dead_at is not null as "isDead"
        from redemption_codes
        where advertiser_id = ${advertiserId} and redemption_id = any (${idArray(redemptionIds)}::bigint[]) order by redemption_id, usage`,
    ),
  );
  const codes = new Map<string, RewardCode[]>();
  for (const row of rows) {
    const code = opened(box, advertiserId, row);
    if (code === null) {
      log.error(
        { alert: 'code_unreadable', advertiserId, redemptionId: row.id, usage: row.usage },
        'a code of a redemption cannot be opened: check CODES_KEYS',
      );
      if (what !== 'export') throw refused(scope, 'code_unreadable');
    }
    codes.set(row.id, [
      ...(codes.get(row.id) ?? []),
      { usage: row.usage, expiresAt: row.expiresAt, isDead: row.isDead, value: code ?? UNOPENED_CELL },
    ]);
  }
  return codes;
}

const SEALED_ROW = {
  usage: oneOf(CODE_USAGES),
  expiresAt: nullable(text),
  isDead: boolean,
  id: text,
  keyId: text,
  wrapped: text,
  sealed: text,
};
type SealedRow = RowOf<typeof SEALED_ROW>;

/** The code; null if it cannot be opened. */
function opened(box: CodeBox, advertiserId: string, row: SealedRow): string | null {
  const { id, usage, keyId, wrapped, sealed } = row;
  const bytes = { keyId, wrappedKey: Buffer.from(wrapped, 'hex'), sealed: Buffer.from(sealed, 'hex') };
  try {
    return box.open(codeAad(advertiserId, id, usage), bytes);
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}
