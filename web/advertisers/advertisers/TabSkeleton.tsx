import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';

/** Typical height of each tab on a wide screen, in pixels, so that the content below does not jump. */
const HEIGHTS: Readonly<Record<string, number>> = {
  budget: 1060,
  inventory: 960,
  redemptions: 760,
  discounts: 740,
  catalog: 740,
  invoicing: 960,
  api_credentials: 330,
};

/** Skeleton of an advertiser's tab; the first tab by default. */
export function TabSkeleton({ tab }: { tab: string }) {
  return <PanelSkeleton height={HEIGHTS[tab] ?? HEIGHTS.budget} />;
}
