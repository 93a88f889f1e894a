import { useTranslation } from 'react-i18next';
import type { PromotionRowFragment } from '../../../../operations/promotions/promotions/PromotionListScreen.generated.ts';
import { classes } from '../../../kit/classes.ts';
import { formatCount } from '../../../kit/format/numbers.ts';
import type { Column } from '../../../kit/table/column.ts';
import { day } from '../../../kit/table/columns.tsx';
import { Count } from '../../../kit/values/Count.tsx';
import { DateText } from '../../../kit/values/DateText.tsx';
import { PromotionStanding } from '../PromotionStanding.tsx';
import css from '../RedemptionTotals.module.css';

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
    day('startsAt', {
      id: 'start_datetime',
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
      cell: ({ endsAt }) => (endsAt ? <DateText iso={endsAt} format="promotion" /> : t('ongoing')),
    },
  ];
}

const STATES = ['redeemed', 'pending', 'denied'] as const;

/** Redemptions by state: a bar of their shares above their numbers (PROMOLIST-5). */
function RedemptionTotals({ totals }: { totals: Readonly<Record<(typeof STATES)[number], number>> }) {
  const { t, i18n } = useTranslation('promotions');
  return (
    <span className={css.totals}>
      <span className={css.bar} aria-hidden="true">
        {STATES.filter((state) => totals[state] > 0).map((state) => (
          <span key={state} className={classes(css.part, css[state])} style={{ flexGrow: totals[state] }} />
        ))}
      </span>
      <span className={css.figures}>
        {STATES.map((state) => (
          <span key={state} className={css.figure} title={t(`totals.${state}`)}>
            <span className={classes(css.dot, css[state])} aria-hidden="true" />
            <span className={css.count}>{formatCount(totals[state], i18n.language)}</span>{' '}
            <span className="visually-hidden">{t(`totals.${state}`)}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
