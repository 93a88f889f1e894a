import { DispatchLookDocument } from '../../../operations/fulfillment/dispatches/DispatchLook.generated.ts';
import { usePolling } from '../../data/usePolling.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { LOOK_MS } from './DispatchLines.tsx';

/** Polls a dispatch every two seconds while it is mounted; renders nothing. */
export function DispatchLook({ dispatchId }: { dispatchId: string }) {
  const { refetch } = useScreenQuery(DispatchLookDocument, { id: dispatchId });
  usePolling(refetch, true, LOOK_MS);
  return null;
}
