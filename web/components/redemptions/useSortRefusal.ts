import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, dayIn } from '../../../schema/dates.ts';
import type { CallFailure } from '../../data/callError.ts';
import { showFailedCall } from '../../data/failedCall.ts';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import { REDEMPTION_LIST, type RedemptionListState } from './redemptionList.ts';

const REFUSED = 'sorting_limit_exceeded';
const INITIAL = { by: 'activation_datetime', direction: 'DESC' } as const;
/** Days, today included, whose redemptions are offered to be sorted instead. */
const DAYS = 30;

/**
 * Where too many rows would have to be sorted, the sort is cleared and the person is told why (REDLIST-32, REDLIST-33). Those of the last days can
 * be sorted at a press, where the activation was not bounded.
 */
export function useSortRefusal(failure: CallFailure | null, list: RedemptionListState): boolean {
  const { t } = useTranslation('errors');
  const zone = useZone();
  const isRefused = failure?.errorName === REFUSED || failure?.code === REFUSED;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!isRefused) return;
    // As it was asked for, its sort included: it begins with the refused address.
    const sortDays = () =>
      list.setFilters({ activation: { start: addDays(dayIn(zone), 1 - DAYS), end: null } });
    list.sortBy(REDEMPTION_LIST.read(REDEMPTION_LIST.defaults).sort ?? INITIAL);
    showFailedCall({
      status: failure?.status ?? 0,
      code: REFUSED,
      errorName: REFUSED,
      message: t('modal_error_sorting_limit_exceeded'),
      cure: list.filter('activation').isSet ? null : { label: t('sort_days', { days: DAYS }), run: sortDays },
    });
  }, [isRefused]);
  return isRefused;
}
