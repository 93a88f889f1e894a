import { type SQL, sql } from 'drizzle-orm';
import { REDEMPTION_STATES, type RedemptionState } from '../../../../schema/foundation/transitions.ts';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { nullable, oneOf, rowsOf, text } from '../../../foundation/database/rows.ts';

/** A locked redemption, with its charge and the source of it. */
export interface LockedRedemption {
  id: string;
  state: RedemptionState;
  promotionId: string;
  sku: string;
  batchId: string | null;
  recipientId: string | null;
  /** In minor units of `chargeCurrency`. */
  charge: bigint;
  chargeCurrency: string;
  /** The allocation of its booking; null for unallocated. */
  sourceId: string | null;
}

const ROW = {
  id: text,
  sku: text,
  state: oneOf(REDEMPTION_STATES),
  sourceId: nullable(text),
  batchId: nullable(text),
  promotionId: text,
  chargeCurrency: text,
  recipientId: nullable(text),
  charge: text,
};

/**
 * Locks redemptions of an advertiser in the order of their ids, those alone whose state allows it. Rows from before charges were kept answer
 * what their own booking took, and from where.
 */
export async function lockRedemptions(
  tx: Queries,
  of: { advertiserId: string; ids: readonly string[]; from: readonly RedemptionState[] },
): Promise<LockedRedemption[]> {
  if (of.ids.length === 0) return [];
  const rows = await rowsOf(
    tx,
    ROW,
    sql`select r.id::text as id, r.state, r.promotion_id::text as "promotionId", r.sku, r.batch_id::text as "batchId",
        r.recipient_id::text as "recipientId", ${chargeColumns}
      from redemptions r ${chargeJoin}
      where r.advertiser_id = ${of.advertiserId} and r.id = any (${idArray(of.ids)}::bigint[])
        and r.state = any (${`{${of.from.join(',')}}`}::text[])
      order by r.id for no key update of r`,
  );
  return rows.map((row) => ({ ...row, charge: BigInt(row.charge) }));
}

/** The amount that a redemption's own posting booked, and its allocation. */
const BOOKING: SQL = sql`select e.amount, p.currency, s.allocation_id
  from ledger_txns t
  join ledger_entries e on e.advertiser_id = t.advertiser_id and e.txn_id = t.id and e.line = 2
  join ledger_accounts p on p.advertiser_id = e.advertiser_id and p.id = e.account_id
  join ledger_entries g on g.advertiser_id = t.advertiser_id and g.txn_id = t.id and g.line = 1
  join ledger_accounts s on s.advertiser_id = g.advertiser_id and s.id = g.account_id
  where r.charge is null and t.advertiser_id = r.advertiser_id and t.reference = 'redemption:' || r.id and t.kind = 'book'
  order by t.id desc limit 1`;

/** The charge of redemptions `r`, its currency and its source. Requires `chargeJoin`. */
export const chargeColumns: SQL = sql`coalesce(r.charge, b.amount, 0)::text as charge,
  coalesce(r.charge_currency, b.currency, r.currency) as "chargeCurrency", coalesce(r.source_allocation_id, b.allocation_id)::text as "sourceId"`;
export const chargeJoin: SQL = sql`left join lateral (${BOOKING}) b on true`;
