import { PanelSkeleton } from '../../kit/feedback/skeletons.tsx';
import { Columns, Stack } from '../../kit/layout/Columns.tsx';

/** Skeleton of an advertiser's invoicing, in the shape of its tab. */
export function InvoicingSkeleton() {
  return (
    <Columns>
      <Stack>
        <PanelSkeleton height={240} />
        <PanelSkeleton height={420} />
      </Stack>
      <PanelSkeleton height={680} />
    </Columns>
  );
}
