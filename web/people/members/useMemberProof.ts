import i18next from 'i18next';
import {
  type MemberProofFragment,
  MemberProofSendDocument,
  MemberProofWithdrawDocument,
} from '../../../operations/people/members/MemberScreen.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';

/** Sends the mail that verifies the address of an account's owner, or withdraws the invitation. */
export function useMemberProof({ id, email }: Pick<MemberProofFragment, 'id' | 'email'>) {
  const [sendLink, isSending] = useScreenMutation(MemberProofSendDocument);
  const [withdrawLink] = useScreenMutation(MemberProofWithdrawDocument);
  return {
    send: () =>
      sendLink({ input: { id } }, { done: () => toast.success(i18next.t('members:mail_sent', { email })) }),
    isSending,
    async withdraw() {
      await withdrawLink(
        { input: { id } },
        { done: () => toast.success(i18next.t('members:invitation_withdrawn_done')) },
      );
    },
  };
}
