import { RequestProgressBarCancelDocument } from '../../../../operations/fulfillment/dispatches/RequestProgressBar.generated.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';

/** Gives up the dry run that a job works on; nobody waits for the answer. */
export function useCancelRequest(): (id: string) => void {
  const [cancel] = useScreenMutation(RequestProgressBarCancelDocument);
  const nothing = () => null;
  return (id) => void cancel({ id }, { done: nothing, invalid: nothing, refused: nothing, failed: nothing });
}
