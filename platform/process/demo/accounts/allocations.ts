import type { InferInsertModel } from 'drizzle-orm';
import {
  addDays,
  type Day,
  endOfDay,
  PROMOTION_TIME_ZONE,
} from '../../../../schema/foundation/dates/dates.ts';
import type { allocatedRewards, allocations } from '../../../money/allocations/table.ts';
import { type DemoSku, demoProducts } from '../catalog/catalogue.ts';
import type { DemoPromotion } from '../promotions.ts';
import type { DemoRedemption } from '../redemptions.ts';
import type { DemoAdvertiser } from './advertisers.ts';

type AllocationRow = InferInsertModel<typeof allocations> & { id: string };
type RewardRow = InferInsertModel<typeof allocatedRewards>;

/** A demo allocation with the facts for its money: the requested amount, the time, and whether it was approved. */
export interface DemoAllocation {
  row: AllocationRow;
  rewards: RewardRow[];
  /** Day its first request was decided, or made where it is pending. */
  day: Day;
  /** Minor units of its first request; an open one is filled month by month instead. */
  amount: bigint;
}

/** All demo allocations, and the one each redemption is charged to. */
export interface DemoAllocations {
  allocations: DemoAllocation[];
  chargedTo: Map<string, string>;
}

/** States that keep the redemption's money. */
const CHARGED_STATES = new Set(['booked', 'pending', 'failed', 'redeemed', 'blocked']);
const OPEN_SKUS = 12;

interface World {
  advertisers: readonly DemoAdvertiser[];
  promotions: readonly DemoPromotion[];
  redemptions: readonly DemoRedemption[];
  skus: readonly DemoSku[];
}

/** For each advertiser that commits funds, an open allocation and committed ones in every state. Ids count from 1. */
export function demoAllocations(world: World, today: Day): DemoAllocations {
  const result: DemoAllocations = { allocations: [], chargedTo: new Map() };
  const onDemand = onDemandSkus(world.skus);
  for (const advertiser of world.advertisers.filter(({ has }) => has('committed'))) {
    const promotion = world.promotions.find(({ row }) => row.advertiserId === advertiser.row.id);
    const trade = world.redemptions.filter(({ promotionId }) => promotionId === promotion?.row.id);
    const bySku = [...groupBySku(trade.filter(({ sku }) => onDemand.has(sku)))].sort(
      ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1),
    );
    const add = (
      allocation: Omit<AllocationRow, 'advertiserId' | 'id' | 'currency'>,
      of: Stock[],
      day: Day,
    ) => addAllocation(result, advertiser, { ...allocation, of, day });
    const [active, used, expired, ready, ...others] = bySku;
    if (active) {
      const charges = active[1].filter(keeps);
      const stock = { sku: active[0], charged: charges, quantity: Math.ceil(charges.length * 1.25) + 2 };
      add(terms(1, 'enabled', addDays(today, 120)), [stock], firstDay(charges, today));
    }
    if (used) {
      const charges = used[1].filter(keeps);
      if (charges.length > 0) {
        const stock = { sku: used[0], charged: charges, quantity: charges.length };
        add(terms(2, 'enabled', null), [stock], firstDay(charges, today));
      }
    }
    if (expired) {
      const end = endOfDay(addDays(today, -20), PROMOTION_TIME_ZONE);
      const charges = expired[1].filter((one) => keeps(one) && one.bookedAt < end);
      const stock = { sku: expired[0], charged: charges, quantity: charges.length + 3 };
      add(terms(3, 'enabled', addDays(today, -20)), [stock], firstDay(charges, addDays(today, -90)));
    }
    if (ready)
      add(terms(4, 'enabled', addDays(today, 300)), [{ sku: ready[0], quantity: 25 }], addDays(today, -12));
    const pending = others.slice(0, 3).map(([sku]) => ({ sku, quantity: 5 }));
    if (pending.length > 0) {
      add(terms(5, 'pending', addDays(today, 200)), pending, addDays(today, -2));
      add(
        terms(6, 'disabled', null),
        pending.slice(0, 1).map((one) => ({ ...one, quantity: 400 })),
        addDays(today, -40),
      );
    }
    addOpen(result, advertiser, { rewards: others.slice(0, OPEN_SKUS), today });
  }
  return result;
}

/** A reward of an allocation with the redemptions that are charged to it. */
interface Stock {
  sku: string;
  quantity: number;
  charged?: readonly DemoRedemption[];
}

const keeps = ({ state }: DemoRedemption) => CHARGED_STATES.has(state);

