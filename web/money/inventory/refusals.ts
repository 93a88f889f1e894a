import i18next from 'i18next';
import { showFailedCall } from '../../data/failures/failedCall.ts';
import { allocationRefusal } from '../shared/allocationRefusal.ts';

/** Reports why a save was refused: that it failed (ALLOC-52), and the reason in words. */
export function showRefusal({ code, message }: { code: string; message: string }): void {
  const reason = allocationRefusal({ code, message });
  const failed = i18next.t('errors:modal_error_allocation_update');
  const words = reason === message ? `${failed} ${message}` : reason;
  showFailedCall({ status: 422, code, message: words });
}
