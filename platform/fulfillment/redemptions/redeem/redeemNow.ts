import type { FastifyBaseLogger } from 'fastify';
import { systemScope } from '../../../foundation/access/scope.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import type { SupplyTools } from '../../providers/engineTools.ts';
import { askProvider, beginOne, type RedemptionKey, settleOne } from './redeemOne.ts';
import type { Settled } from './settleOrders.ts';
import { takeBack } from './takeBack.ts';

/** The result of redeeming at once; `working` when the provider takes longer: a job continues. */
export type RedeemedNow = 'redeemed' | 'working' | { failed: string };

/**
 * Orders and redeems one redemption at once, in the platform's own scope: callers have judged before. It waits for a provider for `patience`
 * milliseconds. Asked for twice at the same time, it is redeemed once.
 */
export async function redeemNow(
  database: Database,
  { patience, ...key }: RedemptionKey & { patience: number },
  { tools, log }: { tools: SupplyTools; log: FastifyBaseLogger },
): Promise<RedeemedNow> {
  const scope = systemScope(database);
  const start = await scope.write((tx) => beginOne(tx, scope, { key, tools, log }));
  if (start.kind === 'redeemed') return 'redeemed';
  if (start.kind === 'failed') return { failed: start.reason };
  const { line, order } = start;
  const settling = (async (): Promise<RedeemedNow> => {
    const reply = await askProvider(tools, line, order);
    const settled = await scope.write((tx) =>
      settleOne(tx, scope, { key, reply, isInBatch: line.isInBatch, tools, log }),
    );
    const { advertiserId } = key;
    await takeBack(scope, { advertiserId, orphans: settled.orphans, tools, log });
    return outcomeOf(settled);
  })();
  // A caller who has stopped waiting gets no answer; the order's outcome is written all the same.
  settling.catch((error: unknown) =>
    log.error({ err: error, redemptionId: key.redemptionId }, 'an order could not be written'),
  );
  return Promise.race([settling, after(patience)]);
}

function outcomeOf({ redeemed, failed }: Settled): RedeemedNow {
  if (redeemed.length > 0) return 'redeemed';
  const [reason] = failed.values();
  return reason === undefined ? 'working' : { failed: reason };
}

const after = (milliseconds: number) =>
  new Promise<'working'>((resolve) => {
    setTimeout(() => resolve('working'), milliseconds).unref();
  });
