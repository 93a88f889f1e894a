import type { InferInsertModel } from 'drizzle-orm';
import type { providers } from '../resources/providers/table.ts';

/** Who supplies what the demo gives: Guerdon makes the codes of all of them itself, and takes them back; the first three tell balances. Ids count from 1 in this order. */
export const DEMO_PROVIDERS: InferInsertModel<typeof providers>[] = [
  'Blue Voucher Works',
  'Cardhouse Europe',
  'Giftline Logistics',
  'Northern Code Supply',
  'Prepaid Partners',
].map((name, index) => ({ id: String(index + 1), name, kind: 'issued', cancels: true, consults: index < 3 }));

/** All SKUs of a brand have one provider, always the same. */
export function demoProviderOf(brandId: string): string {
  const sum = [...brandId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return String((sum % DEMO_PROVIDERS.length) + 1);
}
