import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/actions/Button.tsx';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { DateText } from '../../../kit/values/DateText.tsx';
import { durationText } from './durationText.ts';
import css from './UndoCountdown.module.css';

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

/** Formats seconds like a clock: `0:42`, `2:05:10`. */
function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The remaining seconds that are announced: every ten in the last minute, whole minutes before. */
const announcedSeconds = (seconds: number): number => {
  const step = seconds <= 60 ? 10 : 60;
  return Math.ceil(seconds / step) * step;
};

/** Whole seconds until a moment, counted down once a second; 0 once it has come. */
function useSecondsUntil(iso: string): number {
  const [left, setLeft] = useState(() => secondsUntil(iso));
  useEffect(() => {
    setLeft(secondsUntil(iso));
    const timer = setInterval(() => {
      const now = secondsUntil(iso);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [iso]);
  return left;
}

const secondsUntil = (iso: string) => Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / 1000));

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
