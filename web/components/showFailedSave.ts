import i18next from 'i18next';
import type { CallFailure } from '../data/callError.ts';
import { showFailedCall } from '../data/failedCall.ts';

/** Reports why a save of the catalogue failed; a forbidden one has its own text (PRODUCT-65). */
export function showFailedSave(failure: CallFailure): null {
  const isForbidden = failure.errorName === 'forbidden' || failure.code === 'FORBIDDEN';
  const message = i18next.t('errors:modal_error_forbidden');
  showFailedCall(isForbidden ? { ...failure, message } : failure);
  return null;
}
