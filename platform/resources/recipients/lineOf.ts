import { sql } from 'drizzle-orm';
import type { RecipientProvider } from '../../../schema/dispatchKinds.ts';
import type { RedemptionState } from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import { isVisibleAdvertiser } from '../../access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { notFound } from '../../http/refusal.ts';
import type { JsonOf } from '../codec.ts';
import { batchLine, lineSource } from '../dispatches/lineShape.ts';

/** The redemption of a line and who is given it. */
export interface GivenLine {
  advertiserId: string;
  promotionId: string;
  redemptionId: string;
  state: RedemptionState;
  recipientId: string | null;
  provider: RecipientProvider | null;
  email: string | null;
  phoneNumber: string | null;
  version: number;
  isUnique: boolean;
}

/** The line of a redemption, its redemption locked until the transaction ends; not found where there is none that the caller may see. */
export async function lockLine(tx: Queries, scope: Scope, redemptionId: string): Promise<GivenLine> {
  const [row] = await rowsOf<GivenLine & Record<string, unknown>>(
    tx,
    sql`select r.advertiser_id::text as "advertiserId", r.promotion_id::text as "promotionId", r.id::text as "redemptionId", r.state,
        p.id::text as "recipientId", p.provider, p.email, p.phone_number as "phoneNumber", case when p.id is null then 0 else r.version end as version,
        m.redeem_frequency = 'unique' as "isUnique"
      from redemptions r
      join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
      join promotions m on m.advertiser_id = r.advertiser_id and m.id = r.promotion_id
      left join recipients p on p.advertiser_id = r.advertiser_id and p.id = r.recipient_id
      where r.id = ${redemptionId} and ${isVisibleAdvertiser(scope, sql`r.advertiser_id`)}
      for no key update of r`,
  );
  if (!row) throw notFound();
  return row;
}

/** The same line as an answer shows it. */
export async function lineOf(
  tx: Queries,
  scope: Scope,
  { advertiserId, redemptionId }: Pick<GivenLine, 'advertiserId' | 'redemptionId'>,
): Promise<JsonOf<typeof batchLine>> {
  const [row] = await batchLine.rows(
    tx,
    sql`${lineSource()} where l.advertiser_id = ${advertiserId} and l.redemption_id = ${redemptionId}`,
  );
  if (!row) throw notFound();
  return batchLine.json(row, scope);
}
