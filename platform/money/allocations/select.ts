import { type SQL, sql } from 'drizzle-orm';
import {
  ALLOCATED_REWARD_STATUSES,
  ALLOCATION_STATUSES,
  ALLOCATION_TYPES,
  type AllocationStatus,
  type AllocationType,
} from '../../../schema/foundation/transitions.ts';
import type { RewardFacts } from '../../../schema/money/allocations/allocationStates.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray, isoTimestamp, isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, nullable, number, oneOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { moneyOfAllocations } from '../ledger/allocationMoney.ts';

/** An allocation with its money, in minor units of `currency`. */
export interface AllocationRow {
  advertiserId: string;
  id: string;
  type: AllocationType;
  status: AllocationStatus;
  currency: string;
  requestedAmount: bigint;
  externalId: string | null;
  description: string | null;
  expiresAt: Date | null;
  orderedAt: Date;
  version: number;
  /** Amount allocated, less amount given back. */
  amount: bigint;
  /** Sum of its pending requests, positive or negative. */
  amountPending: bigint;
  /** Amount that its pending requests would give back. */
  amountReturning: bigint;
  /** Balance of its account. */
  amountAvailable: bigint;
  /** True if its request was withdrawn: neither approved nor rejected. */
  isWithdrawn: boolean;
  /** The business time at which it was read. */
  now: Date;
}

/** A reward of an allocation; price in minor units of the allocation's currency, face value of its own. */
export interface AllocatedRewardRow extends RewardFacts {
  id: string;
  allocationId: string;
  sku: string;
  name: string;
  faceValue: bigint;
  faceCurrency: string;
  sellingPrice: bigint | null;
  lineId: string | null;
}

/** Its place by the display priority at this moment of business (INVENT-20): the same judgment as `displayPriority`. */
export const displayOrder: SQL = sql`case
  when a.status = 'disabled' then case when m.is_withdrawn then 6 else 5 end
  when a.status = 'pending' then 4
  when a.expires_at <= guerdon_now() then 3
  when m.amount <= coalesce(c.balance, 0) and not exists (select from allocated_rewards r
    where r.advertiser_id = a.advertiser_id and r.allocation_id = a.id and r.quantity_used > 0) then 1
  when coalesce(c.balance, 0) > 0 or (a.type = 'committed' and exists (select from allocated_rewards r
    where r.advertiser_id = a.advertiser_id and r.allocation_id = a.id
      and r.quantity > r.quantity_used + r.quantity_expired)) then 0
  else 2 end`;

/** Allocations that the caller may see, with their money; `rest` follows `where …` (a condition, possibly an order and a page). */
export async function selectAllocations(tx: Queries, scope: Scope, rest: SQL): Promise<AllocationRow[]> {
  const rows = await rowsOf(
    tx,
    STORED_ROW,
    sql`select a.advertiser_id, a.id, a.type, a.status, a.currency, a.requested_amount::text as requested_amount,
        a.external_id, a.description, ${isoTimestamp(sql`a.expires_at`)} as expires_at, ${isoTimestamp(sql`a.ordered_at`)} as ordered_at, a.version,
        m.amount::text as amount, m.pending::text as pending, m.returning::text as returning, coalesce(c.balance, 0)::text as available,
        m.is_withdrawn, ${isoTimestamp(sql`guerdon_now()`)} as now
      from allocations a ${moneyOfAllocations}
      where ${isVisibleAdvertiser(scope, sql`a.advertiser_id`)} and ${rest}`,
  );
  return rows.map((row) => ({
    advertiserId: row.advertiser_id,
    id: row.id,
    type: row.type,
    status: row.status,
    currency: row.currency,
    requestedAmount: BigInt(row.requested_amount),
    externalId: row.external_id,
    description: row.description,
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
    orderedAt: new Date(row.ordered_at),
    version: row.version,
    amount: BigInt(row.amount),
    amountPending: BigInt(row.pending),
    amountReturning: BigInt(row.returning),
    amountAvailable: BigInt(row.available),
    isWithdrawn: row.is_withdrawn,
    now: new Date(row.now),
  }));
}

