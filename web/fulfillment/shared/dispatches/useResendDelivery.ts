import i18next from 'i18next';
import {
  type DispatchLineFragment,
  LineRemedyNoticeResendDocument,
} from '../../../../operations/fulfillment/dispatches/DispatchLines.generated.ts';
import { useRequestKey } from '../../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../../data/useKeyedMutation.ts';
import { toast } from '../../../kit/feedback/toastQueue.ts';

/** The message about a redemption: its reward once it was delivered, before that its link. */
const eventOf = ({ state }: Pick<DispatchLineFragment, 'state'>) =>
  state === 'redeemed' ? 'success' : 'activation';

/** The message channel of a line: that of its last message if the recipient has an address for it. */
function channelOf({ delivery, recipient }: DispatchLineFragment): 'email' | 'sms' {
  if (delivery?.channel === 'sms' && recipient?.phoneNumber) return 'sms';
  return recipient?.email ? 'email' : 'sms';
}

/** Sends the message of a line again, once however often the button is pressed; then calls `onSent`. */
export function useResendDelivery(onSent: () => void) {
  const request = useRequestKey('delivery.resend');
  const [resend, isSending] = useKeyedMutation(LineRemedyNoticeResendDocument, request);

  function send(line: DispatchLineFragment): Promise<unknown> {
    const { redemptionId } = line;
    return resend(
      { input: { redemptionId, event: eventOf(line), channels: [channelOf(line)] } },
      {
        done() {
          request.renew();
          toast.success(i18next.t('dispatches:resent'));
          onSent();
        },
        refused({ message }) {
          request.renew();
          toast.error(message || i18next.t('dispatches:changed_meanwhile'));
          onSent();
        },
      },
    );
  }
  return { send, isSending };
}
