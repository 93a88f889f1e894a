import { sql } from 'drizzle-orm';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { boolean, nullable, rowsOf, text } from '../../../foundation/database/rows.ts';
import { killCodes } from '../../codes/supplied.ts';
import type { SupplyTools } from '../../providers/engineTools.ts';
import { closeOrders } from '../../providers/providerOrders.ts';
import { closeCard } from '../../redemptions/cards/writeOperations.ts';
import { type Beside, type Moved, moveRedemption } from '../../redemptions/money/move.ts';
import type { MovingChange } from '../../redemptions/money/postMoves.ts';
import { canceled } from '../../redemptions/redeem/takeBack.ts';

interface RedemptionOf {
  advertiserId: string;
  id: string;
}

interface Answered {
  key: string;
  providerId: string | null;
  reference: string;
}

/** The outcome of canceling a code before its redemption is refunded. */
export interface Killed {
  isDead: boolean;
  /** False if nobody can kill the code. The shop that accepts a code of a pool takes no cancellation. */
  canCancel: boolean;
  order: Answered | null;
}

/**
 * Has the code of a redemption killed at its origin, outside of any transaction. Repeated and concurrent calls send the provider the same key.
 * `settleRefund` records the outcome, or `settleFailure` if the code could not be killed.
 */
export async function killCode(
  system: Pick<Scope, 'read'>,
  of: RedemptionOf,
  tools: Pick<SupplyTools, 'providers'>,
): Promise<Killed> {
  const codeOrigin = await system.read((tx) => codeSource(tx, of));
  const order = codeOrigin?.order ?? null;
  const canCancel = order !== null && codeOrigin?.cancels === true;
  return { canCancel, order, isDead: canCancel && (await canceled(tools, order)) === 'canceled' };
}

/** Reason of a refund: the code is dead; or it lives on, because the refund is forced or goods are only tracked (RED-21). */
export const REFUND_REASONS = {
  dead: 'refunded',
  forced: 'forced_without_cancel',
  tracked: 'tracked_without_cancel',
} as const;

/** Records that a code could not be killed. The redemption is unchanged. */
export async function settleFailure(tx: Queries, { canCancel, order }: Killed): Promise<void> {
  if (canCancel && order) await closeOrders(tx, [closed(order, 'cancel_failed')]);
}

/** Refunds a redemption whose code is dead, or lives on for a recorded reason. @throws Refusal not_found, unreachable_state; LedgerRefused */
export async function settleRefund(
  change: MovingChange,
  of: RedemptionOf & {
    killed: Killed;
    reason: (typeof REFUND_REASONS)[keyof typeof REFUND_REASONS];
    madeBy: string | null;
    beside?: Beside;
  },
): Promise<Moved> {
  const { advertiserId, id, killed, reason, madeBy, beside } = of;
  const moved = await moveRedemption(change, {
    advertiserId,
    id,
    step: 'refund',
    reason,
    madeBy,
    ...(beside ? { beside } : {}),
  });
  if (killed.isDead) {
    await killCodes(change.tx, { advertiserId, id });
    await closeCard(change.tx, { advertiserId, redemptionId: id });
  }
  if (killed.order)
    await closeOrders(change.tx, [closed(killed.order, killed.isDead ? 'canceled' : 'cancel_failed')]);
  return moved;
}

const closed = ({ key, reference }: Answered, state: 'canceled' | 'cancel_failed') => ({
  key,
  state,
  reason: 'refund',
  reference,
});

interface CodeSource {
  order: Answered | null;
  cancels: boolean;
}

/** The origin of a redemption's code, and whether it can be canceled there; null if the redemption does not exist. */
async function codeSource(
  tx: Queries,
  { advertiserId, id }: { advertiserId: string; id: string },
): Promise<CodeSource | null> {
  const [row] = await rowsOf(
    tx,
    { cancels: boolean, key: nullable(text), providerId: nullable(text), reference: nullable(text) },
    sql`select o.key::text as key, o.provider_id::text as "providerId", o.provider_reference as reference,
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
