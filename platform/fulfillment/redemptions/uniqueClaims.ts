// Claims of promotions that reward a recipient only once.
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';

/** The redemption that a recipient has of a promotion. */
interface Claim {
  advertiserId: string;
  promotionId: string;
  recipientId: string;
  redemptionId: string;
}

/**
 * The statement that claims promotions for recipients, and returns a row for each who had no claim. `rows` selects advertiser, promotion, recipient and
 * redemption, in the order of the recipients.
 */
export const claimUnique = (rows: SQL): SQL =>
  sql`insert into unique_recipients (advertiser_id, promotion_id, recipient_id, redemption_id) ${rows} on conflict do nothing returning 1`;

/** Claims a promotion for a recipient; false if another redemption has the claim. */
export async function isFirstReward(
  tx: Queries,
  { advertiserId, promotionId, recipientId, redemptionId }: Claim,
): Promise<boolean> {
  const [claim] = await rowsOf(
    tx,
    { redemptionId: text },
    sql`with claimed as (
        insert into unique_recipients (advertiser_id, promotion_id, recipient_id, redemption_id)
        values (${advertiserId}, ${promotionId}, ${recipientId}, ${redemptionId}) on conflict do nothing returning redemption_id)
      select redemption_id::text as "redemptionId" from claimed union all
      select redemption_id::text from unique_recipients where advertiser_id = ${advertiserId} and promotion_id = ${promotionId}
        and recipient_id = ${recipientId}`,
  );
  return claim?.redemptionId === redemptionId;
}

/** Frees the claim of a redemption, whoever its recipient is. */
export async function freeClaim(
  tx: Queries,
  { advertiserId, promotionId, redemptionId }: Omit<Claim, 'recipientId'>,
): Promise<void> {
  await tx.execute(sql`delete from unique_recipients
    where advertiser_id = ${advertiserId} and promotion_id = ${promotionId} and redemption_id = ${redemptionId}`);
}
