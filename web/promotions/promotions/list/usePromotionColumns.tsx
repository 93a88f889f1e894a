import { useTranslation } from 'react-i18next';
import type { PromotionRowFragment } from '../../../../operations/promotions/promotions/PromotionListScreen.generated.ts';
import type { Column } from '../../../kit/table/column.ts';
import { day } from '../../../kit/table/columns.tsx';
import { Count } from '../../../kit/values/Count.tsx';
import { DateText } from '../../../kit/values/DateText.tsx';
import { PromotionStanding } from '../PromotionStanding.tsx';
import { RedemptionTotals } from '../RedemptionTotals.tsx';

/** Columns of the lists of promotions; the advertiser is shown if there may be several (PROMOLIST-4 … PROMOLIST-7). */
export function usePromotionColumns({ namesAdvertiser = false } = {}): Column<PromotionRowFragment>[] {
  const { t } = useTranslation('promotions');
  const advertiser: Column<PromotionRowFragment> = {
    id: 'advertiser',
    header: t('advertiser'),
    width: '16%',
    cell: ({ advertiserName }) => advertiserName,
  };
  return [
    { id: 'name', header: t('name'), isSortable: true, cell: ({ name }) => name },
    ...(namesAdvertiser ? [advertiser] : []),
    {
      id: 'status',
      header: t('status'),
      width: '11rem',
      isSortable: true,
      cell: ({ status, state }) => <PromotionStanding status={status} state={state} />,
    },
    {
      id: 'redemptions',
      header: t('totals_header'),
      width: '14rem',
      cell: ({ redemptions }) => <RedemptionTotals totals={redemptions.states} />,
    },
    {
      id: 'last_7_days',
      header: t('last_7_days'),
      hint: t('last_7_days_hint'),
      width: '7rem',
      align: 'end',
      cell: ({ redemptions }) => <Count value={redemptions.last7Days} />,
    },
    day('startDatetime', {
      header: t('start'),
      hint: t('days_hint'),
      width: '7.5rem',
      isSortable: true,
      format: 'promotion',
    }),
    {
      id: 'end_datetime',
      header: t('end'),
      hint: t('days_hint'),
      width: '7.5rem',
      isSortable: true,
      firstDirection: 'DESC',
      cell: ({ endDatetime }) =>
        endDatetime ? <DateText iso={endDatetime} format="promotion" /> : t('ongoing'),
    },
  ];
}
