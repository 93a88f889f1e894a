import type { ApolloCache } from '@apollo/client';
import { invalidateBudget } from '../../../money/shared/invalidateBudget.ts';
import { invalidatePromotions } from '../../../promotions/shared/invalidatePromotions.ts';

/** Fields of a promotion that depend on its dispatches. */
const PROMOTION_FIELDS = ['dispatches', 'codeActivations', 'rewards', 'redemptions', 'stats'];

/** Fields of a dispatch that change with its lines, or once its refused rows are sent again. */
const DISPATCH_FIELDS = ['lines', 'refusedRows', 'refusedRowsWaiting', 'refusedRowsExpireAt', 'sentAgainBy'];

/** The dispatch and its promotion; `dispatchId` if the dispatch existed before. */
export interface DispatchPlace {
  advertiserId: string;
  promotionId: string;
  dispatchId?: string | undefined;
}

/**
 * After a dispatch was made, undone, canceled or retried: its lines, the lists of dispatches, the promotion's counts, the stock
 * of its rewards, and the advertiser's budget are refetched when they are next shown.
 */
export function invalidateDispatches(
  cache: ApolloCache,
  { advertiserId, promotionId, dispatchId }: DispatchPlace,
): void {
  const promotion = cache.identify({ __typename: 'Promotion', id: promotionId });
  for (const fieldName of PROMOTION_FIELDS) if (promotion) cache.evict({ id: promotion, fieldName });
  const dispatch = dispatchId && cache.identify({ __typename: 'Dispatch', id: dispatchId });
  for (const fieldName of DISPATCH_FIELDS) if (dispatch) cache.evict({ id: dispatch, fieldName });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'dispatches' });
  invalidateBudget(cache, advertiserId);
  const budget = cache.identify({ __typename: 'Budget', id: advertiserId });
  if (budget) cache.evict({ id: budget });
  invalidatePromotions(cache, advertiserId);
}
