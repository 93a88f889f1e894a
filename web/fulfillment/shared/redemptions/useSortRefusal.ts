import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, dayIn } from '../../../../schema/foundation/dates/dates.ts';
import type { CallFailure } from '../../../data/failures/callError.ts';
import { showFailedCall } from '../../../data/failures/failedCall.ts';
import { useZone } from '../../../kit/viewer/ZoneContext.tsx';
import { REDEMPTION_LIST, type RedemptionListState } from './redemptionList.ts';

const REFUSED = 'sorting_limit_exceeded';
const INITIAL = { by: 'activation_datetime', direction: 'DESC' } as const;
/** The refused sort is offered again for this many days, including today. */
const PERIOD_DAYS = 30;

/**
 * If too many rows would have to be sorted, the sort is cleared and the person is told why (REDLIST-32, REDLIST-33). If the activation had no
 * bounds, one press sorts the redemptions of the last days instead.
 */
export function useSortRefusal(failure: CallFailure | null, list: RedemptionListState): boolean {
  const { t } = useTranslation('errors');
  const zone = useZone();
  const isRefused = failure?.errorName === REFUSED || failure?.code === REFUSED;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!isRefused) return;
    // Keeps the refused sort: this `list` still has the address of the refused request.
    const sortDays = () =>
      list.setFilters({ activation: { start: addDays(dayIn(zone), 1 - PERIOD_DAYS), end: null } });
    list.sortBy(REDEMPTION_LIST.read(REDEMPTION_LIST.defaults).sort ?? INITIAL);
    showFailedCall({
      status: failure?.status ?? 0,
      code: REFUSED,
      errorName: REFUSED,
      message: t('modal_error_sorting_limit_exceeded'),
      remedy: list.filter('activation').isSet
        ? null
        : { label: t('sort_days', { days: PERIOD_DAYS }), run: sortDays },
    });
  }, [isRefused]);
  return isRefused;
}
