import { useTranslation } from 'react-i18next';
import type { PromotionRewardRowFragment as Row } from '../../../../operations/promotions/promotions/PromotionRewardsTab.generated.ts';
import { formatRatio } from '../../../kit/format/numbers.ts';
import type { Column } from '../../../kit/table/column.ts';
import { count } from '../../../kit/table/columns.tsx';
import { Count } from '../../../kit/values/Count.tsx';
import css from '../Promotion.module.css';
import { PromotionRewardStatus } from './PromotionRewardStatus.tsx';
import { RewardState } from './RewardState.tsx';

interface Options {
  advertiserId: string;
  /** Recipients choose among several rewards: pending redemptions belong to all of them (PROMO-45). */
  areChosenAmong: boolean;
  onChanged: () => void;
}

/** Columns of the rewards of a promotion (PROMO-14). */
export function usePromotionRewardColumns({
  advertiserId,
  areChosenAmong,
  onChanged,
}: Options): Column<Row>[] {
  const { t, i18n } = useTranslation('promotions');
  // As wide as "Redeemed", or "100,0 %".
  const width = '6.25rem';
  return [
    { id: 'name', header: t('rewards.name'), isSortable: true, cell: ({ name }) => name },
    {
      id: 'sku',
      header: t('rewards.sku'),
      width: '8rem',
      isSortable: true,
      cell: ({ sku }) => <span className={css.sku}>{sku}</span>,
    },
    {
      id: 'status',
      header: t('rewards.status'),
      width: '9.5rem',
      isSortable: true,
      cell: (row) => <PromotionRewardStatus reward={row} onChanged={onChanged} />,
    },
    {
      id: 'state',
      header: t('rewards.state'),
      width: '13rem',
      cell: (row) => <RewardState reward={row} advertiserId={advertiserId} />,
    },
    count('activated', { header: t('rewards.activated'), width }),
    count('redeemed', { header: t('rewards.redeemed'), width }),
    count('denied', { header: t('rewards.denied'), width }),
    count('pending', {
      header: t('rewards.pending'),
      width,
      hint: areChosenAmong ? t('rewards.pending_of_all') : undefined,
    }),
    {
      id: 'ratio',
      header: t('rewards.ratio'),
      hint: t('rewards.ratio_hint'),
      width,
      align: 'end',
      cell: ({ ratio }) => <span className={css.figure}>{formatRatio(ratio, 100, i18n.language)}</span>,
    },
    {
      id: 'stock',
      header: t('rewards.stock'),
      hint: t('rewards.stock_hint'),
      width: '6rem',
      align: 'end',
      cell: ({ stock }) =>
        stock === null ? (
          <span className={css.figure}>{t('rewards.no_limit')}</span>
        ) : (
          <Count value={stock} />
        ),
    },
  ];
}
