import { sql } from 'drizzle-orm';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { EXPORT_HOURS } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import type { Scope } from '../access/scope.ts';
import { idArray, textArray } from '../access/visibleAdvertisers.ts';
import type { Queries } from '../database/connections/connection.ts';
import { rowCountOf } from '../database/rows.ts';
import type { SealedNoun, Unsent } from './noun.ts';

/** A finished file, and what its reader must still be able to see. */
interface Written {
  id: string;
  rows: number;
  /** Abilities that decided its content. */
  needs: readonly Ability[];
  reader: Scope;
}

/** Makes a finished file available for a day, and notifies its reader. */
export async function finishFile(
  tx: Queries,
  noun: SealedNoun,
  { id, rows, needs, reader }: Written,
): Promise<void> {
  const seen = reader.isStaff ? null : idArray(reader.advertiserIds);
  const updatedRows = await rowCountOf(
    tx,
    sql`update ${sql.identifier(noun.table)} set state = 'done', rows = ${rows}, needs = ${textArray(needs)}::text[],
        seen = ${seen}::bigint[], finished_at = now(), expires_at = now() + make_interval(hours => ${EXPORT_HOURS})
      where id = ${id} returning 1`,
  );
  if (updatedRows > 0) await noun.ready(tx, id);
}

/** Abandons a file for good, once, and notifies its reader. The next round of `expireFiles` removes what was stored of it. */
export async function giveUpFile(
  tx: Queries,
  noun: SealedNoun,
  { id, unsent }: { id: string; unsent: Unsent },
): Promise<void> {
  const givenUp = await rowCountOf(
    tx,
    sql`update ${sql.identifier(noun.table)} set state = ${unsent.state}, reason = ${unsent.reason}, finished_at = now()
      where id = ${id} and state in ('queued', 'working') returning 1`,
  );
  if (givenUp > 0) await noun.givenUp(tx, id, unsent);
}
