import i18next from 'i18next';
import type { CallFailure } from '../../data/failures/callError.ts';
import { showFailedCall } from '../../data/failures/failedCall.ts';

/** Reports that a change of a promotion failed, with the number of the request (PROMO-65, ERR-11). */
export function showFailedPromotion(failure: CallFailure): null {
  showFailedCall({ ...failure, message: i18next.t('errors:modal_error_promotion_api_call') });
  return null;
}
