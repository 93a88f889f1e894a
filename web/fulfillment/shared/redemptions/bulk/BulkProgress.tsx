import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BulkProgressFragment,
  BulkProgressStopDocument,
} from '../../../../../operations/fulfillment/redemptionActions/BulkActions.generated.ts';
import { useScreenMutation } from '../../../../data/useScreenMutation.ts';
import { Button } from '../../../../kit/actions/Button.tsx';
import { ConfirmDialog } from '../../../../kit/feedback/ConfirmDialog.tsx';
import { toast } from '../../../../kit/feedback/toastQueue.ts';
import { formatCount } from '../../../../kit/format/numbers.ts';
import { Row, Stack } from '../../../../kit/layout/Stack.tsx';
import { PartsProgress } from '../../../../kit/loading/PartsProgress.tsx';
import css from './Bulk.module.css';
import { BulkReasons } from './BulkReasons.tsx';
import { BulkRowsDialog } from './BulkRowsDialog.tsx';

interface Props {
  bulk: BulkProgressFragment;
  onDismiss: () => void;
  /** Called after a stop, to refetch the state. */
  onStopped: () => void;
}

/** Outcomes in the order of the bar. */
const PARTS = [
  ['done', 'done'],
  ['failed', 'failed'],
  ['left', 'ended'],
  ['stopped', 'waiting'],
] as const;

/** The progress of a bulk action: a sentence, a bar, the outcomes of its rows with reasons; it can be stopped, and dismissed once it has ended. */
export function BulkProgress({ bulk, onDismiss, onStopped }: Props) {
  const { t, i18n } = useTranslation('redemptionBulk');
  const [stop, isStopping] = useScreenMutation(BulkProgressStopDocument);
  const [openDialog, setOpenDialog] = useState<'stop' | 'rows' | null>(null);
  const { id, action, state, total, progress } = bulk;
  const show = (count: number) => formatCount(count, i18n.language);
  const closed = total - progress.open;
  const isOpen = state === 'working';
  const text = t('worked', { shown: show(closed - progress.stopped), total: show(total) });
  return (
    <Stack as="section" gap={2} className={css.progress} aria-label={t('progress')}>
      <Row gap={3} lineGap={2} justify="between">
        <p className={css.words} role="status">
          {t('standing_of', { name: t(`${action}.name`), standing: t(`standing.${state}`) })} {text}
        </p>
        <Row as="span" gap={3} lineGap={2}>
          {progress.left + progress.failed + progress.stopped > 0 && (
            <Button size="small" variant="quiet" onPress={() => setOpenDialog('rows')}>
              {t('show_rows')}
            </Button>
          )}
          {isOpen ? (
            <Button size="small" isPending={isStopping} onPress={() => setOpenDialog('stop')}>
              {t('stop')}
            </Button>
          ) : (
            <Button size="small" onPress={onDismiss}>
              {t('put_away')}
            </Button>
          )}
        </Row>
      </Row>
      <PartsProgress
        label={t('progress')}
        total={total}
        closed={closed}
        text={text}
        parts={PARTS.map(([part, tone]) => ({ tone, label: t(`part.${part}`), count: progress[part] }))}
      />
      <BulkReasons bulk={bulk} />
      <ConfirmDialog
        title={t('stop_title')}
        isOpen={openDialog === 'stop'}
        confirmLabel={t('stop')}
        cancelLabel={t('go_on')}
        isDanger
        onClose={() => setOpenDialog(null)}
        onConfirm={async () => {
          // A stop that comes too late is no error: the bar shows the outcome.
          await stop({ id }, { done: () => undefined, refused: ({ message }) => toast.error(message) });
          onStopped();
        }}
      >
        <p>{t('stop_text')}</p>
      </ConfirmDialog>
      {openDialog === 'rows' && <BulkRowsDialog bulk={bulk} onClose={() => setOpenDialog(null)} />}
    </Stack>
  );
}
