import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BulkProgressFragment,
  BulkProgressStopDocument,
} from '../../../operations/redemptions/BulkActions.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { formatCount } from '../../kit/format/numbers.ts';
import css from './Bulk.module.css';
import { BulkRowsDialog } from './BulkRowsDialog.tsx';
import { useBulkReason } from './useBulkReason.ts';

interface Props {
  bulk: BulkProgressFragment;
  onDismiss: () => void;
  /** It was stopped: it is looked at anew. */
  onStopped: () => void;
}

/** Outcomes in the order of the bar. */
const PARTS = ['done', 'failed', 'left', 'stopped'] as const;

/** How far a bulk action is: a sentence, a bar, what became of its rows and why; it can be stopped, and put away once it has ended. */
export function BulkProgress({ bulk, onDismiss, onStopped }: Props) {
  const { t, i18n } = useTranslation('redemptionBulk');
  const reasonOf = useBulkReason();
  const [stop, isStopping] = useScreenMutation(BulkProgressStopDocument);
  const [shown, setShown] = useState<'stop' | 'rows' | null>(null);
  const { id, action, state, total, progress, outcomes } = bulk;
  const show = (count: number) => formatCount(count, i18n.language);
  const worked = total - progress.open;
  const isOpen = state === 'working';
  const parts = PARTS.filter((part) => progress[part] > 0);
  const text = t('worked', { shown: show(worked), total: show(total) });
  return (
    <section className={css.progress} aria-label={t('progress')}>
      <div className={css.head}>
        <p className={css.words} role="status">
          {t(`${action}.name`)}: {t(`standing.${state}`)} {text}
        </p>
        <span className={css.buttons}>
          {progress.left + progress.failed + progress.stopped > 0 && (
            <Button size="small" variant="quiet" onPress={() => setShown('rows')}>
              {t('show_rows')}
            </Button>
          )}
          {isOpen ? (
            <Button size="small" isPending={isStopping} onPress={() => setShown('stop')}>
              {t('stop')}
            </Button>
          ) : (
            <Button size="small" onPress={onDismiss}>
              {t('put_away')}
            </Button>
          )}
        </span>
      </div>
      <div
        className={css.track}
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={worked}
        aria-valuetext={text}
      >
        {parts.map((part) => (
          <span key={part} className={css.part} data-part={part} style={{ flexGrow: progress[part] }} />
        ))}
        <span style={{ flexGrow: progress.open }} />
      </div>
      <ul className={css.legend}>
        {parts.map((part) => (
          <li key={part}>
            <span className={css.sign} data-part={part} aria-hidden="true" />
            {t(`part.${part}`)} <strong>{show(progress[part])}</strong>
          </li>
        ))}
      </ul>
      {outcomes.some(({ reason }) => reason !== null) && (
        <ul className={css.reasons}>
          {outcomes
            .filter(({ reason }) => reason !== null)
            .map(({ outcome, reason, count }) => (
              <li key={`${outcome} ${reason}`}>
                <strong>{show(count)}</strong> {reasonOf(reason)}
              </li>
            ))}
        </ul>
      )}
      <ConfirmDialog
        title={t('stop_title')}
        isOpen={shown === 'stop'}
        confirmLabel={t('stop')}
        cancelLabel={t('go_on')}
        isDanger
        onClose={() => setShown(null)}
        onConfirm={async () => {
          await stop({ id }, { done: () => undefined });
          onStopped();
        }}
      >
        <p>{t('stop_text')}</p>
      </ConfirmDialog>
      {shown === 'rows' && <BulkRowsDialog id={id} onClose={() => setShown(null)} />}
    </section>
  );
}
