import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { type AnnouncedMail, announced } from '../../mail/announced.ts';

/** Stands for the number of a dispatch that is only tried. */
const NO_NUMBER = '…';

/**
 * The mail that `finishBatch` sends to the maker of a dispatch once its last line is through; none of one that was created singly or taken
 * back, nor of one without work. Its subject names no number of lines, which are not known yet.
 */
export async function announcedDone(
  tx: Queries,
  { dispatchId, isTried = false }: { dispatchId: string; isTried?: boolean },
): Promise<AnnouncedMail[]> {
  const [of] = await rowsOf<{
    advertiserId: string;
    advertiser: string;
    promotion: string;
    promotionId: string;
    accountId: string | null;
  }>(
    tx,
    sql`select d.advertiser_id::text as "advertiserId", v.name as advertiser, p.name as promotion, p.id::text as "promotionId",
        d.created_by::text as "accountId"
      from dispatches d join promotions p on p.advertiser_id = d.advertiser_id and p.id = d.promotion_id join advertisers v on v.id = d.advertiser_id
      where d.id = ${dispatchId} and d.kind <> 'single' and d.state <> 'recalled'
        and exists (select from batches b where b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id
          and (b.state = 'working' or (b.state = 'held' and cardinality(b.plan) > 0)))`,
  );
  if (!of?.accountId) return [];
  const { accountId, ...facts } = of;
  const counts = { done: '', failed: '', canceled: '' };
  const params = { ...facts, ...counts, dispatchId: isTried ? NO_NUMBER : dispatchId };
  return announced(tx, [accountId], { template: 'dispatch_done', params });
}
