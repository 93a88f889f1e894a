import { z } from 'zod';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import {
  ALLOCATED_REWARD_STATUSES,
  ALLOCATION_STATES,
  ALLOCATION_STATUSES,
  ALLOCATION_TYPES,
} from '../../../schema/foundation/transitions.ts';
import {
  ALLOCATION_DISPLAYS,
  allocationState,
  displayOf,
  isAvailable,
  isEditable,
  quantityAvailable,
} from '../../../schema/money/allocations/allocationStates.ts';
import { requestMinimum } from '../../../schema/money/allocations/allocations.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { readableOnly } from '../../foundation/records/readableNoun.ts';

import { waitingRequestShape } from './requests/waiting.ts';
import type { AllocatedRewardRow, AllocationRow } from './select.ts';

const piece = z.int().nullable();
const price = z.string().nullable();

/** A reward of an allocation as answers show it (INVENT-19): decimal strings in `currency`, the face value in the reward's own. */
export const allocatedRewardShape = responseSchema(
  'AllocatedReward',
  z.object({
    id: z.string(),
    reward: z.object({ sku: z.string(), name: z.string(), face_value: z.string(), currency: z.string() }),
    currency: z.string(),
    quantity: piece.describe('Null for as many as the amount pays for'),
    quantity_used: z.int(),
    quantity_expired: z.int(),
    quantity_available: piece.describe('Null when there is no limit'),
    selling_price: price.describe("Null in an open allocation, where the reward's own price applies"),
    amount: price,
    amount_used: price,
    status: z.enum(ALLOCATED_REWARD_STATUSES),
    locked: z.boolean(),
    enabled: z.boolean().describe('Approved and not locked'),
  }),
);
export type AllocatedRewardJson = z.output<typeof allocatedRewardShape>;

/** An allocation as answers show it (INVENT-15): decimal strings in `currency`. */
export const allocationShape = responseSchema(
  'Allocation',
  z.object({
    id: z.string(),
    advertiser_id: z.string(),
    type: z.enum(ALLOCATION_TYPES),
    status: z.enum(ALLOCATION_STATUSES),
    state: z.enum(ALLOCATION_STATES),
    display: z.enum(ALLOCATION_DISPLAYS).describe('Word shown, by display priority'),
    is_available: z.boolean(),
    is_editable: z.boolean(),
    currency: z.string(),
    amount: z.string(),
    amount_used: z.string(),
    amount_pending: z
      .string()
      .describe('Sum of the amounts of its undecided requests, in or out, not the net'),
    amount_available: z.string(),
    requested_amount: z.string(),
    request_minimum: price.describe('Lowest amount that a further request may ask for; null when committed'),
    give_back_limit: price.describe(
      'Amount of an expired committed allocation that can be given back; null when there is none',
    ),
    external_id: z.string().nullable().describe('IO number'),
    description: z.string().nullable(),
    expiration_datetime: z.string().nullable(),
    no_expiration: z.boolean(),
    ordered_datetime: z.string(),
    version: z.int(),
    waiting_requests: z.array(waitingRequestShape).describe('Undecided requests, the oldest first'),
    allocated_rewards: z.array(allocatedRewardShape).optional().describe('Present when requested'),
  }),
);
export type AllocationJson = z.output<typeof allocationShape>;

/** An allocation as the decision about a request of it answers it. */
export const readableAllocation = readableOnly(allocationShape, 'viewInventory');

export const allocationPageShape = responseSchema('AllocationPage', pageShape(allocationShape));
export const allocationListShape = responseSchema(
  'AllocationList',
  z.object({ items: z.array(allocationShape) }),
);
export const allocatedRewardListShape = responseSchema(
  'AllocatedRewardList',
  z.object({ items: z.array(allocatedRewardShape) }),
);

/** An allocation as answers show it at this moment; without its rewards unless they are asked for. */
export function allocationJson(
  row: AllocationRow,
  rewards: readonly AllocatedRewardRow[],
  withRewards: boolean,
): Omit<AllocationJson, 'waiting_requests'> {
  const money = (minor: bigint) => formatMinor(minor, row.currency);
  const { amount, amountAvailable, amountPending, amountReturning, now, ...own } = row;
  const amountUsed = amount - amountAvailable;
  const facts = { ...own, amountAvailable, amountUsed, rewards };
  const state = allocationState(facts, now);
  const figures = { status: row.status, amount, amountUsed, amountReturning };
  return {
    id: row.id,
    advertiser_id: row.advertiserId,
    type: row.type,
    status: row.status,
    state,
    display: displayOf({ status: row.status, state, isWithdrawn: row.isWithdrawn }),
    is_available: isAvailable(facts, now),
    is_editable: isEditable({ state }),
    currency: row.currency,
    amount: money(amount),
    amount_used: money(amountUsed),
    amount_pending: money(amountPending),
    amount_available: money(amountAvailable),
    requested_amount: money(row.requestedAmount),
    request_minimum: row.type === 'open' ? money(requestMinimum(figures, row.currency)) : null,
    give_back_limit: giveBackLimit(row) > 0n ? money(giveBackLimit(row)) : null,
    external_id: row.externalId,
    description: row.description,
    expiration_datetime: row.expiresAt?.toISOString() ?? null,
    no_expiration: row.expiresAt === null,
    ordered_datetime: row.orderedAt.toISOString(),
    version: row.version,
    ...(withRewards
      ? { allocated_rewards: rewards.map((reward) => allocatedRewardJson(reward, row.currency)) }
      : {}),
  };
}

/** A reward as answers show it in an allocation of this currency. */
export function allocatedRewardJson(row: AllocatedRewardRow, currency: string): AllocatedRewardJson {
  const { quantity, sellingPrice } = row;
  const worth = (pieces: number) =>
    sellingPrice === null ? null : formatMinor(sellingPrice * BigInt(pieces), currency);
  return {
    id: row.id,
    reward: {
      sku: row.sku,
      name: row.name,
      face_value: formatMinor(row.faceValue, row.faceCurrency),
      currency: row.faceCurrency,
    },
    currency,
    quantity,
    quantity_used: row.quantityUsed,
    quantity_expired: row.quantityExpired,
    quantity_available: quantityAvailable(row),
    selling_price: worth(1),
    amount: quantity === null ? null : worth(quantity),
    amount_used: worth(row.quantityUsed),
    status: row.status,
    locked: row.locked,
    enabled: row.status === 'enabled' && !row.locked,
  };
}

/** Fields that depend on the time and on use. */
export const COMPUTED_OF_ALLOCATION = [
  ...['state', 'display', 'is_available', 'is_editable', 'amount_used', 'amount_pending'],
  ...['amount_available', 'request_minimum', 'give_back_limit'],
];

/**
 * Maximum amount that an expired committed allocation can give back, in minor units: its balance less its pending returns. 0 for all
 * others: an open allocation gives back by a negative request, and stock that can still be given stays paid for.
 */
export function giveBackLimit({ type, status, expiresAt, now, ...row }: AllocationRow): bigint {
  const isOver = expiresAt !== null && expiresAt.getTime() <= now.getTime();
  if (type !== 'committed' || status !== 'enabled' || !isOver) return 0n;
  const left = row.amountAvailable - row.amountReturning;
  return left > 0n ? left : 0n;
}
