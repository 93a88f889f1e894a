import { PanelSkeleton } from '../../kit/feedback/skeletons.tsx';
import { Stack } from '../../kit/layout/Columns.tsx';

/** Skeleton of a budget, in the shape of its tab. */
export function AdvertiserBudgetSkeleton() {
  return (
    <Stack>
      <PanelSkeleton height={280} />
      <PanelSkeleton height={740} />
    </Stack>
  );
}
