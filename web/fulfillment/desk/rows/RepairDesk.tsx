import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/actions/Button.tsx';
import { IconButton } from '../../../kit/actions/IconButton.tsx';
import { ConfirmDialog } from '../../../kit/feedback/ConfirmDialog.tsx';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { saveFile } from '../../../kit/saveFile.ts';
import { useZone } from '../../../kit/viewer/ZoneContext.tsx';
import { discard, hasUnsaved } from '../../../navigation/leaving.ts';
import css from '../Desk.module.css';
import { Desk, useSheetRoom } from '../Desk.tsx';
import type { DeskSummary } from '../deskModel.ts';
import { OrderIdFields } from '../OrderIdFields.tsx';
import { SendOptionsFields } from '../SendOptionsFields.tsx';
import { momentRules, orderIdRule } from '../sendOptions.ts';
import type { SendingHook } from '../useSendRecipients.ts';
import { useIssueWords } from './useIssueWords.ts';

interface Props {
  kind: 'send_codes' | 'send_links';
  sending: SendingHook;
  summary: DeskSummary;
}

/** The desk with its actions: the good rows are sent, the others stay, or are downloaded with their reasons. */
export function RepairDesk({ kind, sending, summary }: Props) {
  const { t } = useTranslation('desk');
  const zone = useZone();
  const words = useIssueWords();
  const [isTried, setTried] = useState(false);
  const { rows, options, status, failure } = sending;
  const good = summary.total - summary.wrong;
  const isSending = status === 'sending';
  const isNarrow = !useSheetRoom();
  const downloadLabel = t('download_unsent', { count: summary.wrong });

  function goOn() {
    setTried(true);
    const isBlocked = Object.keys(momentRules(options, zone, Date.now())).length > 0;
    if (orderIdRule(options) === null && !isBlocked) void sending.preview();
  }
  async function download() {
    const name = (rows.name ?? t('pasted')).replace(/\.(csv|xlsx)$/i, '');
    saveFile(t('rest_name', { name }), await rows.desk().rest(words.ofRules()), 'text/csv');
  }

  return (
    <>
      {/* Rows that are being sent cannot be changed meanwhile. */}
      <Stack inert={isSending}>
        <Desk rows={rows} summary={summary} />
        {summary.total > 0 && (
          <Panel title={t('sending_title')}>
            <Stack>
              {failure !== null && <Banner tone="danger">{words.cell(failure, null)}</Banner>}
              <OrderIdFields options={options} onChange={sending.setOptions} isTried={isTried} />
              <SendOptionsFields kind={kind} options={options} onChange={sending.setOptions} />
            </Stack>
          </Panel>
        )}
      </Stack>
      <Row justify="end" className={css.foot}>
        <DiscardRows
          rows={summary.total}
          isNarrow={isNarrow}
          isDisabled={isSending}
          onDiscard={sending.leave}
        />
        {summary.wrong > 0 &&
          (isNarrow ? (
            <IconButton
              icon="download"
              variant="secondary"
              label={downloadLabel}
              onPress={() => void download()}
            />
          ) : (
            <Button icon="download" onPress={() => void download()}>
              {downloadLabel}
            </Button>
          ))}
        <Button
          variant="primary"
          disabledReason={
            good > 0 ? null : t(summary.total === 0 ? 'cost_needs_rows' : 'cost_needs_good_rows')
          }
          isPending={isSending}
          onPress={goOn}
        >
          {summary.wrong > 0 && good > 0
            ? t('send_good', { count: good, kept: summary.wrong })
            : good > 0
              ? t('preview_cost', { count: good })
              : t('preview_cost_none')}
        </Button>
      </Row>
    </>
  );
}

interface DiscardRowsProps {
  /** Number of rows with content. */
  rows: number;
  /** True where its button has only room for an icon. */
  isNarrow: boolean;
  isDisabled: boolean;
  onDiscard: () => void;
}

/** Discards the rows; rows with content are asked about first, because nothing brings them back. */
function DiscardRows({ rows, isNarrow, isDisabled, onDiscard }: DiscardRowsProps) {
  const { t } = useTranslation('desk');
  const [isOpen, setOpen] = useState(false);
  const onPress = () => (rows === 0 ? discard(hasUnsaved(), onDiscard) : setOpen(true));
  return (
    <>
      {isNarrow ? (
        <IconButton icon="trash" label={t('put_away')} isDisabled={isDisabled} onPress={onPress} />
      ) : (
        <Button variant="quiet" isDisabled={isDisabled} onPress={onPress}>
          {t('put_away')}
        </Button>
      )}
      <ConfirmDialog
        title={t('put_away_title', { count: rows })}
        isOpen={isOpen}
        confirmLabel={t('put_away')}
        cancelLabel={t('put_away_keep')}
        isDanger
        onConfirm={onDiscard}
        onClose={() => setOpen(false)}
      >
        {t('put_away_text')}
      </ConfirmDialog>
    </>
  );
}
