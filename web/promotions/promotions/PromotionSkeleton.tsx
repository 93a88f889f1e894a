import { PanelSkeleton } from '../../kit/feedback/skeletons.tsx';
import { Columns } from '../../kit/layout/Columns.tsx';

/** Skeleton of a promotion: summary and chart, and its tabs. */
export function PromotionSkeleton() {
  return (
    <>
      <Columns>
        <PanelSkeleton height={290} />
        <PanelSkeleton height={290} />
      </Columns>
      <PanelSkeleton height={420} />
    </>
  );
}
