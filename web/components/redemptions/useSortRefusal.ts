import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallFailure } from '../../data/callError.ts';
import { showFailedCall } from '../../data/failedCall.ts';
import { REDEMPTION_LIST, type RedemptionListState } from './redemptionList.ts';

const REFUSED = 'sorting_limit_exceeded';

/** Where too many rows would have to be sorted, the sort is cleared and the person is told why (REDLIST-32, REDLIST-33). */
export function useSortRefusal(failure: CallFailure | null, { sortBy }: RedemptionListState): boolean {
  const { t } = useTranslation('errors');
  const isRefused = failure?.errorName === REFUSED || failure?.code === REFUSED;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!isRefused) return;
    sortBy(
      REDEMPTION_LIST.read(REDEMPTION_LIST.defaults).sort ?? { by: 'activation_datetime', direction: 'DESC' },
    );
    showFailedCall({
      status: failure?.status ?? 0,
      code: REFUSED,
      errorName: REFUSED,
      message: t('modal_error_sorting_limit_exceeded'),
      isCured: true,
    });
  }, [isRefused]);
  return isRefused;
}
