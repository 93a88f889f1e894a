import type { AllocationFactsFragment } from '../../../operations/money/allocations/AllocationCreateScreen.generated.ts';
import { parseMoney } from '../../../schema/foundation/money/money.ts';
import { requestMinimum } from '../../../schema/money/allocations/allocations.ts';

/** Facts of the advertiser for the rules of the form; amounts in minor units of `currency`. */
export interface AllocationFacts {
  advertiserId: string;
  name: string;
  isEnabled: boolean;
  currency: string;
  allowCommittedAllocation: boolean;
  billingCurrency: string | null;
  /** The available amount; null while unknown. */
  unallocated: bigint | null;
  /** The open allocation that a request in open mode updates; null when there is none. */
  open: OpenFacts | null;
  /** The minimum request in open mode. */
  minimum: bigint;
}

interface OpenFacts {
  id: string;
  /** True if the allocation is approved. Only then a request may consist of rewards or a new end date alone. */
  isEnabled: boolean;
  /** True if the end date is past. A further request must then set a new one. */
  isOver: boolean;
  /** SKUs that are in it, or in a waiting request. */
  skus: ReadonlySet<string>;
}

export function factsOf(advertiser: AllocationFactsFragment, now: Date): AllocationFacts {
  const { id, name, status, billingCurrency: currency, budget, openAllocation: open } = advertiser;
  const inMinor = (money: { amount: string } | null | undefined) =>
    money ? parseMoney(money.amount, currency) : null;
  return {
    advertiserId: id,
    name,
    isEnabled: status === 'enabled',
    currency,
    allowCommittedAllocation: advertiser.allowCommittedAllocation,
    billingCurrency: currency,
    unallocated: inMinor(budget?.unallocated),
    open: open && {
      id: open.id,
      isEnabled: open.status === 'enabled',
      isOver: open.expiresAt !== null && Date.parse(open.expiresAt) <= now.getTime(),
      skus: new Set(
        open.allocatedRewards
          .filter((allocatedReward) => allocatedReward.status !== 'disabled')
          .map(({ reward }) => reward.sku),
      ),
    },
    minimum: inMinor(open?.requestMinimum) ?? requestMinimum(null, currency),
  };
}
