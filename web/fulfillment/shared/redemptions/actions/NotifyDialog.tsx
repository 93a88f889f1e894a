import i18next from 'i18next';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { NotifyDialogSendDocument } from '../../../../../operations/fulfillment/redemptions/RedemptionRecipient.generated.ts';
import type { NotificationChannel } from '../../../../../operations/schema.generated.ts';
import { useRequestKey } from '../../../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../../../data/useKeyedMutation.ts';
import { Button } from '../../../../kit/actions/Button.tsx';
import { Dialog } from '../../../../kit/feedback/Dialog.tsx';
import { toast } from '../../../../kit/feedback/toastQueue.ts';
import { CheckboxGroupField } from '../../../../kit/fields/CheckboxGroupField.tsx';
import { Banner } from '../../../../kit/layout/Banner.tsx';
import { Stack } from '../../../../kit/layout/Stack.tsx';
import { useRedemptionChanged } from './useRedemptionChanged.ts';
import { refusalWords } from './useRedemptionCommand.ts';

interface Props {
  event: 'activation' | 'success';
  redemption: RedemptionActionsFragment;
  onClose: () => void;
}

/** Sends a message again, through chosen channels for which the recipient has an address (REDDLG-5, RED-52). */
export function NotifyDialog({ event, redemption, onClose }: Props) {
  const { t } = useTranslation(['redemptionActions', 'kit']);
  const { id, user, promotionSummary } = redemption;
  const options = addressesOf(user).map(({ channel, address }) => ({
    id: channel,
    label: t(`channel.${channel}`, { address }),
  }));
  const [channels, setChannels] = useState(() => channelsOf(event, redemption));
  const [refused, setRefused] = useState<string | null>(null);
  const request = useRequestKey(`redemption.${id}.notify.${event}`);
  const [send, isSending] = useKeyedMutation(NotifyDialogSendDocument, request);
  const changed = useRedemptionChanged(redemption);

  // A dry run shows a refusal before the message can be sent.
  const tryOut = useEffectEvent((ways: typeof channels) => {
    setRefused(null);
    if (ways.length === 0) return;
    void send(
      { input: { redemptionId: id, event, channels: ways, dryRun: true } },
      { done() {}, refused: (refusal) => setRefused(refusalWords(refusal)) },
    );
  });
  useEffect(() => tryOut(channels), [channels]);

  const submit = () =>
    send(
      { input: { redemptionId: id, event, channels } },
      {
        done() {
          toast.success(i18next.t('redemptionActions:done.notify'));
          changed();
          onClose();
        },
        refused(refusal) {
          request.renew();
          setRefused(refusalWords(refusal));
        },
      },
    );
  const isForeign = channels.some((channel) => !toldBy(event, promotionSummary).includes(channel));
  return (
    <Dialog
      title={t(`title.notify_${event}`, { id })}
      isOpen
      isBusy={isSending}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isSending}>
            {t('kit:cancel')}
          </Button>
          <Button
            variant="primary"
            icon="mail"
            isPending={isSending}
            isDisabled={refused !== null}
            disabledReason={channels.length === 0 ? t('send_needs_channel') : null}
            onPress={() => void submit()}
          >
            {t('send')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t(`text.notify_${event}`)}</p>
        <CheckboxGroupField<NotificationChannel>
          name="channels"
          label={t('channels')}
          options={options}
          value={channels}
          onChange={setChannels}
          error={channels.length === 0 ? t('channels_required') : undefined}
          hint={isForeign ? t('channels_foreign') : undefined}
        />
        {refused && <Banner tone="danger">{refused}</Banner>}
      </Stack>
    </Dialog>
  );
}

function addressesOf(user: RedemptionActionsFragment['user']) {
  return (
    [
      { channel: 'email', address: user?.email },
      { channel: 'sms', address: user?.phoneNumber },
    ] as const
  ).flatMap(({ channel, address }) =>
    address ? [{ channel: channel as NotificationChannel, address }] : [],
  );
}

const toldBy = (
  event: Props['event'],
  promotion: RedemptionActionsFragment['promotionSummary'],
): readonly NotificationChannel[] =>
  event === 'success' ? promotion.notificationChannels : promotion.activationNotificationChannels;

/** The channels of the promotion that reach the recipient; if none does, any channel that does. */
function channelsOf(event: Props['event'], { user, promotionSummary }: RedemptionActionsFragment) {
  const written = addressesOf(user).map(({ channel }) => channel);
  const usualChannels = written.filter((channel) => toldBy(event, promotionSummary).includes(channel));
  return usualChannels.length > 0 ? usualChannels : written.slice(0, 1);
}
