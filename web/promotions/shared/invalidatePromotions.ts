import type { ApolloCache } from '@apollo/client';
import i18next from 'i18next';
import type { CallFailure } from '../../data/failures/callError.ts';
import { showFailedCall } from '../../data/failures/failedCall.ts';

/** Drops the cached lists of promotions: one was changed or added. */
export function invalidatePromotions(cache: ApolloCache, advertiserId: string): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'promotions' });
  cache.evict({ id: `Advertiser:${advertiserId}`, fieldName: 'promotions' });
}

/** Reports that a change of a promotion failed, with the number of the request (PROMO-65, ERR-11). */
export function showFailedPromotion(failure: CallFailure): null {
  showFailedCall({ ...failure, message: i18next.t('errors:modal_error_promotion_api_call') });
  return null;
}
