import type { InferInsertModel } from 'drizzle-orm';
import { PROVIDER_PAYMENT_TYPES } from '../../schema/redemptionFacts.ts';
import type { providers } from '../resources/providers/table.ts';
import type { skus } from '../resources/skus/table.ts';

/** What each is paid of a face value, in hundredths of a percent; what the last one is paid is not known. */
const PURCHASE_RATES = [9400, 9650, 8800, 9500];

type Provider = InferInsertModel<typeof providers>;

/** Guerdon makes the codes of these itself, and takes them back. */
const ISSUING = [
  'Blue Voucher Works',
  'Cardhouse Europe',
  'Giftline Logistics',
  'Northern Code Supply',
  'Prepaid Partners',
].map(
  (name, index): Omit<Provider, 'id'> => ({
    ...{ name, kind: 'issued', url: null, cancels: true, purchaseRate: PURCHASE_RATES[index] ?? null },
    // Each way of paying is there; those that issue cards say what is left on one.
    ...{
      paymentType: index % PROVIDER_PAYMENT_TYPES.length,
      consults: name.includes('Card') || name.includes('Prepaid'),
    },
  }),
);

/** Who supplies what the demo gives. Ids count from 1 in this order. */
export const DEMO_PROVIDERS: Provider[] = [
  ...ISSUING,
  // Its codes were bought before and lie in the pool.
  { ...{ name: 'Stockroom Vouchers', kind: 'pool' as const, url: null, cancels: false }, paymentType: 3 },
  // Nobody answers at its address: what it supplied is off sale, and a code of it cannot be cancelled any more.
  {
    ...{ name: 'Infusion Partners', kind: 'http' as const, url: 'https://codes.infusion.example' },
    ...{ cancels: true, paymentType: 2 },
  },
].map((provider, index) => ({ consults: false, ...provider, id: String(index + 1) }));

/** Brands whose codes are not made here, by the kind of their provider. */
const ELSEWHERE: Record<string, Provider['kind']> = { BRH: 'pool', YOE: 'pool', NE3: 'http' };

/** Whether the codes of a brand come out of the pool. */
export const isFromPool = (brandId: string): boolean => ELSEWHERE[brandId] === 'pool';

/** All SKUs of a brand have one provider, always the same. */
export function demoProviderOf(brandId: string): string {
  const elsewhere = ELSEWHERE[brandId];
  if (elsewhere) return DEMO_PROVIDERS.find(({ kind }) => kind === elsewhere)?.id ?? '';
  const sum = [...brandId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return String((sum % ISSUING.length) + 1);
}

/** What its provider is paid for one of a SKU, in minor units; null where that is not known. */
export function demoPurchaseCost({
  providerId,
  faceValue,
}: Pick<InferInsertModel<typeof skus>, 'providerId' | 'faceValue'>): bigint | null {
  const rate = DEMO_PROVIDERS[Number(providerId) - 1]?.purchaseRate;
  return rate ? (faceValue * BigInt(rate) + 5000n) / 10_000n : null;
}
