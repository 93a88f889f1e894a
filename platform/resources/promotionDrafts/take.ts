import { sql } from 'drizzle-orm';
import type { Change } from '../../changes/change.ts';
import { rowsOf } from '../../database/connection.ts';

/** Ends the caller's draft, which this new promotion came of; what it was copied from gives its look and the texts of its screens. */
export async function takeDraft(
  { tx, scope }: Pick<Change, 'tx' | 'scope'>,
  { advertiserId, id }: { advertiserId: string; id: string },
): Promise<void> {
  const [draft] = await rowsOf<{ copied_from: string | null }>(
    tx,
    sql`delete from promotion_drafts where advertiser_id = ${advertiserId} and account_id = ${scope.accountId}
      returning copied_from::text as copied_from`,
  );
  if (!draft?.copied_from) return;
  const from = sql`advertiser_id = ${advertiserId} and promotion_id = ${draft.copied_from}`;
  await tx.execute(sql`update promotions p set colors = o.colors, logo_media_id = o.logo_media_id, background_media_id = o.background_media_id,
      redemption_flow_theme = o.redemption_flow_theme, sms_sender_name = o.sms_sender_name
    from promotions o where o.advertiser_id = ${advertiserId} and o.id = ${draft.copied_from} and p.id = ${id}`);
  await tx.execute(sql`insert into screen_texts (advertiser_id, promotion_id, sku, screen, locale, texts)
    select advertiser_id, ${id}::bigint, sku, screen, locale, texts from screen_texts
    where ${from} and (sku is null or sku in (select sku from promotion_rewards where advertiser_id = ${advertiserId} and promotion_id = ${id}))`);
}
