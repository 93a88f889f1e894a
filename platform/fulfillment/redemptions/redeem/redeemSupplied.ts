import { sql } from 'drizzle-orm';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { type Supplied, storeCodes } from '../../codes/supplied.ts';
import { openCards } from '../cards/writeOperations.ts';
import { moveRedemptions } from '../money/move.ts';
import { type MovingChange, postLast } from '../money/postMoves.ts';

interface Supply {
  advertiserId: string;
  box: CodeBox;
  supplied: readonly Supplied[];
}

/**
 * Redeems pending and failed redemptions with what they were supplied with: first the codes, sealed, then the money. Answers which were redeemed.
 * Their codes must not have been given before (`givenBefore`): one that was in the meantime ends the transaction.
 */
export const redeemSupplied = (change: MovingChange, supply: Supply): Promise<string[]> =>
  postLast(change, supply.advertiserId, (moving) => redeem(moving, supply));

async function redeem(change: MovingChange, { advertiserId, box, supplied }: Supply): Promise<string[]> {
  const ids = supplied.map(({ redemptionId }) => redemptionId);
  const moved = await moveRedemptions(change, { advertiserId, ids, step: 'redeem', madeBy: null });
  const redeemed = new Set(moved.map(({ id }) => id));
  const delivered = supplied.filter(({ redemptionId }) => redeemed.has(redemptionId));
  await storeCodes(change.tx, { advertiserId, box, supplied: delivered, isDead: false });
  await change.tx.execute(sql`update redemptions r set cancelable = s.cancelable, order_status = s.status, tracking_code = s.tracking
    from jsonb_to_recordset(${JSON.stringify(
      delivered.map(({ redemptionId: id, cancelable, orderStatus: status, trackingCode: tracking }) => ({
        id,
        cancelable,
        status,
        tracking,
      })),
    )}::jsonb) as s (id bigint, cancelable boolean, status text, tracking text)
    where r.advertiser_id = ${advertiserId} and r.id = any (${idArray([...redeemed])}::bigint[]) and r.id = s.id
      and (s.cancelable or s.status is not null or s.tracking is not null)`);
  await openCards(change.tx, { advertiserId, redemptionIds: [...redeemed] });
  return [...redeemed];
}
