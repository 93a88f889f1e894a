import { openChange } from '../../../foundation/changes/change.ts';
import { MAX_ATTEMPTS } from '../../../foundation/jobs/lease.ts';
import { JobFailed, type JobHandler } from '../../../foundation/jobs/work.ts';
import type { SupplyTools } from '../../providers/engineTools.ts';
import { moveRedemptions } from '../money/move.ts';
import { askProvider, beginOne, type RedemptionKey, settleOne } from './redeemOne.ts';
import { takeBack } from './takeBack.ts';

/**
 * Continues an order whose provider was slow, or whose caller is gone: the same key again. After the last attempt the redemption fails, and
 * its order stays open: a retry uses the same key, and a late response still redeems it.
 */
export const orderRedeemer =
  (tools: SupplyTools): JobHandler =>
  async ({ job, components: { log }, scope, finish }) => {
    const key = job.payload as unknown as RedemptionKey;
    const { advertiserId, redemptionId } = key;
    const start = await scope.write((tx) => beginOne(tx, scope, { key, tools, log, hasJob: true }));
    /** Schedules the next attempt. After the last one the redemption fails. */
    const again = async (reason: string) => {
      if (job.attempt < MAX_ATTEMPTS) throw new JobFailed(reason);
      await finish(async (tx) => {
        await moveRedemptions(openChange(tx, { scope }), {
          advertiserId,
          ids: [redemptionId],
          step: 'fail',
          reason,
          madeBy: null,
        });
      });
    };
    if (start.kind === 'failed' && start.reason === DUPLICATE) return again(DUPLICATE);
    if (start.kind !== 'asked') return;
    const { line, order } = start;
    const reply = await askProvider(tools, line, order);
    const settled = await scope.write((tx) =>
      settleOne(tx, scope, { key, reply, isInBatch: line.isInBatch, tools, log }),
    );
    await takeBack(scope, { advertiserId, orphans: settled.orphans, tools, log });
    if ('failure' in reply) return again(reply.failure);
    if (settled.again.length > 0) return again(DUPLICATE);
  };

/** The failure of a redemption whose code another one has. It is ordered again. */
const DUPLICATE = 'duplicate_code';
