import { describe, expect, it } from 'vitest';
import { digits, queryString, route } from './route.ts';

const promotion = route({
  path: '/advertiser/:advertiserId/promotion/:promotionId',
  params: { advertiserId: digits, promotionId: digits },
  query: ['tab', 'page'],
  ability: 'viewPromotions',
});
const home = route({ path: '/home', ability: 'public' });

describe('links', () => {
  it('are hash links with their parameters and query', () => {
    expect(promotion.href({ advertiserId: '7', promotionId: '12' }, { tab: 'budget', page: 2 })).toBe(
      '#/advertiser/7/promotion/12?tab=budget&page=2',
    );
    expect(home.href()).toBe('#/home');
  });
  it('refuse a parameter that does not look as declared, and by type one that is missing', () => {
    expect(() => promotion.href({ advertiserId: 'x', promotionId: '1' })).toThrow(/advertiserId/);
    // @ts-expect-error promotionId is missing
    expect(() => promotion.href({ advertiserId: '7' })).toThrow(/promotionId/);
    // @ts-expect-error nobody declared this query value
    expect(promotion.href({ advertiserId: '7', promotionId: '1' }, { colour: 'red' })).toContain('colour');
  });
  it('leave out empty query values', () => {
    expect(queryString({ tab: '', page: undefined })).toBe('');
    expect(queryString({ search: 'a&b' })).toBe('?search=a%26b');
  });
});

describe('paths', () => {
  it('give their parameters', () => {
    expect(promotion.match('/advertiser/7/promotion/12')).toEqual({ advertiserId: '7', promotionId: '12' });
    expect(promotion.match('/advertiser/7')).toBeNull();
    expect(promotion.match('/brand/7/promotion/12')).toBeNull();
  });
  it.each(['x', '7x', '-7', '7.5', '', '%'])(
    'ROUTE-64 ROUTE-65: "%s" is no id of an advertiser or promotion',
    (id) => {
      expect(promotion.match(`/advertiser/${id}/promotion/12`)).toBe('wrong_parameter');
      expect(promotion.match(`/advertiser/7/promotion/${id}`)).toBe('wrong_parameter');
    },
  );
});
