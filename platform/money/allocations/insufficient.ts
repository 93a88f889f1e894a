import { formatMinor } from '../../../schema/foundation/money/money.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { type Refusal, refused } from '../../foundation/http/refusals/refusal.ts';

/** The refusal of a request that asks for more than is free; both in minor units. */
export function insufficient(
  scope: Scope,
  needed: bigint,
  { free, currency }: { free: bigint; currency: string },
): Refusal {
  return refused(scope, 'insufficient_unallocated_budget', {
    asked: formatMinor(needed, currency),
    free: formatMinor(free, currency),
    currency,
  });
}