function terms(number: number, status: 'enabled' | 'pending' | 'disabled', lastDay: Day | null) {
  return {
    type: 'committed' as const,
    status,
    externalId: `IO-${2600 + number}`,
    description: null,
    requestedAmount: 0n,
    expiresAt: lastDay === null ? null : endOfDay(lastDay, PROMOTION_TIME_ZONE),
  };
}

function addAllocation(
  made: DemoAllocations,
  advertiser: DemoAdvertiser,
  { of, day, ...row }: Omit<AllocationRow, 'advertiserId' | 'id' | 'currency'> & { of: Stock[]; day: Day },
): void {
  const id = String(made.allocations.length + 1);
  const owner = { advertiserId: advertiser.row.id, allocationId: id };
  const rewards = of.map(({ sku, quantity, charged = [] }) => {
    for (const redemption of charged) made.chargedTo.set(redemption.id, id);
    return {
      ...owner,
      sku,
      status: row.status,
      locked: false,
      quantity,
      quantityUsed: charged.length,
      sellingPrice: priceOf(sku, advertiser),
    };
  });
  const amount = rewards.reduce(
    (sum, { sellingPrice, quantity }) => sum + sellingPrice * BigInt(quantity),
    0n,
  );
  made.allocations.push({
    row: {
      ...row,
      advertiserId: advertiser.row.id,
      id,
      currency: advertiser.row.billingCurrency,
      requestedAmount: amount,
      orderedAt: new Date(`${addDays(day, -1)}T14:20:00Z`),
      updatedAt: new Date(`${day}T00:00:00Z`),
    },
    rewards,
    day,
    amount,
  });
}

/** One open allocation for the rewards that follow in demand; filled month by month with what they need. */
function addOpen(
  made: DemoAllocations,
  advertiser: DemoAdvertiser,
  { rewards, today }: { rewards: readonly [string, DemoRedemption[]][]; today: Day },
): void {
  const charged = rewards.flatMap(([, redemptions]) => redemptions);
  const day = firstDay(charged, today);
  const id = String(made.allocations.length + 1);
  for (const redemption of charged) made.chargedTo.set(redemption.id, id);
  made.allocations.push({
    row: {
      advertiserId: advertiser.row.id,
      id,
      type: 'open',
      status: 'enabled',
      currency: advertiser.row.billingCurrency,
      requestedAmount: 0n,
      externalId: 'IO-OPEN',
      description: 'Everyday rewards',
      expiresAt: null,
      orderedAt: new Date(`${addDays(day, -1)}T10:05:00Z`),
      updatedAt: new Date(`${day}T00:00:00Z`),
    },
    rewards: rewards.map(([sku, redemptions], index) => ({
      advertiserId: advertiser.row.id,
      allocationId: id,
      sku,
      status: index === 7 ? 'disabled' : 'enabled',
      locked: index === 3,
      quantity: null,
      quantityUsed: redemptions.filter(keeps).length,
      sellingPrice: null,
    })),
    day,
    amount: 0n,
  });
}

/** The first of the month in which the first of them was booked, as budgets are given. */
function firstDay(redemptions: readonly DemoRedemption[], otherwise: Day): Day {
  const first = redemptions[0]?.bookedAt.toISOString().slice(0, 10) ?? otherwise;
  return `${first.slice(0, 7)}-01` as Day;
}

/** The face value: the number at the end of a demo SKU, in minor units. */
function priceOf(sku: string, { row }: DemoAdvertiser): bigint {
  const units = BigInt(/\d+$/.exec(sku)?.[0] ?? '1');
  return row.billingCurrency === 'JPY' ? units : units * 100n;
}

function onDemandSkus(skus: readonly DemoSku[]): Set<string> {
  const sold = new Set(
    demoProducts()
      .filter(
        ({ status, conditionOfSale, countryRestrictions }) =>
          status === 'enabled' && conditionOfSale === 'on_demand' && countryRestrictions.length === 0,
      )
      .map(({ id }) => id),
  );
  return new Set(skus.filter(({ productId }) => productId && sold.has(productId)).map(({ sku }) => sku));
}

function groupBySku(redemptions: readonly DemoRedemption[]): Map<string, DemoRedemption[]> {
  const groups = new Map<string, DemoRedemption[]>();
  for (const redemption of redemptions) {
    const group = groups.get(redemption.sku) ?? [];
    groups.set(redemption.sku, group);
    group.push(redemption);
  }
  return groups;
}
