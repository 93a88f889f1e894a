// Writes of redemptions beside their steps (`money/move.ts`). Callers lock the redemption first; `noteOpened` needs no lock.
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import type { ShippingAddress } from './table.ts';

/** A redemption of an advertiser. */
export interface RedemptionKey {
  advertiserId: string;
  redemptionId: string;
}

const isOne = ({ advertiserId, redemptionId }: RedemptionKey): SQL =>
  sql`advertiser_id = ${advertiserId} and id = ${redemptionId}`;

/**
 * The statement that writes new redemptions, which are booked. `rows` selects advertiser, id, promotion, SKU, face value, currency, moment of booking,
 * dispatch, batch, line, order ID, external reference, company name, recipient, charge, its currency, source allocation, and whether it is a test.
 */
export const insertBooked = (rows: SQL): SQL =>
  sql`insert into redemptions (advertiser_id, id, promotion_id, sku, face_value, currency, booked_at, dispatch_id, batch_id, line, order_id,
      external_ref, company_name, recipient_id, charge, charge_currency, source_allocation_id, testing, state, updated_at)
    select n.*, 'booked', now() from (${rows}) n`;

/** Gives a redemption to a recipient. */
export async function assignRecipient(tx: Queries, of: RedemptionKey, recipientId: string): Promise<void> {
  await tx.execute(sql`update redemptions set recipient_id = ${recipientId}, updated_at = guerdon_now(), version = version + 1
    where ${isOne(of)}`);
}

/** Counts the version of a redemption whose recipient has changed. */
export async function countVersion(tx: Queries, of: RedemptionKey): Promise<void> {
  await tx.execute(
    sql`update redemptions set version = version + 1, updated_at = guerdon_now() where ${isOne(of)}`,
  );
}

/** Records that a person opened the link: the first time counts. */
export async function noteOpened(tx: Queries, of: RedemptionKey): Promise<void> {
  await tx.execute(
    sql`update redemptions set opened_at = guerdon_now() where ${isOne(of)} and opened_at is null`,
  );
}

/** Stores another delivery address. */
export async function replaceAddress(
  tx: Queries,
  of: RedemptionKey,
  address: ShippingAddress,
): Promise<void> {
  await tx.execute(sql`update redemptions set address = ${JSON.stringify(address)}::jsonb, version = version + 1, updated_at = guerdon_now()
    where ${isOne(of)}`);
}

/** Stores the delivery address; the first one wins, because goods are ordered at once. */
export async function addAddress(tx: Queries, of: RedemptionKey, address: ShippingAddress): Promise<void> {
  await tx.execute(sql`update redemptions set address = ${JSON.stringify(address)}::jsonb, updated_at = guerdon_now(), version = version + 1
    where ${isOne(of)} and address is null and state in ('booked', 'pending', 'failed')`);
}

/** A reward, its value, and what it costs; amounts in minor units. */
export interface BookedReward {
  sku: string;
  value: bigint;
  currency: string;
  charge: bigint;
  chargeCurrency: string;
  allocationId: string | null;
}

/** Replaces the booked reward by the one that the recipient chose. */
export async function replaceReward(
  tx: Queries,
  of: RedemptionKey,
  { sku, value, currency, charge, chargeCurrency, allocationId }: BookedReward,
): Promise<void> {
  await tx.execute(sql`update redemptions set sku = ${sku}, face_value = ${value}::bigint, currency = ${currency},
      charge = ${charge}::bigint, charge_currency = ${chargeCurrency}, source_allocation_id = ${allocationId}::bigint,
      updated_at = guerdon_now(), version = version + 1
    where ${isOne(of)}`);
}
