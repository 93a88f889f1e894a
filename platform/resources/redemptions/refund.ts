import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { RedemptionState } from '../../../schema/transitions.ts';
import { type Scope, systemScope } from '../../access/scope.ts';
import { openChange } from '../../changes/change.ts';
import { type Database, type Queries, rowsOf } from '../../database/connection.ts';
import { notFound, refused } from '../../http/refusal.ts';
import { closeCard } from '../redemptionCards/writeOperations.ts';
import type { SupplyTools } from './engineTools.ts';
import { moveRedemption } from './move.ts';
import { closeOrders } from './providerOrders.ts';
import { canceled } from './takeBack.ts';

/** What a refund came to: done, or its code could not be killed: the provider refused or did not answer, or nobody can kill such a code. */
export type Refunded = 'refunded' | 'cancel_failed' | 'not_cancelable';

interface RefundRequest {
  advertiserId: string;
  id: string;
  /** Refund although the code lives on; who did it is recorded. */
  force: boolean;
}

interface Answered {
  key: string;
  providerId: string | null;
  reference: string;
}

/**
 * Refunds a redeemed reward: first its code is killed, then its money comes back. Callers have judged before; `scope` is who asks. Asked for many times
 * at once, the money moves once. @throws Refusal not_found, unreachable_state
 */
export async function refund(
  scope: Scope,
  { advertiserId, id, force }: RefundRequest,
  { database, tools, log }: { database: Database; tools: SupplyTools; log: FastifyBaseLogger },
): Promise<Refunded> {
  const { accountId, caller, locale, requestId } = scope;
  const system = { ...systemScope(database), accountId, caller, locale, requestId };
  const found = await system.read((tx) => codeSource(tx, { advertiserId, id }));
  if (!found) throw notFound();
  if (found.state !== 'redeemed')
    throw refused(scope, 'unreachable_state', { from: found.state, step: 'refund' });
  const { order } = found;
  // Nobody kills a code of a pool at the shop that takes it.
  const canCancel = order !== null && found.cancels;
  const isDead = canCancel && (await canceled(tools, order)) === 'canceled';
  if (!isDead && !force) {
    if (canCancel) await system.write((tx) => closeOrders(tx, [closed(order, 'cancel_failed')]));
    return canCancel ? 'cancel_failed' : 'not_cancelable';
  }
  const reason = isDead ? 'refunded' : FORCED;
  await system.write(async (tx) => {
    await moveRedemption(openChange(tx, { scope: system }), {
      advertiserId,
      id,
      step: 'refund',
      reason,
      madeBy: accountId,
    });
    if (isDead) await markDead(tx, { advertiserId, id });
    if (order) await closeOrders(tx, [closed(order, isDead ? 'canceled' : 'cancel_failed')]);
  });
  if (!isDead)
    log.warn(
      { alert: 'refund_forced', advertiserId, redemptionId: id, caller },
      'a refund was forced: its code lives on',
    );
  return 'refunded';
}

/** Why a redemption is refunded although its code lives on. */
const FORCED = 'forced_without_cancel';

const closed = ({ key, reference }: Answered, state: 'canceled' | 'cancel_failed') => ({
  ...{ key, state, reason: 'refund', reference },
});

interface CodeSource {
  state: RedemptionState;
  order: Answered | null;
  cancels: boolean;
}

/** Where the code of a redemption came from, and whether it can be killed there; null where there is no such redemption. */
async function codeSource(
  tx: Queries,
  { advertiserId, id }: { advertiserId: string; id: string },
): Promise<CodeSource | null> {
  const [row] = await rowsOf<
    Omit<CodeSource, 'order'> & { key: string | null; providerId: string | null; reference: string | null }
  >(
    tx,
    sql`select r.state, o.key::text as key, o.provider_id::text as "providerId", o.provider_reference as reference,
        r.cancelable and coalesce(p.cancels or p.kind = 'issued', true) as cancels
      from redemptions r
      left join provider_orders o on o.advertiser_id = r.advertiser_id and o.redemption_id = r.id
        and o.state in ('answered', 'canceled', 'cancel_failed') and o.provider_reference is not null and o.reason is distinct from 'not_wanted'
      left join providers p on p.id = o.provider_id
      where r.advertiser_id = ${advertiserId} and r.id = ${id} order by o.attempt desc nulls last limit 1`,
  );
  if (!row) return null;
  const { key, reference, providerId, ...source } = row;
  return { ...source, order: key !== null && reference !== null ? { key, providerId, reference } : null };
}

/** Its codes pay no more, wherever they came from. */
async function markDead(
  tx: Queries,
  { advertiserId, id }: { advertiserId: string; id: string },
): Promise<void> {
  await tx.execute(sql`update redemption_codes set dead_at = now()
    where advertiser_id = ${advertiserId} and redemption_id = ${id} and dead_at is null`);
  await closeCard(tx, { advertiserId, redemptionId: id });
  await tx.execute(sql`update reward_codes w set state = 'dead' from redemption_codes c
    where c.advertiser_id = ${advertiserId} and c.redemption_id = ${id} and w.code_hash = c.code_hash`);
}
