import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_UPLOAD_BYTES } from '../../../schema/foundation/process/uploadTypes.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { FileField } from '../../kit/fields/FileField.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { useUploadTypes } from '../../kit/upload/UploadTypesContext.tsx';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import type { DeskSummary } from './deskModel.ts';
import { FailureOverlay } from './FailureOverlay.tsx';
import { ColumnFields } from './file/ColumnFields.tsx';
import { ExampleButton } from './file/ExampleButton.tsx';
import { FileChoiceFields } from './file/FileChoiceFields.tsx';
import { FileNotes } from './file/FileNotes.tsx';
import { FilePreview } from './file/FilePreview.tsx';
import { OrderIdFields } from './OrderIdFields.tsx';
import { SendOptionsFields } from './SendOptionsFields.tsx';
import { momentRules, orderIdRule } from './sendOptions.ts';
import type { DeskHook } from './useDesk.ts';
import type { SendingHook } from './useSendRecipients.ts';

interface Props {
  kind: 'send_codes' | 'send_links';
  sending: SendingHook;
}

/** A file of recipients, dropped or chosen: it is read and shown, or refused with its errors if it breaks a rule. Escape does not close it (SEND-4). */
export function SendDialog({ kind, sending }: Props) {
  const { t } = useTranslation(['desk', 'kit']);
  const zone = useZone();
  const { rows, status, problem, refusal, failure, options, isOpen, isChoosing } = sending;
  const { summary } = rows;
  const [isTried, setTried] = useState(false);
  const isSheetRead = useUploadTypes().includes('xlsx');
  const accept = isSheetRead ? ['.csv', 'text/csv', '.xlsx'] : ['.csv', 'text/csv'];
  const isRead = summary !== null && problem === null && refusal === null;
  // A refused file stays until another one is chosen.
  const isRefused = !isChoosing && (status === 'format' || status === 'failed');
  // The desk cannot repair missing columns or rows above the limit.
  const isRepairable = isRead && summary.wrong > 0;
  const isBlocked = Object.keys(momentRules(options, zone, Date.now())).length > 0;

  function goOn() {
    setTried(true);
    if (orderIdRule(options) === null && !isBlocked) void sending.preview();
  }

  return (
    <Dialog
      title={t(`dialog_${kind}`)}
      isOpen={isOpen}
      onClose={sending.close}
      size="large"
      isFirm
      isBusy={status === 'sending'}
      actions={
        isRefused ? (
          <>
            <Button onPress={sending.chooseAnother}>{t('try_another_file')}</Button>
            {isRepairable && (
              <Button variant="primary" onPress={() => void sending.repair()}>
                {t('repair_here')}
              </Button>
            )}
          </>
        ) : (
          <>
            {isChoosing ? (
              <Button onPress={sending.keepFile}>{t('back_to_file')}</Button>
            ) : (
              <Button onPress={sending.close} isDisabled={status === 'sending'}>
                {t('kit:cancel')}
              </Button>
            )}
            <Button
              variant="primary"
              isDisabled={isRead && summary.total === 0}
              disabledReason={!isRead || isChoosing ? t('cost_needs_file') : null}
              isPending={status === 'sending'}
              onPress={goOn}
            >
              {isRead && !isChoosing && summary.total > 0
                ? t('preview_cost', { count: summary.total })
                : t('preview_cost_none')}
            </Button>
          </>
        )
      }
    >
      <Stack data-status={isChoosing ? 'ready' : status}>
        {isRefused ? (
          <>
            <FailureOverlay
              problem={problem}
              refusal={refusal}
              messages={summary?.messages ?? []}
              failure={failure}
            />
            {isRead && <FileReading rows={rows} summary={summary} />}
            {summary !== null && (
              <OrderIdFields options={options} onChange={sending.setOptions} isTried={isTried} />
            )}
          </>
        ) : (
          <>
            <FileField
              label={t('file')}
              accept={accept}
              maxBytes={MAX_UPLOAD_BYTES}
              fileName={isRead ? (rows.name ?? undefined) : undefined}
              onSelect={sending.take}
              onRefuse={sending.refuseFile}
              hint={t('file_hint', {
                column: t(`column.${sending.facts().channel === 'sms' ? 'phone_number' : 'email'}`),
              })}
            />
            {isChoosing && rows.name !== null && (
              <Text as="p" tone="muted" size="small">
                {t('file_stays', { name: rows.name })}
              </Text>
            )}
            <ExampleButton sending={sending} />
            {isRead && !isChoosing && <ReadFile sending={sending} />}
            <OrderIdFields options={options} onChange={sending.setOptions} isTried={isTried} />
            <SendOptionsFields kind={kind} options={options} onChange={sending.setOptions} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** Shows how a file was read, and the choices about it. */
function FileReading({ rows, summary }: { rows: DeskHook; summary: DeskSummary }) {
  const { source, plan } = summary;
  const isNameless = source?.firstLine != null && source.choices.isFirstLineRow;
  return (
    <>
      <FileChoiceFields rows={rows} source={source} />
      <FileNotes rows={rows} summary={summary} />
      <ColumnFields rows={rows} plan={plan} isNameless={isNameless} />
    </>
  );
}

/** The content of a file that breaks no rule. */
function ReadFile({ sending: { rows, repair } }: Pick<Props, 'sending'>) {
  const { t } = useTranslation('desk');
  const { summary } = rows;
  if (!summary) return null;
  return (
    <>
      <p role="status">{t('read', { count: summary.total })}</p>
      <FileReading rows={rows} summary={summary} />
      {summary.suspect > 0 && (
        <Banner
          tone="warning"
          actions={
            <Button size="small" onPress={() => void repair()}>
              {t('look_at_them')}
            </Button>
          }
        >
          {t('suspect', { count: summary.suspect })}
        </Banner>
      )}
      <FilePreview summary={summary} />
    </>
  );
}
