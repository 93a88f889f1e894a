import { Skeleton } from '../../kit/feedback/Skeleton.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';

/** Skeleton of the form while the person's preferences load. */
export function ActivityReportSkeleton() {
  return (
    <Panel>
      <Skeleton height={260} />
    </Panel>
  );
}
