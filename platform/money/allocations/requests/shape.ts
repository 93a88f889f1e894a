import { z } from 'zod';
import { formatMinor } from '../../../../schema/foundation/money/money.ts';
import {
  ALLOCATED_REWARD_STATUSES,
  ALLOCATION_STATUSES,
  BUDGET_LINE_STATUSES,
  BUDGET_LINE_TYPES,
} from '../../../../schema/foundation/transitions.ts';
import { ALLOCATION_REPORT_TYPES } from '../../../../schema/money/allocations/allocations.ts';
import { effectsShape } from '../../../foundation/changes/effects.ts';
import { pageShape } from '../../../foundation/http/requests.ts';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';
import type { AllocatedRewardRow } from '../select.ts';
import { allocationShape, readableAllocation } from '../shape.ts';
import { type OutcomeJson, outcomeShape } from './decisions/outcome.ts';
import { DECISION_OBSTACLES, type Obstacle } from './decisions/secondPerson.ts';
import { expirationJson, expirationShape } from './expiration.ts';
import type { RequestRow } from './select.ts';

const person = z.object({ name: z.string(), email: z.string() }).nullable();

/** A line of a budget as the allocations report shows it (ALLOCREP-10), with requester and decider. */
export const allocationRequestShape = responseSchema(
  'AllocationRequest',
  z.object({
    id: z.string().describe("The budget line's"),
    retailer: z.object({ id: z.string(), name: z.string() }),
    budget_allocation: z.object({
      id: z.string().nullable(),
      type: z.enum(ALLOCATION_REPORT_TYPES),
      status: z.enum(ALLOCATION_STATUSES).nullable(),
      rewards_waiting: z
        .int()
        .describe(
          'Number of its rewards that wait for another request and cannot be given yet, once this request is approved; otherwise 0',
        ),
    }),
    budget_line_item: z.object({
      type: z.enum(BUDGET_LINE_TYPES),
      status: z.enum(BUDGET_LINE_STATUSES),
      amount: z.string().describe('Never negative; the type gives the sign'),
      currency: z.string(),
    }),
    virtual_good_inventory: z.array(
      z.object({
        count: z.int().nullable().describe('Number of pieces; null for as many as the amount pays for'),
        status: z.enum(ALLOCATED_REWARD_STATUSES),
        amount: z.string().nullable().describe('Price of all pieces; null when there is no limit'),
        currency: z.string(),
        virtual_currency: z.object({
          cost_of_unit: z.string().describe('Selling price; in an open allocation, the face value'),
          currency: z.string(),
          caption: z.string(),
          sku: z.string(),
        }),
      }),
    ),
    requester: person.describe('Null without viewAllocationsReport, unless the caller is the requester'),
    grantor: person.describe('Null without viewAllocationsReport, unless the caller is the requester'),
    external_id: z.string().nullable(),
    description: z.string().nullable(),
    expiration: expirationShape,
    created_at: z.string(),
    updated_at: z.string().describe('Time of the decision; while pending, of the last change'),
    last_change: z
      .object({
        at: z.string(),
        person: person.describe('Null without viewAllocationsReport, unless it was the caller'),
      })
      .nullable()
      .describe('Last change while it was pending; null when it is as it was requested'),
    can_decide: z.boolean().describe('Whether the caller may approve or reject it'),
    decision_obstacle: z
      .object({
        code: z.enum(DECISION_OBSTACLES),
        person: z.string().nullable().describe("Name of the other person; null for the caller's own request"),
        until: z.string().nullable().describe('Until when the obstacle holds; null means always'),
      })
      .nullable()
      .describe('Reason why the caller may not decide this request but may decide others'),
    reason: z.string().nullable().describe('Reason for the rejection'),
    outcome: outcomeShape
      .nullable()
      .describe('Result of an approval, while it is pending, for callers who may decide'),
    version: z.int(),
  }),
);
export type AllocationRequestJson = z.output<typeof allocationRequestShape>;

export const allocationRequestPageShape = responseSchema(
  'AllocationRequestPage',
  pageShape(allocationRequestShape),
);

/** The response to a new or changed request. */
export const allocationUpdateShape = responseSchema(
  'AllocationUpdate',
  z.object({ allocation: allocationShape, request: allocationRequestShape, effects: effectsShape }),
);
export type AllocationUpdateJson = z.output<typeof allocationUpdateShape>;

/** The response to a decision about a request. */
export const allocationDecisionShape = responseSchema(
  'AllocationDecision',
  z.object({
    allocation: readableAllocation.schema,
    request: allocationRequestShape,
    effects: effectsShape,
  }),
);
export type AllocationDecisionJson = z.output<typeof allocationDecisionShape>;

/** Parts of a request that depend on the caller. */
interface RequestSeen {
  canDecide: boolean;
  obstacle: Obstacle | null;
  outcome: OutcomeJson | null;
  rewardsWaiting: number;
  requester: z.output<typeof person>;
  grantor: z.output<typeof person>;
  changer: z.output<typeof person>;
}

/** A request as answers show it, as its caller sees it. */
export function requestJson(
  row: RequestRow,
  rewards: readonly AllocatedRewardRow[],
  { canDecide, obstacle, outcome, rewardsWaiting, requester, grantor, changer }: RequestSeen,
): AllocationRequestJson {
  return {
    id: row.id,
    retailer: { id: row.advertiser_id, name: row.advertiser_name },
    budget_allocation: {
      id: row.allocation_id,
      type: row.report_type,
      status: row.allocation_status,
      rewards_waiting: rewardsWaiting,
    },
    budget_line_item: {
      type: row.type,
      status: row.status,
      amount: formatMinor(BigInt(row.amount), row.currency),
      currency: row.currency,
    },
    virtual_good_inventory: rewards.map((reward) => rewardJson(reward, row.currency)),
    requester,
    grantor,
    external_id: row.external_id,
    description: row.description || null,
    expiration: expirationJson(row),
    created_at: row.created_at,
    updated_at: row.updated_at,
    last_change: row.changed_at === null ? null : { at: row.changed_at, person: changer },
    can_decide: canDecide,
    decision_obstacle: obstacle && { code: obstacle.code, person: obstacle.person, until: obstacle.until },
    reason: row.reason,
    outcome,
    version: row.version,
  };
}

function rewardJson(reward: AllocatedRewardRow, currency: string) {
  const { sellingPrice, faceValue, faceCurrency, quantity } = reward;
  const price =
    sellingPrice === null ? { of: faceValue, currency: faceCurrency } : { of: sellingPrice, currency };
  return {
    count: quantity,
    status: reward.status,
    amount: quantity === null ? null : formatMinor(price.of * BigInt(quantity), price.currency),
    currency: price.currency,
    virtual_currency: {
      cost_of_unit: formatMinor(price.of, price.currency),
      currency: price.currency,
      caption: reward.name,
      sku: reward.sku,
    },
  };
}
