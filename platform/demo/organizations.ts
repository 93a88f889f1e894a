import type { InferInsertModel } from 'drizzle-orm';
import type { organizations } from '../resources/organization/table.ts';

const ALL_CURRENCIES = ['USD', 'GBP', 'EUR', 'JPY'];

/** The provider, the two organizations of the retailer accounts, and the others; ids count from 1 in this order. */
export const DEMO_ORGANIZATIONS: (InferInsertModel<typeof organizations> & { id: string })[] = [
  organization('1', 'guerdon', 'Guerdon', ['US', 'GB', 'FR', 'DE', 'IT', 'PT', 'JP', 'CA'], ALL_CURRENCIES),
  organization('2', 'northwind', 'Northwind Retail Group', ['US', 'GB', 'FR', 'DE', 'JP'], ALL_CURRENCIES),
  organization('3', 'cornershop', 'Corner Shop', ['GB'], ['GBP']),
  organization('4', 'bluefinch', 'Bluefinch Stores', ['US', 'CA'], ['USD']),
  organization('5', 'maisonverte', 'Maison Verte', ['FR', 'BE', 'LU'], ['EUR']),
  organization('6', 'hanamori', 'Hanamori Holdings', ['JP'], ['JPY', 'USD']),
  organization('7', 'rheinhof', 'Rheinhof Handel', ['DE', 'AT', 'CH'], ['EUR']),
  organization('8', 'albion', 'Albion & Daughters', ['GB', 'IE'], ['GBP', 'EUR']),
];

function organization(
  id: string,
  uiId: string,
  name: string,
  operatingCountries: string[],
  billingCurrencies: string[],
) {
  return { id, uiId, name, theme: 'default', operatingCountries, billingCurrencies };
}
