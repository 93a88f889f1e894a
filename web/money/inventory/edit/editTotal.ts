import type { AllocationRowFragment } from '../../../../operations/reports/inventory/AllocationRow.generated.ts';
import { formatMinor, parseMoney } from '../../../../schema/foundation/money/money.ts';
import { committedTotal } from '../../../../schema/money/allocations.ts';
import type { FormValues } from '../../../kit/form/formApi.ts';
import type { EditRules } from './editFields.ts';

/** The total of a committed request in the current form; null while a price or a quantity is no number, and for an open one. */
export function editTotal(values: FormValues<EditRules>, allocation: AllocationRowFragment) {
  if (allocation.type !== 'committed') return null;
  const { currency } = allocation.requestedAmount;
  const rewards = values.rewards.map(({ sellingPrice, quantity }) => ({
    sellingPrice: parseMoney(sellingPrice ?? '', currency),
    quantity: Number(quantity),
  }));
  const pricedRewards = rewards.flatMap(({ sellingPrice, quantity }) =>
    sellingPrice !== null && Number.isSafeInteger(quantity) ? [{ sellingPrice, quantity }] : [],
  );
  if (pricedRewards.length < rewards.length) return null;
  return { amount: formatMinor(committedTotal(pricedRewards), currency), currency };
}
