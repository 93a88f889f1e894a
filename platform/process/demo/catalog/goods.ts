import {
  addDays,
  type Day,
  PROMOTION_TIME_ZONE,
  startOfDay,
} from '../../../../schema/foundation/dates/dates.ts';
import type { RedemptionState } from '../../../../schema/foundation/transitions.ts';
import { REFUND_REASONS } from '../../../fulfillment/redemptionActions/commands/refund.ts';
import type { DemoAdvertiser } from '../accounts/advertisers.ts';
import { demoSettings } from '../promotionSettings.ts';
import type { DemoPromotion } from '../promotions.ts';
import { type Random, seededRandom } from '../random.ts';
import type { GivenRedemptions } from '../recipients.ts';
import type { DemoRedemption } from '../redemptions.ts';
import { demoItemSkus } from './items.ts';

const DAY_MS = 86_400_000;
/** The experience "Gifts by post", and who has the promotion: an advertiser that the retailer sees and that pays in the currency of the items. */
const GIFTS_BY_POST = '6';
const OWNER = 'Northwind Books';

/** Progress of some gifts: how many, booked between how many days ago, and the facts in their row. */
interface Stage {
  state: RedemptionState;
  count: number;
  daysAgo: readonly [number, number];
  reason?: string;
  hasAddress?: boolean;
  orderStatus?: 'ordered' | 'shipped' | 'delivered';
}

const STAGES: readonly Stage[] = [
  // The delivery address is still missing.
  { state: 'pending', count: 6, daysAgo: [2, 24] },
  { state: 'failed', count: 2, daysAgo: [3, 9], reason: 'address_missing' },
  { state: 'failed', count: 1, daysAgo: [3, 5], reason: 'provider_unreachable', hasAddress: true },
  { state: 'redeemed', count: 4, daysAgo: [2, 4], hasAddress: true, orderStatus: 'ordered' },
  { state: 'redeemed', count: 5, daysAgo: [6, 14], hasAddress: true, orderStatus: 'shipped' },
  { state: 'redeemed', count: 6, daysAgo: [16, 60], hasAddress: true, orderStatus: 'delivered' },
  {
    state: 'refunded',
    count: 1,
    daysAgo: [20, 30],
    hasAddress: true,
    orderStatus: 'shipped',
    reason: REFUND_REASONS.tracked,
  },
  { state: 'canceled', count: 1, daysAgo: [12, 20] },
];

/** A promotion whose gifts are sent by post, its redemptions, and `told`: what the row of each knows besides, by its ID. */
export interface DemoGoods {
  promotion: DemoPromotion;
  redemptions: DemoRedemption[];
  told: ReadonlyMap<string, Partial<DemoRedemption> & { hasAddress: boolean }>;
}

