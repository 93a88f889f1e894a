import { PanelSkeleton } from '../../kit/feedback/skeletons.tsx';

/** About as high as each tab mostly is on a wide screen, in pixels: what stands below it does not jump. */
const HEIGHTS: Readonly<Record<string, number>> = {
  budget: 1060,
  inventory: 960,
  redemptions: 760,
  discounts: 740,
  catalog: 740,
  invoicing: 960,
  api_credentials: 330,
};

/** A tab of an advertiser to come; the first one while none is chosen. */
export function TabSkeleton({ tab }: { tab: string }) {
  return <PanelSkeleton height={HEIGHTS[tab] ?? HEIGHTS.budget} />;
}
