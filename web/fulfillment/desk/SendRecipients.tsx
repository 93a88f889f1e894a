import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { SendRecipientsFragmentDoc } from '../../../operations/fulfillment/desk/SendRecipients.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useDownload } from '../../data/useDownload.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import { useLeaveWarning } from '../../navigation/useLeaveWarning.ts';
import { dispatchRoute } from '../../routes/promotions.ts';
import { DispatchPreviewDialog } from '../shared/dispatches/DispatchPreviewDialog.tsx';
import { liveRewards } from './deskFacts.ts';
import { RepairDesk } from './rows/RepairDesk.tsx';
import { SendDialog } from './SendDialog.tsx';
import type { StartDesk } from './useDesk.ts';
import { useSendRecipients } from './useSendRecipients.ts';

export interface SendRecipientsProps {
  kind: 'send_codes' | 'send_links';
  promotion: FragmentOf<typeof SendRecipientsFragmentDoc>;
  /** Starts the desk that holds the rows; a worker by default. */
  start?: StartDesk | undefined;
  /** The earlier dispatch whose refused rows are sent again: the desk opens with them. */
  resends?: string | undefined;
}

/** Sends codes or links to the recipients of a file: from the choice of the file to the page of the batch. */
export function SendRecipients({ kind, promotion: masked, start, resends }: SendRecipientsProps) {
  const promotion = readFragment(SendRecipientsFragmentDoc, masked);
  const { t } = useTranslation('desk');
  const sending = useSendRecipients({ kind, promotion, start, resends });
  const [, navigate] = useLocation();
  const { rows, sent, isRepairing, page, facts } = sending;
  const { summary } = rows;
  const hasRows = summary !== null && summary.total > 0;
  useLeaveWarning(hasRows);
  const batch = sent && {
    advertiserId: promotion.advertiserId,
    promotionId: promotion.id,
    dispatchId: sent.dispatchId,
  };
  const whole = batch && sent.left === 0 ? dispatchRoute.href(batch).slice(1) : null;
  // By then, the sent rows are no longer unsaved.
  useEffect(() => {
    if (whole !== null && !hasRows) navigate(whole);
  }, [whole, hasRows, navigate]);
  const takeRefused = useRef(sending.takeRefused);
  takeRefused.current = sending.takeRefused;
  const take = useCallback(
    (file: Blob, name: string) => takeRefused.current(new File([file], name, { type: 'text/csv' })),
    [],
  );
  const [open, isOpening] = useDownload(t('refused_failed'), take);
  useEffect(() => {
    if (resends !== undefined) void open(`/files/refused-rows/${resends}`);
  }, [resends, open]);
  const rewards = liveRewards(promotion).length;
  const { channel } = facts();

  return (
    <Stack data-state={page}>
      {batch && (
        <Banner
          tone="success"
          actions={<LinkButton href={dispatchRoute.href(batch)}>{t('see_batch')}</LinkButton>}
        >
          {t('sent', { count: sent.count })} {sent.left > 0 && t('left', { count: sent.left })}
        </Banner>
      )}
      {isOpening ? (
        <PanelSkeleton height={320} />
      ) : isRepairing && summary ? (
        <RepairDesk kind={kind} sending={sending} summary={summary} />
      ) : (
        <Panel title={t(`start_${kind}`)} subtitle={t(`start_text_${channel}`, { count: rewards })}>
          <Stack gap={4}>
            <Row gap={3} lineGap={2}>
              <Button variant="primary" icon="upload" onPress={sending.open}>
                {t('choose_file')}
              </Button>
              <Button icon="copy" onPress={() => void sending.paste()}>
                {t('paste')}
              </Button>
            </Row>
            <Text as="p" tone="muted" size="small">
              {t('paste_hint')}
            </Text>
          </Stack>
        </Panel>
      )}
      <SendDialog kind={kind} sending={sending} />
      <DispatchPreviewDialog creation={sending.creation} channel={channel} />
    </Stack>
  );
}
