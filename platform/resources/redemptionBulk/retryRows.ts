import type { JobWork } from '../../jobs/work.ts';
import type { SupplyTools } from '../redemptions/engineTools.ts';
import { redeemNow } from '../redemptions/redeemNow.ts';
import type { RowOutcome } from './bulkRows.ts';

/** Providers that are asked at once, and milliseconds for which each answer is waited for: a job goes on with slower ones. */
const AT_ONCE = 8;
const PATIENCE = 8_000;

/** Orders the rewards of rows again, outside of any transaction. An order that was begun before is gone on with under its own key. */
export async function retryRows(
  { components: { database, log } }: JobWork,
  { advertiserId, ids }: { advertiserId: string; ids: readonly string[] },
  tools: SupplyTools,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  const waiting = [...ids];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const key = { advertiserId, redemptionId: id, patience: PATIENCE };
      outcomes.push({ id, ...outcomeOf(await redeemNow(database, key, { tools, log })) });
    }
  });
  await Promise.all(workers);
  return outcomes;
}

function outcomeOf(redeemed: Awaited<ReturnType<typeof redeemNow>>): Omit<RowOutcome, 'id'> {
  if (redeemed === 'redeemed') return { outcome: 'done' };
  if (redeemed === 'working') return { outcome: 'done', reason: 'at_provider' };
  return { outcome: 'failed', reason: redeemed.failed };
}
