import { describe, expect, test } from 'vitest';
import {
  amountProblem,
  dataAddress,
  isRangeWrong,
  isSearchTooLong,
  listAddress,
  placeOf,
  translatedAddress,
} from './address.ts';
import { rewardsAt } from './filters/questions.ts';

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

  test.each([
    ['/catalogue/fr/?from=5%2C50', '5.50'],
    ['/catalogue/fr/?from=1%20500', '1500'],
    ['/catalogue/?from=1%2C500', '1500'],
    ['/catalogue/fr/?from=5.50', '5.50'],
  ])('MONEY-1: amounts are read as the language writes them: %s', (address, from) => {
    const place = placeOf(address) ?? fail();
    expect(place.filters.from).toBe(from);
    expect(amountProblem(place, 'from')).toBeNull();
    expect(rewardsAt(place)).toMatchObject({ faceValueMin: from });
  });

  test.each([
    ['from=1%2C23%2C456', { word: 'amount_unclear', number: '123456' }],
    ['from=5%2C50', { word: 'amount_comma', number: '5.50' }],
    ['from=1%20000%2C00', { word: 'amount_comma', number: '1000.00' }],
    ['from=-1', { word: 'amount_wrong' }],
    ['from=many', { word: 'amount_wrong' }],
    ['from=1.234', { word: 'amount_wrong' }],
    ['from=1234567890123', { word: 'amount_wrong' }],
  ])(
    'MONEY-1: an amount that is not clear stays as typed, is explained and narrows nothing: %s',
    (query, problem) => {
      const place = placeOf(`/catalogue/?${query}`) ?? fail();
      expect(place.filters.from).toBe(new URLSearchParams(query).get('from'));
      expect(amountProblem(place, 'from')).toEqual(problem);
      expect(rewardsAt(place)).toEqual({ page: 1 });
    },
  );

  test('a search that is too long stays as typed, is explained and narrows nothing', () => {
    const place = placeOf(`/catalogue/?q=${'x'.repeat(5_000)}`) ?? fail();
    expect(place.filters.q).toHaveLength(5_000);
    expect(isSearchTooLong(place.filters)).toBe(true);
    expect(rewardsAt(place)).toEqual({ page: 1 });
    expect(rewardsAt(placeOf(`/catalogue/?q=${'x'.repeat(200)}`) ?? fail())).toMatchObject({
      search: expect.any(String),
    });
  });

  test('MONEY-1: the greatest value is 1 at least; what is not clear is below or above nothing', () => {
    expect(amountProblem(placeOf('/catalogue/?to=0.5') ?? fail(), 'to')).toEqual({ word: 'amount_least' });
    expect(isRangeWrong({ ...NOTHING, from: '0,500', to: '20' })).toBe(false);
  });

  test.each(['currency=AAA', 'country=france', 'delivery=pigeon', 'brand=a%27b', 'page=0', 'page=two'])(
    'are as if they were not there where they cannot be: %s',
    (query) => {
      expect(placeOf(`/catalogue/?${query}`)).toEqual(placeOf('/catalogue/'));
    },
  );
});

function fail(): never {
  throw new Error('There is nothing at this address');
}
