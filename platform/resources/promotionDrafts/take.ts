import { and, eq, sql } from 'drizzle-orm';
import type { Change } from '../../changes/change.ts';
import { promotions } from '../promotions/table.ts';
import { ownDraftAt } from './store.ts';
import { promotionDrafts } from './table.ts';

/** A promotion that another one was copied from, and how it looks. */
export interface CopiedPromotion {
  id: string;
  look: Pick<
    typeof promotions.$inferSelect,
    'colors' | 'logoMediaId' | 'backgroundMediaId' | 'smsSenderName' | 'redemptionFlowTheme'
  >;
}

/**
 * Ends the caller's draft of this version, which becomes a promotion; returns what it was copied from. A draft that was restarted
 * meanwhile stays, and returns nothing.
 */
export async function takeDraft(
  { tx, scope }: Pick<Change, 'tx' | 'scope'>,
  { advertiserId, version }: { advertiserId: string; version: number },
): Promise<CopiedPromotion | null> {
  const [draft] = await tx
    .delete(promotionDrafts)
    .where(ownDraftAt(scope, advertiserId, version))
    .returning({ copiedFrom: promotionDrafts.copiedFrom });
  if (!draft?.copiedFrom) return null;
  const { colors, logoMediaId, backgroundMediaId, smsSenderName, redemptionFlowTheme } = promotions;
  const [look] = await tx
    .select({ colors, logoMediaId, backgroundMediaId, smsSenderName, redemptionFlowTheme })
    .from(promotions)
    .where(and(eq(promotions.advertiserId, advertiserId), eq(promotions.id, draft.copiedFrom)));
  return look ? { id: draft.copiedFrom, look } : null;
}

/** Gives a promotion the texts of the screens of another one, those of rewards that it gives as well among them. */
export async function copyTexts(
  { tx }: Pick<Change, 'tx'>,
  { advertiserId, id, from }: { advertiserId: string; id: string; from: string },
): Promise<void> {
  await tx.execute(sql`insert into screen_texts (advertiser_id, promotion_id, sku, screen, locale, texts)
    select advertiser_id, ${id}::bigint, sku, screen, locale, texts from screen_texts
    where advertiser_id = ${advertiserId} and promotion_id = ${from}
      and (sku is null or sku in (select sku from promotion_rewards where advertiser_id = ${advertiserId} and promotion_id = ${id}))`);
}
