import i18next from 'i18next';

/** Codes of refusals → the messages of the specification (ALLOC-53 … ALLOC-55). */
const MESSAGES: Record<string, string> = {
  double_reward: 'modal_error_allocation_update_double_reward',
  insufficient_unallocated_budget: 'modal_error_allocation_update_budget',
  invalid_allocation: 'modal_error_occured',
};

/** The reason of a refused request, in words; the platform words refusals that the specification does not. Needs the texts of `errors`. */
export function allocationRefusal({ code, message }: { code: string; message: string }): string {
  const key = MESSAGES[code];
  return key ? i18next.t(`errors:${key}`) : message;
}
