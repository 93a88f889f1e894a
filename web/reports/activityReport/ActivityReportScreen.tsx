import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '../../../schema/foundation/dates/dates.ts';
import { REPORT_DEFAULTS } from '../../../schema/reports/activityReport.ts';
import { useFilterNames } from '../../fulfillment/shared/redemptions/filters/RedemptionFilterNames.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { ListFilters } from '../../kit/list/ListFilters.tsx';
import { UnreadFilters } from '../../kit/list/UnreadFilters.tsx';
import { useList } from '../../kit/list/useList.ts';
import { ViewsMenu } from '../../kit/list/ViewsContext.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useViewer } from '../../session/viewer.ts';
import { ActivityReportResult } from './ActivityReportResult.tsx';
import { ACTIVITY_LIST } from './activityReportList.ts';
import { ReportShapeForm } from './ReportShapeForm.tsx';
import { addressOf, shapeOf } from './reportShape.ts';
import { useActivityFilters } from './useActivityFilters.tsx';

/**
 * Redemptions counted by groups and timeframes. A button generates the report; filters and order of a shown report take effect at once. The address
 * contains all of it.
 */
export function ActivityReportScreen() {
  const { t } = useTranslation('activityReport');
  const can = useCan();
  const viewer = useViewer();
  const list = useList(ACTIVITY_LIST);
  const names = useFilterNames(list, {});
  const filters = useActivityFilters(list, names);
  const [asks, setAsks] = useState(0);
  const shape = shapeOf(
    list.filters,
    {
      timezone: viewer.reports.timezone ?? viewer.timezone,
      scope: viewer.reports.scope ?? REPORT_DEFAULTS.scope,
    },
    can,
  );
  const { start, end } = list.filters.days;
  const isGenerated = start !== null && end !== null && shape.metrics.length > 0;
  const { group_by, metrics, interval, days, timezone, timeframe_scope } = list.filters;
  const address = JSON.stringify({ group_by, metrics, interval, days, timezone, timeframe_scope });
  return (
    <Screen title={t('title')} subtitle={t('subtitle')} badge={<ViewsMenu list={list} />}>
      <ReportShapeForm
        // Another address is another report; a changed preference does not affect a report that is being composed.
        key={address}
        shape={shape}
        today={dayIn(shape.timezone)}
        filters={<ListFilters {...filters} />}
        onGenerate={(next) => {
          // The same report again: it also counts later changes.
          if (isGenerated && JSON.stringify(addressOf(next)) === address) setAsks(asks + 1);
          else list.setFilters(addressOf(next));
        }}
      />
      {list.unread.length > 0 ? (
        <Panel isFlush>
          <UnreadFilters list={list} />
        </Panel>
      ) : isGenerated ? (
        <ActivityReportResult list={list} shape={shape} asks={asks} />
      ) : (
        <Panel>
          <EmptyState icon="chart" title={t('not_generated')}>
            <p>{t('not_generated_text')}</p>
          </EmptyState>
        </Panel>
      )}
    </Screen>
  );
}
