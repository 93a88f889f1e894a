import { PanelSkeleton } from '../../kit/feedback/skeletons.tsx';
import { Columns } from '../../kit/layout/Columns.tsx';

/** Skeleton of the budget page: form and figures. */
export function BudgetSkeleton() {
  return (
    <Columns shape="wide">
      <PanelSkeleton height={380} />
      <PanelSkeleton height={280} />
    </Columns>
  );
}
