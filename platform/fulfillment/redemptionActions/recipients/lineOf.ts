import { sql } from 'drizzle-orm';
import type { RecipientProvider } from '../../../../schema/fulfillment/dispatchKinds.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import type { JsonOf } from '../../../foundation/records/codec.ts';
import { batchLine, lineSource } from '../../dispatches/lineShape.ts';
import type { RedemptionRow } from '../../redemptions/shape.ts';

/** A redemption and its recipient. */
export interface GivenLine {
  advertiserId: string;
  promotionId: string;
  redemptionId: string;
  recipientId: string | null;
  provider: RecipientProvider | null;
  isUnique: boolean;
}

/** A redemption and its recipient, of a locked row. */
export const givenOf = ({ advertiserId, promotionId, id, user, isUnique }: RedemptionRow): GivenLine => ({
  advertiserId,
  promotionId,
  redemptionId: id,
  isUnique,
  recipientId: user?.id ?? null,
  provider: user?.provider ?? null,
});

/** The line of a redemption as an answer shows it; null where it came alone. */
export async function lineOf(
  tx: Queries,
  scope: Scope,
  { advertiserId, redemptionId }: Pick<GivenLine, 'advertiserId' | 'redemptionId'>,
): Promise<JsonOf<typeof batchLine> | null> {
  const [row] = await batchLine.rows(
    tx,
    sql`${lineSource()} where l.advertiser_id = ${advertiserId} and l.redemption_id = ${redemptionId}`,
  );
  return row ? batchLine.json(row, scope) : null;
}
