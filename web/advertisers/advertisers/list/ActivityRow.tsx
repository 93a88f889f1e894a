import type { ReactElement } from 'react';
import { Columns } from '../../../kit/layout/Columns.tsx';

/** Chart and notifications share a row; without notifications the chart fills it (ALERT-6). */
export function ActivityRow({
  chart,
  notifications,
}: {
  chart: ReactElement;
  notifications: ReactElement | false;
}) {
  if (!notifications) return chart;
  return (
    <Columns shape="wide">
      {chart}
      {notifications}
    </Columns>
  );
}
