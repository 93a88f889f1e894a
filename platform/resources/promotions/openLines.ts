import { sql } from 'drizzle-orm';
import { formatMinor } from '../../../schema/money.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import type { AnnouncedMail } from '../../mail/announced.ts';
import { announcedDone } from '../batches/announcedDone.ts';

/** What becomes of the dispatches of a promotion that stops or goes on. */
export interface OpenLines {
  /** Lines whose reward is not redeemed yet. */
  unredeemed: number;
  /** Lines whose reward is redeemed, and whose recipient was told nothing yet. */
  redeemed: number;
  /** What the unredeemed ones hold, a decimal string. */
  booked: string;
  /** To those who made the dispatches, once their last line is closed. */
  mails: AnnouncedMail[];
}

/** Reads the lines that are not done of a promotion's dispatches, along the index of open lines; amounts in the currency its advertiser is billed in. */
export async function openLinesOf(tx: Queries, promotionId: string, currency: string): Promise<OpenLines> {
  const rows = await rowsOf<{ dispatchId: string; unredeemed: number; redeemed: number; booked: string }>(
    tx,
    sql`select d.id::text as "dispatchId", count(*) filter (where r.state <> 'redeemed')::int as unredeemed,
        count(*) filter (where r.state = 'redeemed')::int as redeemed,
        coalesce(sum(r.charge) filter (where r.state in ('booked', 'pending')), 0)::text as booked
      from promotions p join dispatches d on d.advertiser_id = p.advertiser_id and d.promotion_id = p.id and d.state in ('held', 'released')
      join batches b on b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id and b.state in ('held', 'working') and cardinality(b.plan) > 0
      join batch_lines l on l.advertiser_id = b.advertiser_id and l.batch_id = b.id and l.stage not in ('done', 'failed', 'canceled')
      join redemptions r on r.advertiser_id = l.advertiser_id and r.id = l.redemption_id
      where p.id = ${promotionId} group by d.id order by d.id`,
  );
  const mails = [];
  for (const { dispatchId } of rows) mails.push(...(await announcedDone(tx, { dispatchId })));
  return {
    unredeemed: rows.reduce((sum, row) => sum + row.unredeemed, 0),
    redeemed: rows.reduce((sum, row) => sum + row.redeemed, 0),
    booked: formatMinor(
      rows.reduce((sum, row) => sum + BigInt(row.booked), 0n),
      currency,
    ),
    mails,
  };
}
