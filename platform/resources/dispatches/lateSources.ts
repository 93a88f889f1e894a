// Large dispatches write their lines first, and lock what they are charged to for a moment at the end.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Change } from '../../changes/change.ts';
import type { Queries } from '../../database/connection.ts';
import { lockPatiently } from '../../database/lockPatiently.ts';
import { unavailable } from '../../http/refusal.ts';
import { checkRunning, type PromotionFacts, promotionFacts } from './facts.ts';
import { type ReservedIds, totalCharge } from './insertDispatch.ts';
import { type Judge, type Judged, judged, neededCodes } from './judge.ts';
import { lockSources, offeredRewards, type Sources } from './sources.ts';

/** Thrown within a transaction: the promotion or its sources changed while the lines were written. Nothing of the transaction is kept. */
class SourcesChanged extends Error {
  constructor() {
    super('What the lines are charged to has changed while they were written');
  }
}

/** Attempts at a change whose sources change meanwhile. The next one judges by what has become of them, and usually refuses it. */
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

interface Late extends Omit<Judge, 'sources'> {
  plan: Judged;
  /** What the sources held when the plan was made. */
  judgedBy: Sources;
  ids: ReservedIds;
}

/**
 * Locks the promotion and the sources of lines that are written already, and charges the lines to what the sources hold now. Where that is what it was
 * when the lines were written, the plan stands: judging 100,000 lines again would take 0.2 seconds, which every other booking of the advertiser waits.
 * Otherwise lines whose charge or source is another one are corrected. @throws Refusal as `checkRunning` and `judged`; SourcesChanged
 */
export async function settleLate(change: Change, { plan, judgedBy, ids, ...late }: Late): Promise<Judged> {
  const { tx, scope } = change;
  const { order, promotion, bySku } = late;
  const { promotionId } = order;
  const sources = await lockPatiently(tx, async (part) => {
    const now = await promotionFacts(part, scope, { promotionId, isLocked: true });
    checkRunning(scope, now, order.kind);
    if (!isDeepStrictEqual(lasting(now), lasting(promotion))) throw new SourcesChanged();
    return lockSources(part, now, { skus: [...bySku.keys()], needed: neededCodes(order.options, bySku) });
  });
  // The lines are written already, and count among those that codes are promised to.
  for (const { sku, lines } of plan.batches) {
    const left = sources.codes.get(sku);
    if (left !== undefined) sources.codes.set(sku, left + lines.length);
  }
  const rewards = await offeredRewards(tx, promotion.id, [...bySku.keys()]);
  if (isDeepStrictEqual(sources, judgedBy) && isDeepStrictEqual(rewards, plan.rewards)) return plan;
  const settled = await judged(change, { order, promotion, bySku, sources });
  const skus = ({ batches }: Judged) => batches.map(({ sku }) => sku);
  if (!isDeepStrictEqual(skus(settled), skus(plan))) throw new SourcesChanged();
  for (const [at, batch] of settled.batches.entries()) batch.batchId = ids.batchIds[at] as string;
  await correct(tx, { advertiserId: order.advertiserId, plan, settled, ids });
  return settled;
}

/** What lines were written by: everything but the moment and the name. */
const lasting = ({ now: _now, realNow: _realNow, name: _name, ...facts }: PromotionFacts) => facts;

interface Correction {
  advertiserId: string;
  plan: Judged;
  settled: Judged;
  ids: ReservedIds;
}

/** Rewrites the charges and sources of lines that differ, with the sums of their batches and of the dispatch. */
async function correct(tx: Queries, { advertiserId, plan, settled, ids }: Correction): Promise<void> {
  const written = plan.batches.flatMap(({ lines }) => lines);
  const lines = settled.batches.flatMap((batch) => batch.lines);
  const wrong = lines.flatMap(({ charge, allocationId }, at) =>
    charge === written[at]?.charge && allocationId === written[at].allocationId
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
