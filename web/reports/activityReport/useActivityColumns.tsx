import { useTranslation } from 'react-i18next';
import type { ActivityRowFragment as Row } from '../../../operations/reports/activityReport/ActivityReportResult.generated.ts';
import {
  REPORT_GROUP_NAMES,
  REPORT_METRIC_NAMES,
  type ReportGroup,
  type ReportMetric,
} from '../../../schema/reports/activityReport.ts';
import { formatCount } from '../../kit/format/numbers.ts';
import { usePeriodText } from '../../kit/format/usePeriodText.ts';
import { Text } from '../../kit/layout/Text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { money } from '../../kit/table/columns.tsx';
import { Count } from '../../kit/values/Count.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { TwoLines } from '../../kit/values/TwoLines.tsx';
import { groupNameOf, type ReportWords } from './groupName.ts';
import { METRIC_FIELDS, type ReportShape } from './reportShape.ts';

/** Columns of the report: its period, its groups, its figures (ACTREP-34). All of them are sortable (ACTREP-13). */
export function useActivityColumns({ interval, groupBy, metrics }: ReportShape): Column<Row>[] {
  const { t } = useTranslation(['activityReport', 'redemptions']);
  const periodOf = usePeriodText();
  const groups = REPORT_GROUP_NAMES.filter((group) => groupBy.includes(group));
  const visibleMetrics = REPORT_METRIC_NAMES.filter((metric) => metrics.includes(metric));
  return [
    ...(interval === 'none' && groups.length > 0
      ? []
      : [
          {
            id: 'timeframe',
            header: t('timeframe'),
            isSortable: true,
            width: '10rem',
            cell: ({ timeframe, timeframeStart }: Row) =>
              timeframe === null ? t('whole_timeframe') : periodOf(timeframeStart, interval),
          },
        ]),
    ...groups.flatMap((group) => groupColumns(group, t)),
    ...visibleMetrics.map((metric) => metricColumn(metric, t)),
  ];
}

function groupColumns(group: ReportGroup, t: ReportWords): Column<Row>[] {
  const column = {
    id: group,
    header: t(`group.${group}`),
    isSortable: true,
    width: '11rem',
    cell: (row: Row) => {
      const { name, id } = groupNameOf(group, row, t);
      if (!name) return <Text tone="muted">{t('none')}</Text>;
      return <TwoLines note={id}>{name}</TwoLines>;
    },
  };
  if (group !== 'reward') return [column];
  const none = <Text tone="muted">{t('free_value')}</Text>;
  return [column, money('rewardValue', { header: t('reward_value'), width: '7.5rem', none })];
}

function metricColumn(metric: ReportMetric, t: ReportWords): Column<Row> {
  return {
    id: metric,
    header: t(`metric.${metric}`),
    align: 'end',
    isSortable: true,
    firstDirection: 'DESC',
    width: metric === 'redemptions' ? '8rem' : '10.5rem',
    cell: (row) =>
      metric === 'redemptions' ? (
        <Count value={row.redemptions} />
      ) : (
        <TwoLines
          align="end"
          note={metric.endsWith('purchase_cost') && row.uncosted ? <Uncosted count={row.uncosted} /> : null}
        >
          <Money money={row[METRIC_FIELDS[metric]]} />
        </TwoLines>
      ),
  };
}

/** Number of redemptions that a row's cost excludes, because their cost is unknown. */
function Uncosted({ count }: { count: number }) {
  const { t, i18n } = useTranslation('activityReport');
  return t('uncosted_row', { count, shown: formatCount(count, i18n.language) });
}
