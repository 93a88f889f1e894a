import type { InferInsertModel } from 'drizzle-orm';
import {
  addDays,
  type Day,
  DEFAULT_TIME_ZONE,
  eachDay,
  startOfDay,
} from '../../../schema/foundation/dates/dates.ts';
import type { RedemptionState } from '../../../schema/foundation/transitions.ts';
import type { redemptions } from '../../fulfillment/redemptions/table.ts';
import type { DemoAdvertiser } from './accounts/advertisers.ts';
import type { DemoSku } from './catalog/catalogue.ts';
import type { DemoPromotion } from './promotions.ts';
import { drawer, type Random } from './random.ts';

export type DemoRedemption = InferInsertModel<typeof redemptions> & { id: string };

const DAY_MS = 86_400_000;
const DAYS_BACK = 395;
const QUIET_DAYS = 45;

/** How much of a week's trade falls on Sunday, Monday, …; December doubles it, and a year's growth adds half. */
const WEEK = [0.7, 0.95, 0.9, 1, 1.1, 1.35, 1.2];

/** States by age: recent redemptions are open; old ones were used, expired or given back. */
const FRESH = { pending: 6, booked: 6, redeemed: 77, failed: 3, denied: 3, canceled: 3, refunded: 2 };
const RECENT = {
  pending: 7,
  booked: 2,
  redeemed: 78,
  failed: 2,
  denied: 3,
  canceled: 4,
  refunded: 3,
  blocked: 1,
};
const OLD = {
  redeemed: 81,
  expired: 8,
  canceled: 3,
  denied: 3,
  refunded: 3,
  blocked: 1,
  failed: 0.5,
  pending: 0.5,
};

/**
 * `count` redemptions over the 13 months up to yesterday, oldest first; ids count from 1 in that order. The last ten days
 * are `rush` times as busy, so that a small data set also has some.
 */
export function demoRedemptions(
  random: Random,
  world: {
    advertisers: readonly DemoAdvertiser[];
    promotions: readonly DemoPromotion[];
    skus: readonly DemoSku[];
  },
  { count, rush, today }: { count: number; rush: number; today: Day },
): DemoRedemption[] {
  const end = startOfDay(today, DEFAULT_TIME_ZONE).getTime() - 1000;
  const days = eachDay(addDays(today, -DAYS_BACK), addDays(today, -1));
  const drawDay = drawer(
    days.map(
      (day, index) => busyness(random, day, index / days.length) * (index < days.length - 10 ? 1 : rush),
    ),
  );
  const drawAdvertiser = drawer(world.advertisers.map(({ weight }) => weight));
  const promotionsOf = groupBy(world.promotions, ({ row }) => row.advertiserId);
  const skusOf = groupBy(
    world.skus.filter(({ status }) => status === 'enabled'),
    ({ currency }) => currency,
  );

  const one = (): Omit<DemoRedemption, 'id'> => {
    const dayIndex = drawDay(random);
    const day = days[dayIndex] as Day;
    const advertiser = world.advertisers[drawAdvertiser(random)] as DemoAdvertiser;
    if (advertiser.has('quiet') && dayIndex >= days.length - QUIET_DAYS) return one();
    const running = (promotionsOf.get(advertiser.row.id) ?? []).filter((promotion) => runs(promotion, day));
    const sku = cheapFirst(random, skusOf.get(advertiser.row.billingCurrency) ?? []);
    const bookedAt = Math.min(Date.parse(`${day}T00:00:00Z`) + daytime(random), end);
    const age = (end - bookedAt) / DAY_MS;
    const drawn = random.weighted<RedemptionState>(age < 4 ? FRESH : age < 45 ? RECENT : OLD);
    const usedAt = bookedAt + 60_000 + Math.floor(random.fraction() ** 4 * 12 * DAY_MS);
    const state = usedAt > end && drawn !== 'booked' ? 'pending' : drawn;
    const closedAt =
      state === 'expired' ? Math.min(bookedAt + 30 * DAY_MS, end) : Math.min(usedAt + 3 * DAY_MS, end);
    const isUsed = state === 'redeemed' || state === 'refunded' || state === 'blocked';
    const isTouched = state !== 'booked' && state !== 'pending';
    return {
      advertiserId: advertiser.row.id,
      promotionId: random.pick(running).row.id,
      sku: sku.sku,
      state,
      reversed: state === 'refunded' && random.chance(0.25),
      faceValue: sku.faceValue,
      currency: sku.currency,
      bookedAt: new Date(bookedAt),
      redeemedAt: isUsed ? new Date(usedAt) : null,
      updatedAt: new Date(state === 'redeemed' ? usedAt : isTouched ? closedAt : bookedAt),
    };
  };

  return Array.from({ length: count }, one)
    .sort((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime())
    .map((redemption, index) => ({ ...redemption, id: String(index + 1) }));
}

function busyness(random: Random, day: Day, progress: number): number {
  const season = day.slice(5, 7) === '12' ? 2 : day.slice(5, 7) === '08' ? 0.75 : 1;
  const weekday = WEEK[new Date(`${day}T12:00:00Z`).getUTCDay()] as number;
  return (1 + progress * 0.5) * season * weekday * (0.8 + 0.4 * random.fraction());
}

/** Milliseconds into the day, most of them between morning and evening. */
function daytime(random: Random): number {
  return Math.floor(((random.fraction() + random.fraction() + random.fraction()) / 3) * DAY_MS);
}

/** Small gift cards go more often than large ones: the smaller of two. */
function cheapFirst(random: Random, skus: readonly DemoSku[]): DemoSku {
  const [one, other] = [random.pick(skus), random.pick(skus)];
  return one.faceValue < other.faceValue ? one : other;
}

function runs({ firstDay, lastDay }: DemoPromotion, day: Day): boolean {
  return firstDay < day && (lastDay === null || day <= lastDay);
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
