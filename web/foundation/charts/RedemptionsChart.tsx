import { useTranslation } from 'react-i18next';
import { RedemptionsChartFragmentDoc } from '../../../operations/foundation/charts/RedemptionsChart.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import type { CallFailure } from '../../data/failures/callError.ts';
import { useFailedLoad } from '../../data/failures/useFailedLoad.ts';
import { TimeChart } from '../../kit/charts/TimeChart.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { DateRangeField } from '../../kit/fields/DateRangeField.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Skeleton } from '../../kit/loading/skeletons.tsx';
import type { Period } from './usePeriod.ts';

export interface RedemptionsChartProps {
  stats: FragmentOf<typeof RedemptionsChartFragmentDoc> | null | undefined;
  period: Period;
  error: CallFailure | null;
  isLoading: boolean;
  onRetry: () => void;
  /** Height of the bars, in pixels. */
  height?: number | undefined;
}

/** Redemptions per day in a period that the person chooses. */
export function RedemptionsChart(props: RedemptionsChartProps) {
  const { stats: ref, period, error, isLoading, onRetry, height = 300 } = props;
  const { t } = useTranslation('stats');
  const stats = readFragment(RedemptionsChartFragmentDoc, ref);
  useFailedLoad(t('title'), error);
  return (
    <Panel
      title={t('title')}
      subtitle={stats ? t('total', { count: stats.total }) : !error && <Skeleton width={96} height={18} />}
      actions={<DateRangeField label={t('period')} value={period.range} onChange={period.choose} />}
    >
      {!stats && error ? (
        <ErrorBlock name={t('title')} error={error} onRetry={onRetry} />
      ) : (
        <TimeChart
          label={t('title')}
          points={stats?.days.map(({ date, count }) => ({ day: date, count }))}
          isLoading={isLoading}
          height={height}
        />
      )}
    </Panel>
  );
}
