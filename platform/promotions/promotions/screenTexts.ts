import { sql } from 'drizzle-orm';
import type { ScreenName } from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import type { PromotionLocale } from '../../../schema/promotions/promotionValues.ts';
import type { Change } from '../../foundation/changes/change.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';

/** A promotion of an advertiser. */
export interface PromotionOf {
  advertiserId: string;
  id: string;
}

/** Texts of one screen in one language, for the promotion or one of its rewards. */
interface TextEntry {
  sku: string | null;
  screen: ScreenName;
  locale: PromotionLocale;
  texts: Record<string, string>;
}

/** Stores these texts of a promotion's screens; an entry without texts is deleted. */
export async function writeTexts(
  tx: Queries,
  { advertiserId, id }: PromotionOf,
  screens: readonly TextEntry[],
): Promise<void> {
  const rows = screens.map(({ sku, screen, locale, texts }) => {
    const writtenTexts = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
    return { sku, screen, locale, texts: writtenTexts, is_empty: Object.keys(writtenTexts).length === 0 };
  });
  const sent = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (sku text, screen text, locale text, texts jsonb, is_empty boolean)`;
  await tx.execute(
    sql`delete from screen_texts t using ${sent} where s.is_empty and t.promotion_id = ${id}
      and t.sku is not distinct from s.sku and t.screen = s.screen and t.locale = s.locale`,
  );
  await tx.execute(
    sql`insert into screen_texts as t (advertiser_id, promotion_id, sku, screen, locale, texts)
      select ${advertiserId}::bigint, ${id}::bigint, s.sku, s.screen, s.locale, s.texts from ${sent} where not s.is_empty
      on conflict (advertiser_id, promotion_id, sku, screen, locale) do update set texts = excluded.texts, updated_at = now()
        where t.texts <> excluded.texts`,
  );
}

/** Copies the screen texts of another promotion, including those of rewards that both promotions give. */
export async function copyTexts(
  { tx }: Pick<Change, 'tx'>,
  { advertiserId, id, from }: { advertiserId: string; id: string; from: string },
): Promise<void> {
  await tx.execute(sql`insert into screen_texts (advertiser_id, promotion_id, sku, screen, locale, texts)
    select advertiser_id, ${id}::bigint, sku, screen, locale, texts from screen_texts
    where advertiser_id = ${advertiserId} and promotion_id = ${from}
      and (sku is null or sku in (select sku from promotion_rewards where advertiser_id = ${advertiserId} and promotion_id = ${id}))`);
}
