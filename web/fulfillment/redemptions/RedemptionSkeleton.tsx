import { PanelSkeleton } from '../../kit/feedback/skeletons.tsx';
import { Columns, Stack } from '../../kit/layout/Columns.tsx';

/** Skeleton of a redemption: its actions, then its facts beside its recipient. */
export function RedemptionSkeleton() {
  return (
    <>
      <PanelSkeleton height={110} />
      <Columns shape="beside">
        <Stack>
          <PanelSkeleton height={210} />
          <PanelSkeleton height={190} />
          <PanelSkeleton height={220} />
        </Stack>
        <Stack>
          <PanelSkeleton height={130} />
          <PanelSkeleton height={180} />
          <PanelSkeleton height={150} />
          <PanelSkeleton height={110} />
        </Stack>
        <PanelSkeleton height={320} />
      </Columns>
    </>
  );
}
