import { sql } from 'drizzle-orm';
import type { ShownReward } from '../../../../recipient/filledView.ts';
import type { PromotionLocale } from '../../../../schema/promotions/promotionValues.ts';
import { type Scope, systemScope } from '../../../foundation/access/scope.ts';
import { openChange } from '../../../foundation/changes/change.ts';
import type { Database, Queries } from '../../../foundation/database/connections/connection.ts';
import { rowsOf } from '../../../foundation/database/rows.ts';
import { LedgerRefused, postIn } from '../../../money/interface.ts';
import { asShownReward, SHOWN_REWARD_ROW, shownReward } from '../../../promotions/interface.ts';
import { lockSources, offeredRewards, oneCodeOf, readSources } from '../../dispatches/accept/sources.ts';
import { takeStock } from '../../dispatches/accept/takeStock.ts';
import { promotionFacts } from '../../dispatches/facts.ts';
import { openOrderOf } from '../../providers/providerOrders.ts';
import { lockRedemptions } from '../../redemptions/money/lockRedemptions.ts';
import { movePostings } from '../../redemptions/money/movePostings.ts';
import { moveStock } from '../../redemptions/money/moveStock.ts';
import { addCharges } from '../../redemptions/money/postMoves.ts';
import { replaceReward } from '../../redemptions/writeFields.ts';
import type { LinkFacts, OpenedLink } from '../linkFacts.ts';
import { bookedReward, judgeChoice, unallocatedOf } from './judgeChoice.ts';

type Of = Pick<OpenedLink, 'advertiserId' | 'redemptionId'>;

/** Rewards that a recipient may choose: the booked one, and live rewards of the promotion that cost no more and can be paid for. */
export async function choiceOf(
  database: Database,
  link: Of,
  {
    facts,
    locale,
    publicUrl,
  }: { facts: Pick<LinkFacts, 'promotionId' | 'sku'>; locale: PromotionLocale; publicUrl: string },
): Promise<ShownReward[]> {
  const scope = systemScope(database);
  return scope.read(async (tx) => {
    const promotion = await promotionFacts(tx, scope, { promotionId: facts.promotionId, isLocked: false });
    const offered = await offeredRewards(tx, facts.promotionId, null);
    const booked = await bookedReward(tx, link);
    if (!booked) throw new Error('The redemption of a link is not there');
    // Checked again at the choice: viewing the page locks nothing.
    const skus = [...offered.keys()];
    const sources = await readSources(tx, promotion, { skus, needed: oneCodeOf(skus) });
    const choosing = {
      booked,
      currency: promotion.currency,
      sources,
      unallocated: await unallocatedOf(tx, promotion),
    };
    const others = [...offered.values()].flatMap((reward) => {
      const choice = reward.sku === booked.sku ? null : judgeChoice(reward, choosing);
      return choice ? [{ sku: reward.sku, value: choice.value }] : [];
    });
    return shownRewards(tx, { rewards: [booked, ...others], locale, publicUrl });
  });
}

/** Rewards with their value to one recipient, as pages show them. */
async function shownRewards(
  tx: Queries,
  {
    rewards,
    locale,
    publicUrl,
  }: { rewards: readonly { sku: string; value: bigint }[]; locale: PromotionLocale; publicUrl: string },
): Promise<ShownReward[]> {
  const rewardsJson = JSON.stringify(rewards.map(({ sku, value }) => ({ sku, value: String(value) })));
  const rows = await rowsOf(
    tx,
    SHOWN_REWARD_ROW,
    sql`select ${shownReward(sql`w.value`, locale)}
      from rows from (jsonb_to_recordset(${rewardsJson}::jsonb) as (sku text, value text)) with ordinality as w (sku, value, place)
      join skus s on s.sku = w.sku left join products q on q.id = s.product_id order by w.place`,
  );
  return rows.map((row) => asShownReward(row, publicUrl));
}

/** Result of a choice: `gone` if the reward is no longer offered or costs more, `ordered` if the choice comes too late. */
export type ChoiceOutcome = 'chosen' | 'gone' | 'ordered';

/**
 * Replaces the booked reward by another in one change: the money of the old one is released and that of the new one held. If the booked one
 * is being ordered from its provider, it stays: otherwise its code would arrive at the other reward's price.
 */
export async function chooseReward(
  database: Database,
  link: Of,
  choice: { sku: string; promotionId: string },
): Promise<ChoiceOutcome> {
  const scope = systemScope(database);
  return scope
    .write((tx) => chooseIn(tx, scope, { link, ...choice }))
    .catch((error: unknown) => {
      // Concurrent bookings used up the money that would pay for it.
      if (error instanceof LedgerRefused && error.reason === 'insufficient_funds') return 'gone';
      throw error;
    });
}

async function chooseIn(
  tx: Queries,
  scope: Scope,
  { link, sku, promotionId }: { link: Of; sku: string; promotionId: string },
): Promise<ChoiceOutcome> {
  const change = openChange(tx, { scope });
  const { advertiserId, redemptionId } = link;
  // Stopping the promotion or one of its rewards waits until this has ended, or comes first.
  const promotion = await promotionFacts(tx, scope, { promotionId, isLocked: true });
  const [locked] = await lockRedemptions(tx, {
    advertiserId,
    ids: [redemptionId],
    from: ['booked', 'pending', 'failed'],
  });
  const booked = await bookedReward(tx, link);
  if (!locked || !booked) return 'gone';
  if (booked.sku === sku) return 'chosen';
  if (await openOrderOf(tx, link)) return 'ordered';
  if (promotion.status !== 'enabled' || promotion.state !== 'ready') return 'gone';
  const { currency } = promotion;
  const offered = (await offeredRewards(tx, promotionId, [sku])).get(sku);
  const sources = await lockSources(tx, promotion, {
    skus: [sku, booked.sku],
    needed: oneCodeOf([sku]),
    returnsTo: locked.sourceId === null ? [] : [locked.sourceId],
  });
  const unallocated = await unallocatedOf(tx, promotion);
  const choice = offered && judgeChoice(offered, { booked, currency, sources, unallocated });
  if (!offered || !choice) return 'gone';
  const { charged, value } = choice;
  await moveStock(tx, { advertiserId, rows: [locked], direction: 'give back' });
  await takeStock(tx, advertiserId, [{ batchId: '', sku, currency: offered.currency, lines: [charged] }]);
  await replaceReward(tx, link, {
    sku,
    value,
    currency: offered.currency,
    charge: charged.charge,
    chargeCurrency: currency,
    allocationId: charged.allocationId,
  });
  await change.record({
    noun: 'redemptions',
    nounId: redemptionId,
    action: 'choose',
    advertiserId,
    before: { sku: booked.sku },
    after: { sku },
  });
  // Money last, as everywhere (`lockOrder.ts`).
  const moved = { ...locked, sku, charge: charged.charge, sourceId: charged.allocationId };
  await postIn(change, [
    ...movePostings([locked], { advertiserId, kinds: ['cancel'], madeBy: null, grouping: 'each' }),
    ...movePostings([moved], { advertiserId, kinds: ['book'], madeBy: null, grouping: 'each' }),
  ]);
  if (locked.batchId !== null)
    await addCharges(tx, advertiserId, new Map([[locked.batchId, charged.charge - locked.charge]]));
  return 'chosen';
}
