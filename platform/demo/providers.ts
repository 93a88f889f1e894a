import type { InferInsertModel } from 'drizzle-orm';
import { PROVIDER_PAYMENT_TYPES } from '../../schema/redemptionFacts.ts';
import type { providers } from '../resources/providers/table.ts';
import type { skus } from '../resources/skus/table.ts';

/** What each is paid of a face value, in hundredths of a percent; what the last one is paid is not known. */
const PURCHASE_RATES = [9400, 9650, 8800, 9500];

/** Who supplies what the demo gives: Guerdon makes the codes of all of them itself, and takes them back. Ids count from 1 in this order. */
export const DEMO_PROVIDERS: InferInsertModel<typeof providers>[] = [
  'Blue Voucher Works',
  'Cardhouse Europe',
  'Giftline Logistics',
  'Northern Code Supply',
  'Prepaid Partners',
].map((name, index) => ({
  ...{ id: String(index + 1), name, kind: 'issued', cancels: true },
  purchaseRate: PURCHASE_RATES[index] ?? null,
  // Each way of paying is there; those that issue cards say what is left on one.
  ...{
    paymentType: index % PROVIDER_PAYMENT_TYPES.length,
    consults: name.includes('Card') || name.includes('Prepaid'),
  },
}));

/** All SKUs of a brand have one provider, always the same. */
export function demoProviderOf(brandId: string): string {
  const sum = [...brandId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return String((sum % DEMO_PROVIDERS.length) + 1);
}

/** What its provider is paid for one of a SKU, in minor units; null where that is not known. */
export function demoPurchaseCost({
  providerId,
  faceValue,
}: Pick<InferInsertModel<typeof skus>, 'providerId' | 'faceValue'>): bigint | null {
  const rate = DEMO_PROVIDERS[Number(providerId) - 1]?.purchaseRate;
  return rate ? (faceValue * BigInt(rate) + 5000n) / 10_000n : null;
}
