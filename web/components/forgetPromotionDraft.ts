import type { ApolloCache } from '@apollo/client';
import { forgetDraft } from '../kit/form/useDraft.ts';

/** Names what a browser keeps of a draft that is not saved yet. */
export const draftKey = (advertiserId: string): string => `promotion.${advertiserId}`;

/** Drops what is known of a draft of a promotion, here and in the browser: it has become a promotion, or another draft took its place. */
export function forgetPromotionDraft(
  cache: ApolloCache,
  { advertiserId, accountId }: { advertiserId: string; accountId: string },
): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'promotionDraft' });
  cache.evict({ id: cache.identify({ __typename: 'PromotionDraft', advertiserId }) ?? '' });
  forgetDraft(accountId, draftKey(advertiserId));
}
