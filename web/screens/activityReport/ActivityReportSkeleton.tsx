import { Skeleton } from '../../kit/feedback/Skeleton.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';

/** What stands for the form until it is known what the person prefers. */
export function ActivityReportSkeleton() {
  return (
    <Panel>
      <Skeleton height={260} />
    </Panel>
  );
}
