import { useTranslation } from 'react-i18next';
import {
  type DispatchProgressFragment,
  DispatchProgressFragmentDoc,
} from '../../../operations/dispatches/DispatchScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { formatCount } from '../../kit/format/numbers.ts';
import { DateText } from '../../kit/values/DateText.tsx';
import css from './DispatchProgress.module.css';
import { durationText } from './durationText.ts';

/** Where lines stand, what is done first; the bar and its legend show them in this order. */
const PARTS = ['done', 'failed', 'canceled', 'notify', 'order', 'activate', 'held'] as const;

/** How far a dispatch got: one sentence, a bar of its lines by stage, and how many stand where. */
export function DispatchProgress({
  dispatch: ref,
}: {
  dispatch: FragmentOf<typeof DispatchProgressFragmentDoc>;
}) {
  const { t, i18n } = useTranslation('dispatches');
  const dispatch = readFragment(DispatchProgressFragmentDoc, ref);
  const { lineCount, progress } = dispatch;
  const closed = progress.done + progress.failed + progress.canceled;
  const count = (value: number) => formatCount(value, i18n.language);
  const shown = PARTS.filter((part) => progress[part] > 0);
  return (
    <div className={css.progress}>
      <p className={css.words}>
        <Standing dispatch={dispatch} />
      </p>
      <div
        className={css.bar}
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={lineCount}
        aria-valuenow={closed}
        aria-valuetext={t('progress_text', { closed: count(closed), total: count(lineCount) })}
      >
        {shown.map((part) => (
          <span key={part} className={css.part} data-part={part} style={{ flexGrow: progress[part] }} />
        ))}
      </div>
      <ul className={css.legend}>
        {shown.map((part) => (
          <li key={part}>
            <span className={css.sign} data-part={part} aria-hidden="true" />
            {t(`part_${part}`)} <strong>{count(progress[part])}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What goes on, or how it ended, in one sentence. */
function Standing({ dispatch }: { dispatch: DispatchProgressFragment }) {
  const { t, i18n } = useTranslation('dispatches');
  const { state, progress, lineCount, recalledAt, doneAt, estimatedSeconds } = dispatch;
  if (state === 'held')
    return t(dispatch.channel ? 'standing_held' : 'standing_held_quiet', { count: lineCount });
  if (state === 'released') return t('standing_released', { time: durationText(estimatedSeconds, t) });
  if (state === 'recalled')
    return (
      <>
        {t('standing_recalled')} <DateText iso={recalledAt} withTime />
      </>
    );
  const { failed } = progress;
  return (
    <>
      {failed > 0
        ? t('standing_failed', { count: failed, total: formatCount(lineCount, i18n.language) })
        : t('standing_done')}{' '}
      <DateText iso={doneAt} withTime />
    </>
  );
}
