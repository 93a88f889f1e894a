import { describe, expect, it } from 'vitest';
import {
  isPendingOrValidPromotion,
  isRunnableOffer,
  isValidPromotion,
  promotionFigures,
  promotionStateOf,
} from './promotionStates.ts';

const NOW = new Date('2026-06-15T12:00:00Z');

describe('promotionStateOf', () => {
  it.each([
    ['enabled', '2026-06-16T00:00:00Z', null, 'pending'],
    ['enabled', '2026-06-14T00:00:00Z', null, 'ready'],
    ['paused', '2026-06-14T00:00:00Z', '2026-06-15T12:00:00Z', 'ready'],
    ['enabled', '2026-06-01T00:00:00Z', '2026-06-15T11:59:59Z', 'ended'],
    ['enabled', '2026-06-01T00:00:00Z', '2026-06-15T11:59:59.001Z', 'ready'],
    ['completed', '2026-06-16T00:00:00Z', null, 'completed'],
  ] as const)('PROMO-31: %s from %s to %s is %s', (status, startsAt, endsAt, state) => {
    expect(promotionStateOf({ status, startsAt, endsAt }, NOW)).toBe(state);
  });
});

describe('whether a promotion runs', () => {
  const life = { status: 'enabled', state: 'ready', hasRunnableReward: true } as const;

  it('PROMO-35: it is valid when enabled, ready and with a reward that can be given', () => {
    expect(isValidPromotion(life)).toBe(true);
    expect(isValidPromotion({ ...life, status: 'paused' })).toBe(false);
    expect(isValidPromotion({ ...life, state: 'pending' })).toBe(false);
    expect(isValidPromotion({ ...life, hasRunnableReward: false })).toBe(false);
  });

  it('PROMO-36: it is pending or valid when paused or enabled, and not over', () => {
    expect(isPendingOrValidPromotion({ ...life, status: 'paused', state: 'pending' })).toBe(true);
    expect(isPendingOrValidPromotion({ ...life, state: 'ended' })).toBe(false);
    expect(isPendingOrValidPromotion({ ...life, status: 'disabled' })).toBe(false);
    expect(isPendingOrValidPromotion({ ...life, hasRunnableReward: false })).toBe(false);
  });

  it('PROMO-41: a reward runs when it is enabled and ready', () => {
    expect(isRunnableOffer({ status: 'enabled', state: 'ready' })).toBe(true);
    expect(isRunnableOffer({ status: 'paused', state: 'ready' })).toBe(false);
    expect(isRunnableOffer({ status: 'enabled', state: 'no_allocation' })).toBe(false);
  });
});

describe('promotionFigures', () => {
  it('PROMO-42, PROMO-43, PROMO-44: failed counts as pending, and all of them as activated', () => {
    expect(promotionFigures({ redeemed: 5, pending: 2, failed: 1, denied: 2 })).toEqual({
      activated: 10,
      redeemed: 5,
      pending: 3,
      denied: 2,
      ratio: 50,
    });
  });

  it('PROMO-15, PROMO-17: the ratio has one decimal, and is 0 where nothing is activated', () => {
    expect(promotionFigures({ redeemed: 1, pending: 2, failed: 0, denied: 0 }).ratio).toBe(33.3);
    expect(promotionFigures({ redeemed: 0, pending: 0, failed: 0, denied: 0 }).ratio).toBe(0);
  });

  it('PROMO-45: where recipients choose, what is pending is the whole promotion’s', () => {
    expect(promotionFigures({ redeemed: 1, pending: 0, failed: 0, denied: 0 }, 7)).toMatchObject({
      pending: 7,
      activated: 8,
    });
  });
});
