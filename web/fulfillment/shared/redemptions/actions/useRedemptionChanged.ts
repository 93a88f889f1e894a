import { useApolloClient } from '@apollo/client/react';
import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { invalidateDispatches } from '../../dispatches/invalidateDispatches.ts';

/** Fields of a redemption that depend on the commands on it, besides its own facts. */
const STALE_FIELDS = ['deliveries', 'history', 'comments', 'explain'];

/** A command on a redemption moved money and messages: everything that shows them is refetched when it is next shown. */
export function useRedemptionChanged({
  id,
  advertiserId,
  promotionSummary,
}: Pick<RedemptionActionsFragment, 'id' | 'advertiserId' | 'promotionSummary'>): () => void {
  const { cache } = useApolloClient();
  return () => {
    const redemption = cache.identify({ __typename: 'Redemption', id });
    for (const fieldName of STALE_FIELDS) if (redemption) cache.evict({ id: redemption, fieldName });
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'redemptions' });
    invalidateDispatches(cache, { advertiserId, promotionId: promotionSummary.id });
  };
}
