import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type MemberProofFragment,
  MemberProofFragmentDoc,
  MemberProofSendDocument,
  MemberProofWithdrawDocument,
} from '../../../operations/people/members/MemberScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { timeText } from '../../../schema/foundation/dates/dateText.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { formatInstant } from '../../kit/format/dates.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';

/** The pending steps of an account's owner, and a button that repeats their mail; nothing once all are done. */
export function MemberProof({ member }: { member: FragmentOf<typeof MemberProofFragmentDoc> }) {
  const row = readFragment(MemberProofFragmentDoc, member);
  if (row.status === 'disabled') return null;
  if (row.invitation) return <Invitation row={row} invitation={row.invitation} />;
  return row.emailVerified ? null : <Unconfirmed row={row} />;
}

interface Props {
  row: MemberProofFragment;
}

function Invitation({
  row,
  invitation: { state, expiresAt },
}: Props & { invitation: NonNullable<MemberProofFragment['invitation']> }) {
  const { t, i18n } = useTranslation('members');
  const zone = useZone();
  const until =
    expiresAt && `${formatInstant(expiresAt, 'table', zone, i18n.language)} ${timeText(expiresAt, zone)}`;
  const { send, isSending, withdraw } = useMemberProof(row);
  const [isAsking, setAsking] = useState(false);
  return (
    <Banner
      tone={state === 'open' ? 'info' : 'warning'}
      title={t(`invitation_${state}_title`)}
      actions={
        <>
          <Button onPress={() => void send()} isPending={isSending}>
            {t('invitation_send')}
          </Button>
          {state === 'open' && (
            <Button variant="quiet" onPress={() => setAsking(true)}>
              {t('invitation_withdraw')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(`invitation_${state}`, { email: row.email, date: until })}</p>
      <ConfirmDialog
        title={t('invitation_withdraw_title')}
        isOpen={isAsking}
        confirmLabel={t('invitation_withdraw')}
        onConfirm={withdraw}
        onClose={() => setAsking(false)}
      >
        <p>{t('invitation_withdraw_text', { email: row.email })}</p>
      </ConfirmDialog>
    </Banner>
  );
}

function Unconfirmed({ row }: Props) {
  const { t } = useTranslation('members');
  const { send, isSending } = useMemberProof(row);
  return (
    <Banner
      tone="warning"
      title={t('unconfirmed_title')}
      actions={
        <Button onPress={() => void send()} isPending={isSending}>
          {t('unconfirmed_send')}
        </Button>
      }
    >
      <p>{t('unconfirmed', { email: row.email })}</p>
    </Banner>
  );
}

/** Sends the mail that verifies the address of an account's owner, or withdraws the invitation. */
function useMemberProof({ id, email }: Pick<MemberProofFragment, 'id' | 'email'>) {
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
