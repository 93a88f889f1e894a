import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/actions/Button.tsx';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { DateText } from '../../../kit/values/DateText.tsx';
import { announcedSeconds, clockText } from './countdownText.ts';
import { durationText } from './durationText.ts';
import css from './UndoCountdown.module.css';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** The maximum time that is counted down second by second; a later moment is only named. */
const COUNTED_SECONDS = 86_400;

interface Props {
  /** When it is sent, ISO 8601. */
  releaseAt: string;
  /** Recipients are notified at that time; otherwise the dispatch only becomes final. */
  isTold: boolean;
  /** Absent if the viewer may not undo. */
  onUndo?: (() => void) | undefined;
  onSendNow?: (() => void) | undefined;
}

/** How long a dispatch can still be undone, with an Undo button; screen readers announce it every ten seconds of its last minute, before that every minute. */
export function UndoCountdown({ releaseAt, isTold, onUndo, onSendNow }: Props) {
  const { t } = useTranslation('dispatches');
  const left = useSecondsUntil(releaseAt);
  const isCounted = left > 0 && left <= COUNTED_SECONDS;
  return (
    <Banner
      title={t(isTold ? 'held_title' : 'held_title_quiet')}
      actions={
        (onUndo || onSendNow) && (
          <>
            {onSendNow && <Button onPress={onSendNow}>{t('release')}</Button>}
            {onUndo && (
              <Button variant="primary" icon="undo" onPress={onUndo}>
                {t('recall')}
              </Button>
            )}
          </>
        )
      }
    >
      <p>
        {left === 0 ? (
          t('held_over')
        ) : (
          <>
            {t('held_until')} <DateText iso={releaseAt} withTime />.{' '}
          </>
        )}
        {isCounted && (
          <>
            <span role="timer" aria-live="off" aria-label={t('undo_left')} className={css.timer}>
              {clockText(left)}
            </span>{' '}
            {t('undo_left_after')}
          </>
        )}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {isCounted && t('undo_announced', { time: durationText(announcedSeconds(left), t) })}
      </p>
    </Banner>
  );
}
