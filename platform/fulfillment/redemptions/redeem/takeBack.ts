import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Scope } from '../../../foundation/access/scope.ts';
import { rowCountOf } from '../../../foundation/database/rows.ts';
import { storeCodes } from '../../codes/supplied.ts';
import type { SupplyTools } from '../../providers/engineTools.ts';
import { closeOrders } from '../../providers/providerOrders.ts';
import type { OrphanOrder } from './settleOrders.ts';

/**
 * Cancels codes that arrived for redemptions which accept nothing any more. A code that cannot be canceled is kept, unusable, and logged as an error:
 * somebody has paid for it. If a call fails, the order stays open and the sweep retries it.
 */
export async function takeBack(
  scope: Pick<Scope, 'write'>,
  of: { advertiserId: string; orphans: readonly OrphanOrder[]; tools: SupplyTools; log: FastifyBaseLogger },
): Promise<void> {
  const { advertiserId, orphans, tools, log } = of;
  for (const { order, line, answer } of orphans) {
    const outcome = answer.cancelable
      ? await canceled(tools, { ...order, providerId: line.providerId, reference: answer.reference })
      : 'refused';
    if (outcome === null) continue;
    const isDead = outcome === 'canceled';
    await scope.write(async (tx) => {
      const supplied = [{ redemptionId: order.redemptionId, ...answer }];
      const codes = await rowCountOf(
        tx,
        sql`select 1 from redemption_codes where advertiser_id = ${advertiserId} and redemption_id = ${order.redemptionId}`,
      );
      if (!isDead && codes === 0)
        await storeCodes(tx, { advertiserId, box: tools.box, supplied, isDead: true });
      await closeOrders(tx, [
        {
          key: order.key,
          state: isDead ? 'canceled' : 'cancel_failed',
          reason: 'not_wanted',
          reference: answer.reference,
        },
      ]);
    });
    if (!isDead)
      log.error(
        { alert: 'code_not_taken_back', advertiserId, ...order },
        'a code came for a redemption that takes none, and stays paid',
      );
  }
}

/** Asks the provider to kill the codes; null if the outcome is unknown. */
export async function canceled(
  { providers }: Pick<SupplyTools, 'providers'>,
  { providerId, reference, key }: { providerId: string | null; reference: string; key: string },
): Promise<'canceled' | 'refused' | null> {
  try {
    return await (await providers(providerId)).cancel(reference, `${key}:cancel`);
  } catch {
    return null;
  }
}
