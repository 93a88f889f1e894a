import { fieldErrorsOf } from '../../../schema/foundation/text/fieldErrors.ts';
import { z } from '../../../schema/foundation/text/zod.ts';
import { ALLOCATION_TYPES } from '../../../schema/foundation/transitions.ts';
import {
  committedAllocationDraft,
  committedReward,
  committedRewardChange,
  newCommittedAllocation,
  newOpenAllocation,
  openAllocationDraft,
  openReward,
  rewardList,
} from '../../../schema/money/allocations/allocations.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { invalid } from '../../foundation/http/refusals/refusal.ts';

const words = z.string().nullable().optional();

/** Fields of both kinds of request; the store, which knows the currency, validates the amounts. */
const terms = {
  external_id: words.meta({ description: 'IO number' }),
  description: words,
  expiration_datetime: words.meta({ description: 'A future instant, ISO 8601' }),
  no_expiration: z.boolean().optional(),
};
const rewards = z.array(z.looseObject({ sku: z.string() }));

/** Body of a request (ALLOC-50): `amount` where it is open; pieces and prices of `rewards` where it is committed. */
export const newAllocationBody = z.strictObject({
  ...terms,
  type: z.enum(ALLOCATION_TYPES),
  amount: z
    .string()
    .optional()
    .meta({ description: 'Decimal in the billing currency; a negative amount gives money back' }),
  rewards: rewards.nullable().optional(),
});
/** Body of a request to give back what an expired committed allocation holds. */
export const giveBackBody = z.strictObject({
  amount: z.string().meta({ description: 'Decimal in the billing currency, above 0' }),
  description: words.meta({ description: 'A note in words' }),
});

export type NewAllocationBody = z.output<typeof newAllocationBody>;

/** Body of a change (ALLOC-51): what is left out stays. */
export const allocationChangeBody = z.strictObject({
  ...terms,
  requested_amount: z.string().optional().meta({ description: 'Open: decimal in the billing currency' }),
  rewards: rewards.optional().meta({ description: 'Committed: changed quantities and prices, by SKU' }),
});
export type AllocationChangeBody = z.output<typeof allocationChangeBody>;

export const readCommitted = (body: NewAllocationBody, currency: string) =>
  read(
    snakeCased(
      newCommittedAllocation(currency)
        .extend({ rewards: rewardList(snakeCased(committedReward(currency))).min(1, { error: 'required' }) })
        .extend({ type: z.literal('committed') }),
    ),
    body,
  );

/** @param minimum in minor units. */
export const readOpen = (body: NewAllocationBody, currency: string, minimum: bigint) =>
  read(
    snakeCased(
      newOpenAllocation(currency, minimum)
        .extend({ rewards: rewardList(snakeCased(openReward)).nullish() })
        .extend({ type: z.literal('open') }),
    ),
    body,
  );

export const readCommittedChange = (body: AllocationChangeBody, currency: string) =>
  read(
    snakeCased(
      committedAllocationDraft(currency).extend({
        rewards: rewardList(snakeCased(committedRewardChange(currency))).optional(),
      }),
    ),
    body,
  );

export const readOpenChange = (body: AllocationChangeBody, currency: string) =>
  read(snakeCased(openAllocationDraft(currency)), body);

function read<Output>(
  rule: z.ZodType<Output, Record<string, unknown>>,
  body: Record<string, unknown>,
): Output {
  const checked = rule.safeParse(body, { reportInput: true });
  if (!checked.success) throw invalid(fieldErrorsOf(checked.error));
  return checked.data;
}
