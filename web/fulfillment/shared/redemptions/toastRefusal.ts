import { toast } from '../../../kit/feedback/toastQueue.ts';
import { refusalWords } from './actions/useRedemptionCommand.ts';

/** Says why a save was refused; its form stays open. */
export function toastRefusal(refusal: { message: string }): null {
  toast.error(refusalWords(refusal));
  return null;
}
