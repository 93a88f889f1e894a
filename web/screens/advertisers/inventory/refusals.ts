import i18next from 'i18next';
import { showFailedCall } from '../../../apollo/failedCall.ts';

/** Codes of refusals → the messages of the specification (ALLOC-52 … ALLOC-55). */
const MESSAGES: Record<string, string> = {
  double_reward: 'modal_error_allocation_update_double_reward',
  insufficient_unallocated_budget: 'modal_error_allocation_update_budget',
  invalid_allocation: 'modal_error_occured',
};

/** Why a change of an allocation was refused, in words. */
export function refusalWords({ code }: { code: string }): string {
  return i18next.t(`errors:${MESSAGES[code] ?? 'modal_error_allocation_update'}`);
}

/** Shows it in the dialog of failed calls. */
export function showRefusal(refused: { code: string; message: string }): void {
  showFailedCall({ status: 422, code: refused.code, message: refusalWords(refused) });
}
