import { useApolloClient } from '@apollo/client/react';
import type { RedemptionActionsFragment } from '../../../operations/redemptions/RedemptionActions.generated.ts';
import { invalidateDispatches } from '../dispatches/invalidateDispatches.ts';

/** Fields of a redemption that tell what was done with it, beside its own facts. */
const TOLD = ['deliveries', 'history', 'comments', 'explain'];

/** What was done with a redemption moved money and messages: what shows them is asked for again when it is next looked at. */
export function useRedemptionChanged({
  id,
  advertiserId,
  promotionSummary,
}: Pick<RedemptionActionsFragment, 'id' | 'advertiserId' | 'promotionSummary'>): () => void {
  const { cache } = useApolloClient();
  return () => {
    const redemption = cache.identify({ __typename: 'Redemption', id });
    for (const fieldName of TOLD) if (redemption) cache.evict({ id: redemption, fieldName });
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'redemptions' });
    invalidateDispatches(cache, { advertiserId, promotionId: promotionSummary.id });
  };
}
