import { sql } from 'drizzle-orm';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import type { MailEffect } from '../../../foundation/changes/effects.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';
import { mailable } from '../../../foundation/mail/announced.ts';
import { mailSubject } from '../../../foundation/mail/words/words.ts';

/** Stands for the number of a dispatch that is only tried. */
const NO_NUMBER = '…';

/**
 * The mails that `finishBatch` sends to the makers of dispatches once their last lines are through; none of one that was created singly or
 * taken back, nor of one without work. Their subjects name no number of lines, which are not known yet.
 */
export async function announcedDone(
  tx: Queries,
  { dispatchIds, isTried = false }: { dispatchIds: readonly string[]; isTried?: boolean },
): Promise<MailEffect[]> {
  if (dispatchIds.length === 0) return [];
  const rows = await rowsOf(
    tx,
    {
      dispatchId: text,
      advertiserId: text,
      advertiser: text,
      promotion: text,
      promotionId: text,
      accountId: text,
    },
    sql`select d.id::text as "dispatchId", d.advertiser_id::text as "advertiserId", v.name as advertiser, p.name as promotion,
        p.id::text as "promotionId", d.created_by::text as "accountId"
      from dispatches d join promotions p on p.advertiser_id = d.advertiser_id and p.id = d.promotion_id join advertisers v on v.id = d.advertiser_id
      where d.id = any (${idArray(dispatchIds)}::bigint[]) and d.kind <> 'single' and d.state <> 'recalled' and d.created_by is not null
        and exists (select from batches b where b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id
          and b.state in ('held', 'working') and cardinality(b.plan) > 0)
      order by d.id`,
  );
  const makers = await mailable(
    tx,
    rows.map(({ accountId }) => accountId),
  );
  return rows.flatMap(({ accountId, ...facts }) => {
    const maker = makers.get(accountId);
    if (!maker) return [];
    const counts = { done: '', failed: '', canceled: '' };
    const params = { ...facts, ...counts, ...(isTried && { dispatchId: NO_NUMBER }) };
    return { recipient: maker.name, subject: mailSubject('dispatch_done', params, maker.locale) };
  });
}
