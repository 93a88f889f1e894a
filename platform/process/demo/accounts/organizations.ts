import type { InferInsertModel } from 'drizzle-orm';
import type { organizations } from '../../../people/organization/table.ts';

const ALL_CURRENCIES = ['USD', 'GBP', 'EUR', 'JPY'];

/** The operator, the two organizations of the retailer accounts, and the others; ids count from 1 in this order. */
export const DEMO_ORGANIZATIONS: (InferInsertModel<typeof organizations> & { id: string })[] = [
  organization('1', 'guerdon', {
    name: 'Guerdon',
    operatingCountries: ['US', 'GB', 'FR', 'DE', 'IT', 'PT', 'JP', 'CA'],
    billingCurrencies: ALL_CURRENCIES,
  }),
  organization('2', 'northwind', {
    name: 'Northwind Retail Group',
    operatingCountries: ['US', 'GB', 'FR', 'DE', 'JP'],
    billingCurrencies: ALL_CURRENCIES,
  }),
  organization('3', 'cornershop', {
    name: 'Corner Shop',
    operatingCountries: ['GB'],
    billingCurrencies: ['GBP'],
  }),
  organization('4', 'bluefinch', {
    name: 'Bluefinch Stores',
    operatingCountries: ['US', 'CA'],
    billingCurrencies: ['USD'],
  }),
  organization('5', 'maisonverte', {
    name: 'Maison Verte',
    operatingCountries: ['FR', 'BE', 'LU'],
    billingCurrencies: ['EUR'],
  }),
  organization('6', 'hanamori', {
    name: 'Hanamori Holdings',
    operatingCountries: ['JP'],
    billingCurrencies: ['JPY', 'USD'],
  }),
  organization('7', 'rheinhof', {
    name: 'Rheinhof Handel',
    operatingCountries: ['DE', 'AT', 'CH'],
    billingCurrencies: ['EUR'],
  }),
  organization('8', 'albion', {
    name: 'Albion & Daughters',
    operatingCountries: ['GB', 'IE'],
    billingCurrencies: ['GBP', 'EUR'],
  }),
];

type Facts = Pick<
  InferInsertModel<typeof organizations>,
  'name' | 'operatingCountries' | 'billingCurrencies'
>;

function organization(id: string, uiId: string, facts: Facts) {
  return { id, uiId, theme: 'default', ...facts };
}
