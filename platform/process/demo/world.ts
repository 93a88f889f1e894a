import type { Day } from '../../../schema/foundation/dates/dates.ts';
import type { Posting } from '../../money/ledger/post.ts';
import { type DemoAdvertiser, demoAdvertisers } from './accounts/advertisers.ts';
import { type DemoAllocations, demoAllocations } from './accounts/allocations.ts';
import type { DemoLine } from './accounts/budgetLines.ts';
import { demoMoney } from './accounts/money.ts';
import { type DemoSku, demoSkus } from './catalog/catalogue.ts';
import { addressed, demoGoods } from './catalog/goods.ts';
import { demoItemSkus } from './catalog/items.ts';
import { demoPurchaseCost } from './catalog/providers.ts';
import { type DemoPromotion, demoPromotions } from './promotions.ts';
import { type Random, seededRandom } from './random.ts';
import { demoRecipients, type GivenRedemptions } from './recipients.ts';
import { type DemoRedemption, demoRedemptions } from './redemptions.ts';

export type DemoSize = 'full' | 'small';

/** How much of everything there is. */
const SIZES = {
  full: { advertisers: 40, promotionsEach: 3, redemptions: { count: 30_000, rush: 1 } },
  small: { advertisers: 12, promotionsEach: 3, redemptions: { count: 600, rush: 6 } },
} as const;

/** The requester of allocations in the demo, by organization of the advertiser: the retailer for its own, an operator for the others. */
const REQUESTERS: Record<string, string> = { '2': '3' };
const [OPERATOR_ID, SECOND_OPERATOR_ID] = ['1', '2'];

/** The generated demo data, before they are written. */
export interface DemoWorld extends GivenRedemptions {
  random: Random;
  advertisers: DemoAdvertiser[];
  skus: DemoSku[];
  promotions: DemoPromotion[];
  allocations: DemoAllocations;
  postings: Posting[];
  lines: DemoLine[];
}

/** Generates the demo data without reading or writing anything. Alert limits are chosen to suit the balances. */
export function demoWorld(options: { size: DemoSize; seed: number; today: Day }): DemoWorld {
  const { today } = options;
  const size = SIZES[options.size];
  const random = seededRandom(options.seed);
  const advertisers = demoAdvertisers(random, size.advertisers, today);
  const skus = demoSkus();
  const digital = demoPromotions(random, advertisers, { each: size.promotionsEach, today });
  const codes = demoRedemptions(
    random,
    { advertisers, promotions: digital, skus },
    { ...size.redemptions, today },
  );
  const goods = demoGoods({ advertisers, promotions: digital, redemptions: codes }, options);
  const promotions = [...digital, goods.promotion];
  const redemptions = [...codes, ...goods.redemptions];
  const allocations = demoAllocations({ advertisers, promotions, redemptions, skus }, today);
  const costs = new Map([...skus, ...demoItemSkus()].map((sku) => [sku.sku, demoPurchaseCost(sku)]));
  const organizationOf = new Map(advertisers.map(({ row }) => [row.id, row.organizationId]));
  const { postings, lines } = demoMoney(
    { advertisers, redemptions, allocations },
    {
      requesterOf: (id) => REQUESTERS[organizationOf.get(id) ?? ''] ?? OPERATOR_ID,
      grantorId: SECOND_OPERATOR_ID,
    },
  );
  const balances = balancesOf(postings);
  for (const advertiser of advertisers) {
    const balance = balances.get(advertiser.row.id) ?? 0n;
    // A low budget is below the first limit, a used-up budget below both.
    const least = advertiser.has('exhausted')
      ? balance * 10n
      : advertiser.has('low')
        ? balance * 2n
        : balance / 6n;
    const limit = roundLimit(least);
    advertiser.row.alert1 = limit;
    advertiser.row.alert2 = limit === null ? null : limit / 5n;
  }
  const drawnRecipients = demoRecipients(
    redemptions.map((redemption) => charged(redemption, allocations.chargedTo, costs)),
    { advertisers, seed: options.seed, today },
  );
  return {
    random,
    advertisers,
    skus,
    promotions,
    allocations,
    postings,
    lines,
    ...addressed(drawnRecipients, goods, options.seed),
  };
}

/** A redemption with its price and its funding; a redemption that is no longer booked was activated at once. */
function charged(
  redemption: DemoRedemption,
  chargedTo: ReadonlyMap<string, string>,
  costs: ReadonlyMap<string, bigint | null>,
): DemoRedemption {
  return {
    ...redemption,
    charge: redemption.faceValue,
    chargeCurrency: redemption.currency,
    purchaseCost: redemption.redeemedAt ? (costs.get(redemption.sku) ?? null) : null,
    sourceAllocationId: chargedTo.get(redemption.id) ?? null,
    activatedAt: redemption.state === 'booked' ? null : redemption.bookedAt,
  };
}

/** total − used: what was credited, less what was delivered or expired. */
function balancesOf(postings: readonly Posting[]): Map<string, bigint> {
  const signs: Partial<Record<Posting['kind'], bigint>> = {
    credit: 1n,
    debit: -1n,
    redeem: -1n,
    expire: -1n,
    recredit: 1n,
    refund: 1n,
    reverse: 1n,
  };
  const balances = new Map<string, bigint>();
  for (const { advertiserId, kind, amount } of postings) {
    balances.set(advertiserId, (balances.get(advertiserId) ?? 0n) + (signs[kind] ?? 0n) * amount);
  }
  return balances;
}

/** Limits are whole hundreds; none if there is nothing to watch. */
function roundLimit(amount: bigint): bigint | null {
  const limit = (amount / 10_000n) * 10_000n;
  return limit > 0n ? limit : null;
}
