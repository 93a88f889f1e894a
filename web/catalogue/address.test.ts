import { describe, expect, test } from 'vitest';
import { dataAddress, listAddress, placeOf, translatedAddress } from './address.ts';

const NOTHING = { q: '', brand: '', currency: '', country: '', delivery: '', from: '', to: '' };

test('the language stands in the address, the default one by nothing', () => {
  expect(placeOf('/catalogue/')).toEqual({ locale: 'en', sku: null, filters: NOTHING, page: 1 });
  expect(placeOf('/catalogue/fr/rewards/AUR-CARD-0001')).toMatchObject({
    locale: 'fr',
    sku: 'AUR-CARD-0001',
  });
  expect([dataAddress('en'), dataAddress('fr')]).toEqual(['/catalogue/data', '/catalogue/fr/data']);
});

test.each([
  '/catalogue/en/',
  '/catalogue/rewards/',
  '/catalogue/rewards/A/B',
  '/catalogue/rewards/a%20b',
  '/catalogue/x',
  '/catalogue/?page=43',
  '/catalogue/?page=1e9',
])('there is nothing at %s', (address) => {
  expect(placeOf(address)).toBeNull();
});

describe('filters', () => {
  test('are the same after being written into an address and read again', () => {
    const filters = {
      q: 'café & co',
      brand: 'AUR',
      currency: 'EUR',
      country: 'FR',
      delivery: 'digital_delivery',
      from: '5.50',
      to: '20',
    };
    const place = placeOf(listAddress('fr', filters, 3));
    expect(place).toEqual({ locale: 'fr', sku: null, filters, page: 3 });
    expect(translatedAddress(place ?? fail(), 'en')).toBe(listAddress('en', filters, 3));
  });

  test('take a comma for a point', () => {
    expect(placeOf('/catalogue/?from=5%2C50')?.filters.from).toBe('5.50');
  });

  test.each([
    'currency=AAA',
    'country=france',
    'delivery=pigeon',
    'from=-1',
    'to=0.5',
    'to=many',
    'brand=a%27b',
    `q=${'x'.repeat(201)}`,
    'page=0',
    'page=two',
  ])('are as if they were not there where they cannot be: %s', (query) => {
    expect(placeOf(`/catalogue/?${query}`)).toEqual(placeOf('/catalogue/'));
  });
});

function fail(): never {
  throw new Error('There is nothing at this address');
}
