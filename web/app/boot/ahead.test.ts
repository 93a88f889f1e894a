import { expect, test } from 'vitest';
import { aheadOf } from './ahead.ts';

const namesAt = (url: string) => aheadOf(url, 'Asia/Tokyo')?.questions.map(({ name }) => name) ?? null;

test.each([
  ['/advertiser/listing', ['AdvertiserListingScreen']],
  ['/advertisers?page=2', ['AdvertiserDashboardScreen']],
  ['/advertiser/7', ['AdvertiserScreen', 'AdvertiserPromotionsTab']],
  ['/advertiser/7?tab=promotions', ['AdvertiserScreen', 'AdvertiserPromotionsTab']],
  ['/advertiser/7?tab=budget', ['AdvertiserScreen']],
  ['/advertiser/create', null],
  ['/advertiser/abc', null],
  ['/home', null],
  ['/', null],
])('what is asked at %s before the application is there', (url, names) => {
  expect(namesAt(url)).toEqual(names);
});

test('a list is asked for as its address says', () => {
  const [question] =
    aheadOf('/advertiser/listing?search=ab&order_by=name&order=asc&page=3', 'UTC')?.questions ?? [];
  expect(question?.variables).toEqual({
    filter: { search: 'ab', status: 'enabled' },
    sort: { field: 'name', direction: 'ASC' },
    page: { number: 3, size: 10 },
  });
});
