import { asc, eq } from 'drizzle-orm';
import type { Environment } from '../../../../schema/promotions/experiences.ts';
import { draftEntries } from '../../../../schema/promotions/promotionPaths.ts';
import { MAX_NAME } from '../../../../schema/promotions/promotionValues.ts';
import { lockAdvertiser } from '../../../advertisers/interface.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import { businessNow } from '../../../foundation/clock/clock.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import { experienceFacts } from '../../experiences/store.ts';
import { settingsOfRow } from '../judge.ts';
import { promotionRewards } from '../offers/offerTable.ts';
import { lockPromotion } from '../store.ts';
import type { DraftJson } from './shape.ts';
import { lockOwnDraft, writeDraft } from './store.ts';
import { promotionDrafts } from './table.ts';

/** Prefix of a copy's name, by the caller's language. */
const COPY = { en: 'Copy of', fr: 'Copie de' } as const;

/** The name of a copy. If the prefix does not fit, the name alone: names that users wrote are never cut. The wizard tells that it is a copy. */
function copyName(name: string, locale: keyof typeof COPY): string {
  const prefixed = `${COPY[locale]} ${name}`;
  return prefixed.length <= MAX_NAME ? prefixed : name;
}

/**
 * Begins a draft with what a promotion is set to: its experience where that is still offered, its rewards that are not disabled, its settings
 * without domain and start; its end where that lies ahead. Created from it, a promotion also takes over look and texts. @throws Refusal advertiser_disabled, draft_exists unless it `replaces`
 */
export function duplicatePromotion(
  scope: Scope,
  id: string,
  { replaces, environment }: { replaces: boolean; environment: Environment },
): Promise<DraftJson> {
  return runChange({ scope }, async ({ tx }) => {
    const row = await lockPromotion(tx, scope, id);
    const { advertiserId, experienceId } = row;
    if ((await lockAdvertiser(tx, scope, advertiserId)).status !== 'enabled')
      throw refused(scope, 'advertiser_disabled');
    const draft = await lockOwnDraft(tx, scope, advertiserId);
    if (draft && !replaces) throw refused(scope, 'draft_exists');
    const now = await businessNow(tx);
    const experience = await experienceFacts(tx, scope, { id: experienceId, environment });
    const isOffered = experience?.isOffered === true;
    const rewards = await tx
      .select()
      .from(promotionRewards)
      .where(eq(promotionRewards.promotionId, id))
      .orderBy(asc(promotionRewards.position), asc(promotionRewards.sku));
    // Another draft, not a version of the one that it replaces.
    if (draft) await tx.delete(promotionDrafts).where(eq(promotionDrafts.id, draft.id));
    const { startsAt: _start, ...settings } = settingsOfRow(row);
    return writeDraft(tx, scope, {
      advertiserId,
      version: 0,
      values: {
        experienceId: isOffered ? experienceId : null,
        page: isOffered ? 'settings' : 'experience',
        skus: rewards.filter(({ status }) => status !== 'disabled').map(({ sku }) => sku),
        settings: draftEntries({
          ...settings,
          name: copyName(row.name, scope.locale),
          uiId: null,
          // An end that has passed is asked for again: a copy of a promotion with an end has one.
          ongoing: row.endDatetime === null,
          endsAt: row.endDatetime && row.endDatetime > now ? settings.endsAt : null,
        }),
        copiedFrom: id,
      },
    });
  });
}
