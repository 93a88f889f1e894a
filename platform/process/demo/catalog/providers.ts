import type { InferInsertModel } from 'drizzle-orm';
import { PROVIDER_PAYMENT_TYPES } from '../../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import type { providers } from '../../../catalog/providers/table.ts';
import type { skus } from '../../../catalog/skus/table.ts';

/** The provider's price as a share of the face value, in hundredths of a percent; unknown for the last one. */
const PURCHASE_RATES = [9400, 9650, 8800, 9500];

type Provider = InferInsertModel<typeof providers>;

/** Guerdon creates and cancels their codes itself. */
const ISSUING = [
  'Blue Voucher Works',
  'Cardhouse Europe',
  'Giftline Logistics',
  'Northern Code Supply',
  'Prepaid Partners',
].map(
  (name, index): Omit<Provider, 'id'> => ({
    name,
    kind: 'issued',
    url: null,
    cancels: true,
    purchaseRate: PURCHASE_RATES[index] ?? null,
    // Every payment method occurs; providers that issue cards report the balance.
    paymentType: index % PROVIDER_PAYMENT_TYPES.length,
    consults: name.includes('Card') || name.includes('Prepaid'),
  }),
);

/** The providers of the demo's rewards. Ids count from 1 in this order. */
export const DEMO_PROVIDERS: Provider[] = [
  ...ISSUING,
  // Its codes were bought before and lie in the pool.
  { name: 'Stockroom Vouchers', kind: 'pool' as const, url: null, cancels: false, paymentType: 3 },
  // Its address no longer responds: its rewards are off sale, and its codes cannot be canceled any more.
  {
    name: 'Infusion Partners',
    kind: 'http' as const,
    url: 'https://codes.infusion.example',
    cancels: true,
    paymentType: 2,
  },
].map((provider, index) => ({ consults: false, ...provider, id: String(index + 1) }));

/** Brands whose codes are not made here, by the kind of their provider. */
const ELSEWHERE: Record<string, Provider['kind']> = { BRH: 'pool', YOE: 'pool', NE3: 'http' };

/** True if the codes of a brand come from the pool. */
export const isFromPool = (brandId: string): boolean => ELSEWHERE[brandId] === 'pool';

/** All SKUs of a brand have one provider, always the same. */
export function demoProviderOf(brandId: string): string {
  const elsewhere = ELSEWHERE[brandId];
  if (elsewhere) return DEMO_PROVIDERS.find(({ kind }) => kind === elsewhere)?.id ?? '';
  const sum = [...brandId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return String((sum % ISSUING.length) + 1);
}

/** The provider's price for one of a SKU, in minor units; null if unknown. */
export function demoPurchaseCost({
  providerId,
  faceValue,
}: Pick<InferInsertModel<typeof skus>, 'providerId' | 'faceValue'>): bigint | null {
  const rate = DEMO_PROVIDERS[Number(providerId) - 1]?.purchaseRate;
  return rate ? (faceValue * BigInt(rate) + 5000n) / 10_000n : null;
}
