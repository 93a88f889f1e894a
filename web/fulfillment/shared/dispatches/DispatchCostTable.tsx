import { useTranslation } from 'react-i18next';
import type { DispatchCostFragment } from '../../../../operations/fulfillment/dispatches/DispatchPreviewDialog.generated.ts';
import { formatCount } from '../../../kit/format/numbers.ts';
import { Row } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { count, money } from '../../../kit/table/columns.tsx';
import { DataTable } from '../../../kit/table/DataTable.tsx';
import { Money } from '../../../kit/values/Money.tsx';
import { TwoLines } from '../../../kit/values/TwoLines.tsx';
import css from './Dispatch.module.css';

type SkuCost = DispatchCostFragment['bySku'][number];

/** The cost of a dispatch by SKU, what pays for it, and the remaining stock and quota. */
export function DispatchCostTable({ cost }: { cost: DispatchCostFragment }) {
  const { t, i18n } = useTranslation('dispatches');
  const change = (before: number | null, after: number | null) =>
    before === null || after === null ? (
      <Text tone="muted" size="small">
        {t('cost.no_limit')}
      </Text>
    ) : (
      <span className={css.change}>
        {formatCount(before, i18n.language)} → {formatCount(after, i18n.language)}
      </span>
    );
  const hasQuota = cost.bySku.some(({ quotaBefore }) => quotaBefore !== null);
  const columns: Column<SkuCost>[] = [
    {
      id: 'reward',
      header: t('cost.reward'),
      cell: ({ rewardName, sku }) => <TwoLines note={sku}>{rewardName}</TwoLines>,
    },
    count('lineCount', { header: t('cost.quantity'), width: '5.5rem' }),
    money('unit', { header: t('cost.unit'), hint: t('cost.unit_hint'), width: '6.5rem' }),
    money('charge', { header: t('cost.charge'), width: '8rem' }),
    {
      id: 'source',
      header: t('cost.source'),
      width: '8.5rem',
      cell: ({ source }) => t(`cost.source_${source}`, { defaultValue: source }),
    },
    {
      id: 'stock',
      header: t('cost.stock'),
      align: 'end',
      width: '8rem',
      cell: ({ stockBefore, stockAfter }) => change(stockBefore, stockAfter),
    },
    ...(hasQuota
      ? [
          {
            id: 'quota',
            header: t('cost.quota'),
            align: 'end' as const,
            width: '8rem',
            cell: ({ quotaBefore, quotaAfter }: SkuCost) => change(quotaBefore, quotaAfter),
          },
        ]
      : []),
  ];
  return (
    <div className={css.cost}>
      <DataTable label={t('cost.title')} columns={columns} rows={cost.bySku} rowKey={({ sku }) => sku} />
      <Row as="p" isOneLine gap={3} align="baseline" justify="between" className={css.total}>
        <span>{t('cost.total')}</span>
        <output aria-label={t('cost.total')}>
          <Money money={cost.total} />
        </output>
      </Row>
    </div>
  );
}
