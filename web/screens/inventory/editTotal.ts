import type { AllocationRowFragment } from '../../../operations/inventory/AllocationRow.generated.ts';
import { formatMinor, parseMoney } from '../../../schema/money.ts';
import { committedTotal } from '../../../schema/rules/allocations.ts';

/** What a committed request asks for as the form stands; null while a price or a quantity is no number, and for an open one. */
export function editTotal(values: Record<string, unknown>, allocation: AllocationRowFragment) {
  if (allocation.type !== 'committed') return null;
  const { currency } = allocation.requestedAmount;
  const rewards = allocation.allocatedRewards.map((_reward, index) => ({
    sellingPrice: parseMoney(String(values[`price${index}`] ?? ''), currency),
    quantity: Number(values[`quantity${index}`]),
  }));
  const known = rewards.flatMap(({ sellingPrice, quantity }) =>
    sellingPrice !== null && Number.isSafeInteger(quantity) ? [{ sellingPrice, quantity }] : [],
  );
  if (known.length < rewards.length) return null;
  return { amount: formatMinor(committedTotal(known), currency), currency };
}