/** Makes it up; IDs continue those of `world`. The same seed and day make the same. */
export function demoGoods(
  world: {
    advertisers: readonly DemoAdvertiser[];
    promotions: readonly DemoPromotion[];
    redemptions: readonly DemoRedemption[];
  },
  { seed, today }: { seed: number; today: Day },
): DemoGoods {
  const random = seededRandom(seed + 67);
  const owner = world.advertisers.find(({ row }) => row.name === OWNER)?.row;
  if (!owner) throw new Error(`The demo lacks ${OWNER}`);
  const promotion = promotionOf(owner, { id: String(world.promotions.length + 1), today });
  const items = demoItemSkus().filter(({ status }) => status === 'enabled');
  const shipments: [string, Partial<DemoRedemption> & { hasAddress: boolean }][] = [];
  const redemptions = STAGES.flatMap((stage) => Array.from({ length: stage.count }, () => stage)).map(
    (stage, place): DemoRedemption => {
      const { state, daysAgo, reason = null, hasAddress = false, orderStatus = null } = stage;
      const id = String(world.redemptions.length + 1 + place);
      const { sku, faceValue, currency } = random.pick(items);
      const day = Date.parse(`${addDays(today, -random.between(...daysAgo))}T08:00:00Z`);
      const bookedAt = new Date(day + random.between(0, DAY_MS / 3));
      const usedAt = new Date(bookedAt.getTime() + random.between(1, 20) * 3_600_000);
      const isUsed = state === 'redeemed' || state === 'refunded';
      const isTracked = orderStatus === 'shipped' || orderStatus === 'delivered';
      shipments.push([
        id,
        {
          stateReason: reason,
          orderStatus,
          hasAddress,
          cancelable: orderStatus === 'ordered',
          trackingCode: isTracked ? `GLX${random.between(100_000_000, 999_999_999)}` : null,
        },
      ]);
      return {
        advertiserId: owner.id,
        promotionId: promotion.row.id,
        id,
        sku,
        state,
        reversed: false,
        faceValue,
        currency,
        bookedAt,
        redeemedAt: isUsed ? usedAt : null,
        updatedAt: state === 'pending' ? bookedAt : state === 'refunded' ? addHours(usedAt, 70) : usedAt,
      };
    },
  );
  return { promotion, redemptions, told: new Map(shipments) };
}

/** Adds to what is given by post what is told of it, and where its recipients have it sent. */
export function addressed(given: GivenRedemptions, { told }: DemoGoods, seed: number): GivenRedemptions {
  const random = seededRandom(seed + 71);
  const people = new Map(given.recipients.map((recipient) => [recipient.id, recipient]));
  const redemptions = given.redemptions.map((redemption) => {
    const shipment = told.get(redemption.id);
    if (!shipment) return { ...redemption, orderStatus: null, trackingCode: null, address: null };
    const { hasAddress, ...row } = shipment;
    const { firstName, lastName } = people.get(redemption.recipientId ?? '') ?? {};
    const name = [firstName, lastName].filter(Boolean).join(' ') || 'Northwind Books';
    return { ...redemption, ...row, address: hasAddress ? addressOf(random, name) : null };
  });
  return { ...given, redemptions };
}

const addHours = (at: Date, hours: number): Date => new Date(at.getTime() + hours * 3_600_000);

const PLACES = [
  { street: 'rue des Tilleuls', postalCode: '69003', city: 'Lyon', country: 'FR' },
  { street: 'avenue de la Gare', postalCode: '67000', city: 'Strasbourg', country: 'FR' },
  { street: 'Lindenstraße', postalCode: '50674', city: 'Köln', country: 'DE' },
  { street: 'Hafenweg', postalCode: '20457', city: 'Hamburg', country: 'DE' },
] as const;

function addressOf(random: Random, name: string): DemoRedemption['address'] {
  const { street, ...place } = random.pick(PLACES);
  const number = random.between(1, 120);
  const line = place.country === 'FR' ? `${number} ${street}` : `${street} ${number}`;
  return { name, lines: random.chance(0.3) ? [line, 'c/o Moreau'] : [line], region: null, ...place };
}

function promotionOf(
  { id: advertiserId, name: advertiser }: DemoAdvertiser['row'],
  { id, today }: { id: string; today: Day },
): DemoPromotion {
  // Before all others, so that lists of promotions begin as they would without it.
  const firstDay = addDays(today, -421);
  const name = 'Welcome Gifts by Post';
  return {
    firstDay,
    lastDay: null,
    row: {
      id,
      advertiserId,
      name,
      status: 'enabled',
      ...demoSettings(0, { name, advertiser, locale: 'en', countries: ['FR', 'DE'] }),
      experienceId: GIFTS_BY_POST,
      uiId: 'welcome-gifts-by-post',
      allowPdf: false,
      multipleRewards: false,
      sharingSystems: [],
      activationNotificationChannels: ['email'],
      startDatetime: startOfDay(firstDay, PROMOTION_TIME_ZONE),
      endDatetime: null,
    },
  };
}
