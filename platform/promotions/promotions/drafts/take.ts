import { and, eq } from 'drizzle-orm';
import type { Change } from '../../../foundation/changes/change.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import { promotions } from '../table.ts';
import { lockOwnDraft } from './store.ts';
import { promotionDrafts } from './table.ts';
import { isVersionOf, refuseUsedDraft } from './used.ts';

/** A promotion that another one was copied from, and how it looks. */
export interface CopiedPromotion {
  id: string;
  look: Pick<
    typeof promotions.$inferSelect,
    'colors' | 'logoMediaId' | 'backgroundMediaId' | 'smsSenderName' | 'redemptionFlowTheme'
  >;
}

/** The parts of a draft that its promotion takes over. */
export interface TakenDraft {
  copied: CopiedPromotion | null;
  /** Recorded with the promotion, so that the draft becomes no second one. */
  origin: Pick<typeof promotions.$inferInsert, 'draftedBy' | 'firstDraftVersion' | 'lastDraftVersion'>;
}

/**
 * Ends the caller's draft, which becomes a promotion, once. A draft that was thrown away or replaced meanwhile gives nothing, and a later one
 * stays. @throws Refusal draft_used where it is a promotion already, draft_changed where another tab saved it since
 */
export async function takeDraft(
  { tx, scope }: Pick<Change, 'tx' | 'scope'>,
  { advertiserId, version }: { advertiserId: string; version: number },
): Promise<TakenDraft> {
  const row = await lockOwnDraft(tx, scope, advertiserId);
  const origin = { draftedBy: scope.accountId, firstDraftVersion: version, lastDraftVersion: version };
  if (row?.version !== version) {
    if (row && isVersionOf(row, version)) throw refused(scope, 'draft_changed');
    await refuseUsedDraft(tx, scope, { advertiserId, version });
    return { copied: null, origin };
  }
  await tx.delete(promotionDrafts).where(eq(promotionDrafts.id, row.id));
  const draftOrigin = { ...origin, firstDraftVersion: Number(row.id) };
  return { copied: await copiedPromotion(tx, { advertiserId, id: row.copiedFrom }), origin: draftOrigin };
}

async function copiedPromotion(
  tx: Queries,
  { advertiserId, id }: { advertiserId: string; id: string | null },
): Promise<CopiedPromotion | null> {
  if (id === null) return null;
  const { colors, logoMediaId, backgroundMediaId, smsSenderName, redemptionFlowTheme } = promotions;
  const [look] = await tx
    .select({ colors, logoMediaId, backgroundMediaId, smsSenderName, redemptionFlowTheme })
    .from(promotions)
    .where(and(eq(promotions.advertiserId, advertiserId), eq(promotions.id, id)));
  return look ? { id, look } : null;
}
