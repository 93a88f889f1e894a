import { PanelSkeleton } from '../../kit/feedback/skeletons.tsx';

/** Skeleton of a dispatch: its progress, its facts, its batches and its lines. */
export function DispatchSkeleton() {
  return (
    <>
      <PanelSkeleton height={140} />
      <PanelSkeleton height={150} />
      <PanelSkeleton height={140} />
      <PanelSkeleton height={420} />
    </>
  );
}