/** The rewards of these allocations, by name: of each SKU the one that counts, or, where none does, the last that was rejected. */
export async function selectRewards(
  tx: Queries,
  allocations: readonly Pick<AllocationRow, 'advertiserId' | 'id'>[],
): Promise<Map<string, AllocatedRewardRow[]>> {
  const owners = idArray([...new Set(allocations.map(({ advertiserId }) => advertiserId))]);
  const ids = idArray(allocations.map(({ id }) => id));
  const rows =
    allocations.length === 0
      ? []
      : await rewardRows(
          tx,
          sql`select distinct on (allocation_id, sku) * from allocated_rewards
            where advertiser_id = any (${owners}::bigint[]) and allocation_id = any (${ids}::bigint[])
            order by allocation_id, sku, status = 'disabled', id desc`,
        );
  return grouped(rows, ({ allocationId }) => allocationId);
}

/** The rewards that these requests bring, by name, rejected ones included. */
export async function selectBrought(
  tx: Queries,
  lines: readonly { advertiserId: string; id: string }[],
): Promise<Map<string, AllocatedRewardRow[]>> {
  const owners = idArray([...new Set(lines.map(({ advertiserId }) => advertiserId))]);
  const ids = idArray(lines.map(({ id }) => id));
  const rows =
    lines.length === 0
      ? []
      : await rewardRows(
          tx,
          sql`select * from allocated_rewards
            where advertiser_id = any (${owners}::bigint[]) and line_id = any (${ids}::bigint[])`,
        );
  return grouped(rows, ({ lineId }) => lineId ?? '');
}

function grouped(
  rows: readonly AllocatedRewardRow[],
  keyOf: (row: AllocatedRewardRow) => string,
): Map<string, AllocatedRewardRow[]> {
  const groups = new Map<string, AllocatedRewardRow[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

async function rewardRows(tx: Queries, rewardIds: SQL): Promise<AllocatedRewardRow[]> {
  const rows = await rowsOf(
    tx,
    STORED_REWARD_ROW,
    sql`select r.id, r.allocation_id, r.sku, r.status, r.locked, r.quantity, r.quantity_used, r.quantity_expired,
        r.selling_price::text as selling_price, r.line_id, s.name, s.face_value::text as face_value, s.currency as face_currency
      from (${rewardIds}) r join skus s on s.sku = r.sku order by s.name, s.sku`,
  );
  return rows.map((row) => ({
    id: row.id,
    allocationId: row.allocation_id,
    sku: row.sku,
    name: row.name,
    faceValue: BigInt(row.face_value),
    faceCurrency: row.face_currency,
    status: row.status,
    locked: row.locked,
    quantity: row.quantity,
    quantityUsed: row.quantity_used,
    quantityExpired: row.quantity_expired,
    sellingPrice: row.selling_price === null ? null : BigInt(row.selling_price),
    lineId: row.line_id,
  }));
}

const STORED_ROW = {
  advertiser_id: text,
  id: text,
  type: oneOf(ALLOCATION_TYPES),
  status: oneOf(ALLOCATION_STATUSES),
  currency: text,
  requested_amount: text,
  external_id: nullable(text),
  description: nullable(text),
  expires_at: nullable(text),
  ordered_at: text,
  version: number,
  amount: text,
  pending: text,
  returning: text,
  available: text,
  is_withdrawn: boolean,
  now: text,
};

const STORED_REWARD_ROW = {
  id: text,
  allocation_id: text,
  sku: text,
  name: text,
  face_value: text,
  face_currency: text,
  status: oneOf(ALLOCATED_REWARD_STATUSES),
  locked: boolean,
  quantity: nullable(number),
  quantity_used: number,
  quantity_expired: number,
  selling_price: nullable(text),
  line_id: nullable(text),
};
