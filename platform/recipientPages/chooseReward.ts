import { sql } from 'drizzle-orm';
import type { ShownReward } from '../../recipient/filledView.ts';
import { chargeOf, formatMinor } from '../../schema/money.ts';
import { isRunnableOffer } from '../../schema/rules/promotionStates.ts';
import type { PromotionLocale } from '../../schema/rules/promotionValues.ts';
import { systemScope } from '../access/scope.ts';
import { openChange } from '../changes/change.ts';
import { type Database, type Queries, rowsOf } from '../database/connection.ts';
import type { DispatchLine } from '../resources/dispatches/contract.ts';
import { promotionFacts } from '../resources/dispatches/facts.ts';
import { type ChargedLine, fillLines } from '../resources/dispatches/fill.ts';
import { lockSources, type OfferedReward, offeredRewards } from '../resources/dispatches/sources.ts';
import { takeStock } from '../resources/dispatches/takeStock.ts';
import { pictureName } from '../resources/recipients/view.ts';
import { type LockedRedemption, lockRedemptions } from '../resources/redemptions/lockRedemptions.ts';
import { movePostings } from '../resources/redemptions/movePostings.ts';
import { moveStock } from '../resources/redemptions/moveStock.ts';
import type { LinkFacts, OpenedLink } from './linkFacts.ts';

type Of = Pick<OpenedLink, 'advertiserId' | 'redemptionId'>;

/** Rewards that a recipient may choose among: the one that is booked, and live ones of the promotion that cost no more. */
export async function choiceOf(
  database: Database,
  link: Of,
  {
    facts,
    locale,
    publicUrl,
  }: { facts: Pick<LinkFacts, 'promotionId' | 'sku'>; locale: PromotionLocale; publicUrl: string },
): Promise<ShownReward[]> {
  return systemScope(database).read(async (tx) => {
    const offered = await offeredRewards(tx, facts.promotionId, null);
    const [booked] = await rowsOf<{ charge: string; currency: string }>(
      tx,
      sql`select coalesce(charge, face_value)::text as charge, coalesce(charge_currency, currency) as currency from redemptions
        where advertiser_id = ${link.advertiserId} and id = ${link.redemptionId}`,
    );
    // Whether stock and money are there is judged when one is chosen: a page that is looked at locks nothing.
    const isAffordable = (reward: OfferedReward) =>
      booked !== undefined &&
      isRunnableOffer(reward) &&
      !reward.isVariable &&
      reward.currency === booked.currency &&
      chargeOf(reward.faceValue, reward.basisPoints) <= BigInt(booked.charge);
    const skus = [...offered.values()].filter(isAffordable).map(({ sku }) => sku);
    return shownRewards(tx, { skus: [...new Set([facts.sku, ...skus])], locale, publicUrl });
  });
}

const lockedOf = (tx: Queries, { advertiserId, redemptionId }: Of) =>
  lockRedemptions(tx, { advertiserId, ids: [redemptionId], from: ['booked', 'pending', 'failed'] });

interface Charging {
  booked: LockedRedemption;
  promotion: { currency: string };
  sources: Awaited<ReturnType<typeof lockSources>>;
}

/** What a reward would be charged to instead; null where it costs more, cannot be given, or is paid for in another currency. */
function chargeFor(reward: OfferedReward, { booked, promotion, sources }: Charging): ChargedLine | null {
  if (reward.isVariable || booked.chargeCurrency !== promotion.currency) return null;
  const copy = {
    ...sources,
    pieces: sources.pieces.map((piece) => ({ ...piece })),
    balances: new Map(sources.balances),
  };
  // What the booked reward gives back pays for the new one, where both draw on the same.
  const { sourceId } = booked;
  if (sourceId !== null) copy.balances.set(sourceId, (copy.balances.get(sourceId) ?? 0n) + booked.charge);
  const line = { sku: reward.sku, value: reward.faceValue } as DispatchLine;
  const filled = fillLines({ reward, lines: [line], currency: promotion.currency, sources: copy });
  const [charged] = 'lines' in filled ? filled.lines : [];
  return charged && charged.charge <= booked.charge ? charged : null;
}

async function shownRewards(
  tx: Queries,
  { skus, locale, publicUrl }: { skus: readonly string[]; locale: PromotionLocale; publicUrl: string },
): Promise<ShownReward[]> {
  const rows = await rowsOf<{
    sku: string;
    name: string;
    value: string;
    currency: string;
    picture: string | null;
  }>(
    tx,
    sql`select s.sku, coalesce(nullif(s.translations -> ${locale}::text ->> 'name', ''), s.name) as name, s.face_value::text as value, s.currency,
        ${pictureName(sql`${locale}::text`)} as picture
      from jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb) with ordinality as w (sku, place)
      join skus s on s.sku = w.sku left join products q on q.id = s.product_id order by w.place`,
  );
  return rows.map(({ sku, name, value, currency, picture }) => ({
    ...{ sku, name, faceValue: { amount: formatMinor(BigInt(value), currency), currency } },
    imageUrl: picture && `${publicUrl}/media/${picture}`,
  }));
}

/**
 * Books another reward in the place of the one that was booked, in one change: its money goes back and the new one's is held. False where it is
 * not offered any more, or costs more; nothing is then changed.
 */
export async function chooseReward(
  database: Database,
  link: Of,
  { sku, promotionId }: { sku: string; promotionId: string },
): Promise<boolean> {
  const scope = systemScope(database);
  return scope.write(async (tx) => {
    const change = openChange(tx, { scope });
    const { advertiserId, redemptionId } = link;
    // Whoever stops the promotion or one of its rewards waits until this has ended, or was first.
    const promotion = await promotionFacts(tx, scope, { promotionId, isLocked: true });
    const [booked] = await lockedOf(tx, link);
    if (!booked) return false;
    if (booked.sku === sku) return true;
    if (promotion.status !== 'enabled' || promotion.state !== 'ready') return false;
    const offered = (await offeredRewards(tx, promotionId, [sku])).get(sku);
    const sources = await lockSources(tx, promotion, [sku, booked.sku]);
    const charged = offered && chargeFor(offered, { booked, promotion, sources });
    if (!offered || !charged) return false;
    await moveStock(tx, { advertiserId, rows: [booked], way: 'give back' });
    const moved = { ...booked, sku, charge: charged.charge, sourceId: charged.allocationId };
    await change.post([
      ...movePostings([booked], { advertiserId, kinds: ['cancel'], madeBy: null, grouping: 'each' }),
      ...movePostings([moved], { advertiserId, kinds: ['book'], madeBy: null, grouping: 'each' }),
    ]);
    await takeStock(tx, advertiserId, [{ batchId: '', sku, currency: offered.currency, lines: [charged] }]);
    await tx.execute(sql`update redemptions set sku = ${sku}, face_value = ${offered.faceValue}::bigint, currency = ${offered.currency},
        charge = ${charged.charge}::bigint, charge_currency = ${promotion.currency}, source_allocation_id = ${charged.allocationId}::bigint,
        updated_at = guerdon_now(), version = version + 1
      where advertiser_id = ${advertiserId} and id = ${redemptionId}`);
    await change.record({
      ...{ noun: 'redemptions', nounId: redemptionId, action: 'choose', advertiserId },
      before: { sku: booked.sku },
      after: { sku },
    });
    return true;
  });
}
