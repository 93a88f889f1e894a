import i18next from 'i18next';
import {
  type MemberProofFragment,
  MemberProofSendDocument,
  MemberProofWithdrawDocument,
} from '../../../operations/members/MemberScreen.generated.ts';
import { showRefused } from '../../data/failedCall.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';

/** Sends the mail by which an account's owner proves the address, or withdraws the invitation. */
export function useMemberProof({ id, email }: Pick<MemberProofFragment, 'id' | 'email'>) {
  const [sendLink, isSending] = useScreenMutation(MemberProofSendDocument);
  const [withdrawLink] = useScreenMutation(MemberProofWithdrawDocument);

  async function send() {
    const answer = (await sendLink({ input: { id } }))?.sendMemberLink;
    if (answer?.__typename === 'SendMemberLinkSuccess')
      toast.success(i18next.t('members:mail_sent', { email }));
    if (answer?.__typename === 'Refused') showRefused(answer);
  }

  async function withdraw() {
    const answer = (await withdrawLink({ input: { id } }))?.withdrawInvitation;
    if (answer?.__typename === 'WithdrawInvitationSuccess')
      toast.success(i18next.t('members:invitation_withdrawn_done'));
    if (answer?.__typename === 'Refused') showRefused(answer);
  }

  return { send, isSending, withdraw };
}
