import { describe, expect, it } from 'vitest';
import { REDEMPTION_STATES } from '../../../schema/foundation/transitions.ts';
import { demoWorld } from './world.ts';

const TODAY = '2026-11-21';

describe('the full demo data set', () => {
  const world = demoWorld({ size: 'full', seed: 20260, today: TODAY });

  it('is as large as it says: 40 advertisers, 60 brands, 1200 SKUs, 121 promotions, 30026 redemptions', () => {
    expect(world.advertisers).toHaveLength(40);
    expect(new Set(world.skus.map(({ brandSku }) => brandSku)).size).toBe(60);
    expect(new Set(world.skus.map(({ sku }) => sku)).size).toBe(1200);
    expect(world.promotions).toHaveLength(121);
    expect(world.redemptions).toHaveLength(30_026);
  });

  it('has every state of a redemption, over 13 months', () => {
    expect(new Set(world.redemptions.map(({ state }) => state))).toEqual(new Set(REDEMPTION_STATES));
    const months = new Set(world.redemptions.map(({ bookedAt }) => bookedAt.toISOString().slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(13);
  });

  it('RED-26: has redeemed ones of a promotion that sends links alone', () => {
    const alone = world.promotions.filter(
      ({ row }) => row.activationNotificationChannels?.length && row.notificationChannels?.length === 0,
    );
    const ids = new Set(alone.map(({ row }) => row.id));
    const redeemed = world.redemptions.filter(
      ({ promotionId, state }) => ids.has(promotionId) && state === 'redeemed',
    );
    expect(redeemed.length).toBeGreaterThan(0);
  });

  it('has several currencies, disabled and quiet advertisers', () => {
    const currencies = new Set(world.advertisers.map(({ row }) => row.billingCurrency));
    expect(currencies).toEqual(new Set(['USD', 'GBP', 'EUR', 'JPY']));
    expect(world.advertisers.filter(({ row }) => row.status === 'disabled').length).toBeGreaterThanOrEqual(3);
    const late = world.redemptions.filter(({ bookedAt }) => bookedAt > new Date('2026-11-14'));
    expect(new Set(late.map(({ advertiserId }) => advertiserId)).size).toBeLessThan(38);
  });

  it('is the same for the same seed and day, and another for another seed', () => {
    const make = (seed: number) => demoWorld({ size: 'small', seed, today: TODAY }).redemptions;
    expect(make(7)).toEqual(make(7));
    expect(make(7)).not.toEqual(make(8));
  });
});
