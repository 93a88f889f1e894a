// Large dispatches write their lines first, and lock their sources briefly at the end.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Change } from '../../../foundation/changes/change.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { lockPatiently } from '../../../foundation/database/transactions/lockPatiently.ts';
import { unavailable } from '../../../foundation/http/refusals/refusal.ts';
import type { DispatchOrder } from '../contract.ts';
import { leftBefore } from '../cost.ts';
import { checkRunning, type PromotionFacts, promotionFacts } from '../facts.ts';
import { totalCharge } from './charges.ts';
import type { ReservedIds } from './insertDispatch.ts';
import { type Judge, type Judged, judgeDispatch, neededCodes } from './judge.ts';
import { lockSources, offeredRewards, readSources, type Sources } from './sources.ts';
import { isStillCharged } from './stillCharged.ts';

/** Thrown within a transaction: the promotion or its sources changed while the lines were written. Nothing of the transaction is kept. */
class SourcesChanged extends Error {
  constructor() {
    super('What the lines are charged to has changed while they were written');
  }
}

/** Maximum attempts at a change whose sources change meanwhile. Each attempt judges by the current sources, and the second usually refuses. */
const MAX_ATTEMPTS = 3;

/** Makes a change that accepts a dispatch, and makes it again after `SourcesChanged`. @throws Refusal unavailable after the last attempt */
export async function withFreshSources<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof SourcesChanged)) throw error;
      if (attempt === MAX_ATTEMPTS) throw unavailable();
    }
  }
}

/** The plan of charges, made before any row was locked. */
interface EarlyPlan {
  plan: Judged;
  /** The sources when the plan was made. */
  judgedBy: Sources;
}

/** Lines that are to be judged, and their SKUs. */
type Lines = Omit<Judge, 'sources' | 'order'> & { order: DispatchOrder };

/** Judges lines by what the sources hold, without a lock: judging 100,000 lines takes 0.2 seconds, and all other bookings of the advertiser would wait. */
export async function planEarly(change: Change, lines: Lines): Promise<EarlyPlan> {
  const sources = await readSources(change.tx, lines.promotion, wantedBy(lines));
  // Judging subtracts its charges from the sources.
  const judgedBy = structuredClone(sources);
  return { plan: await judgeDispatch(change, { ...lines, sources }), judgedBy };
}

/** Locks the sources, and judges the lines by them unless an early plan stands. */
export async function planLocked(change: Change, lines: Lines, early: EarlyPlan | null): Promise<Judged> {
  const { promotion } = lines;
  const sources = await lockSources(change.tx, promotion, wantedBy(lines));
  return (
    (early && (await standingPlan(change, early, { promotion, sources }))) ??
    judgeDispatch(change, { ...lines, sources })
  );
}

const wantedBy = ({ order, bySku }: Lines) => ({
  skus: [...bySku.keys()],
  needed: neededCodes(order.options, bySku),
});

/**
 * The plan, if the lines would be charged alike to what the sources hold now; else null. Other bookings take a little of the same sources all the time.
 */
async function standingPlan(
  { tx }: Change,
  { plan, judgedBy }: EarlyPlan,
  { promotion, sources }: Pick<Judge, 'promotion' | 'sources'>,
): Promise<Judged | null> {
  if (!isStillCharged({ filled: plan.filled, judgedBy, sources })) return null;
  const rewards = await offeredRewards(tx, promotion.id, [...plan.rewards.keys()]);
  if (!isDeepStrictEqual(withoutStock(rewards), withoutStock(plan.rewards))) return null;
  return { ...plan, rewards, before: leftBefore(sources) };
}

/** Stock is judged by its pieces. */
const withoutStock = (rewards: Judged['rewards']) =>
  [...rewards].map(([sku, { stock: _, ...reward }]) => ({ ...reward, sku }));

interface Late extends Lines {
  early: EarlyPlan;
  ids: ReservedIds;
}

/**
 * Locks the promotion and the sources of lines that are written already, and charges the lines to what the sources hold now: as planned where the plan stands.
 * Otherwise lines whose charge or source is another one are corrected. @throws Refusal as `checkRunning` and `judged`; SourcesChanged
 */
export async function settleLate(change: Change, { early, ids, ...lines }: Late): Promise<Judged> {
  const { tx, scope } = change;
  const { order, promotion } = lines;
  const { plan } = early;
  const { promotionId } = order;
  const sources = await lockPatiently(tx, async (part) => {
    const now = await promotionFacts(part, scope, { promotionId, isLocked: true });
    checkRunning(scope, now, order.kind);
    if (!isDeepStrictEqual(lasting(now), lasting(promotion))) throw new SourcesChanged();
    return lockSources(part, now, wantedBy(lines));
  });
  // The written lines count among those that have reserved codes.
  for (const batch of plan.batches) {
    const left = sources.codes.get(batch.sku);
    if (left !== undefined) sources.codes.set(batch.sku, left + batch.lines.length);
  }
  const currentPlan = await standingPlan(change, early, { promotion, sources });
  if (currentPlan) return currentPlan;
  const settled = await judgeDispatch(change, { ...lines, sources });
  const skus = ({ batches }: Judged) => batches.map(({ sku }) => sku);
  if (!isDeepStrictEqual(skus(settled), skus(plan))) throw new SourcesChanged();
  for (const [at, batch] of settled.batches.entries()) batch.batchId = ids.batchIds[at] as string;
  await correct(tx, { advertiserId: order.advertiserId, plan, settled, ids });
  return settled;
}

/** The facts that lines depend on: all but the time and the promotion's name. */
const lasting = ({ now: _now, realNow: _realNow, name: _name, ...facts }: PromotionFacts) => facts;

interface Correction {
  advertiserId: string;
  plan: Judged;
  settled: Judged;
  ids: ReservedIds;
}

/** Rewrites the charges and sources of lines that differ, with the sums of their batches and of the dispatch. */
async function correct(tx: Queries, { advertiserId, plan, settled, ids }: Correction): Promise<void> {
  const writtenLines = plan.batches.flatMap(({ lines }) => lines);
  const lines = settled.batches.flatMap((batch) => batch.lines);
  const wrong = lines.flatMap(({ charge, allocationId }, at) =>
    charge === writtenLines[at]?.charge && allocationId === writtenLines[at].allocationId
      ? []
      : [{ i: ids.redemptionIds[at], a: String(charge), w: allocationId }],
  );
  if (wrong.length === 0) return;
  const sums = settled.batches.map((batch) => ({
    id: batch.batchId,
    charge: String(totalCharge(batch.lines)),
  }));
  await tx.execute(sql`select guerdon_recharge_new(${advertiserId}::bigint, ${ids.dispatchId}::bigint, ${JSON.stringify(wrong)}::jsonb,
    ${JSON.stringify(sums)}::jsonb)`);
}
