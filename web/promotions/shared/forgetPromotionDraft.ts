import type { ApolloCache } from '@apollo/client';
import { forgetDraft } from '../../kit/form/useDraft.ts';

/** Storage key of a browser's unsaved draft. */
export const draftKey = (advertiserId: string): string => `promotion.${advertiserId}`;

/** Drops a draft of a promotion from the cache and the browser: it has become a promotion, or another draft has replaced it. */
export function forgetPromotionDraft(
  cache: ApolloCache,
  { advertiserId, accountId }: { advertiserId: string; accountId: string },
): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'promotionDraft' });
  cache.evict({ id: cache.identify({ __typename: 'PromotionDraft', advertiserId }) ?? '' });
  forgetDraft(accountId, draftKey(advertiserId));
}
