import { Columns } from '../../kit/layout/Stack.tsx';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';

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
