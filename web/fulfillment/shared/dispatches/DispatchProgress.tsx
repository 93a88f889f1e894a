import { useTranslation } from 'react-i18next';
import {
  type DispatchProgressFragment,
  DispatchProgressFragmentDoc,
} from '../../../../operations/fulfillment/dispatches/DispatchScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import { formatCount } from '../../../kit/format/numbers.ts';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { PartsProgress } from '../../../kit/loading/PartsProgress.tsx';
import { DateText } from '../../../kit/values/DateText.tsx';
import { durationText } from './durationText.ts';

/** Stages of lines, finished ones first; the bar and its legend use this order. */
const PARTS = [
  ['done', 'done'],
  ['failed', 'failed'],
  ['canceled', 'ended'],
  ['notify', 'third'],
  ['order', 'first'],
  ['activate', 'second'],
  ['held', 'waiting'],
] as const;

/** The progress of a dispatch: one sentence, a bar of its lines by stage, and the number of lines in each. */
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
  return (
    <Stack gap={3}>
      <Text as="p" weight="medium">
        <Standing dispatch={dispatch} />
      </Text>
      <PartsProgress
        label={t('progress')}
        total={lineCount}
        closed={closed}
        text={t('progress_text', { closed: count(closed), total: count(lineCount) })}
        parts={PARTS.map(([part, tone]) => ({ tone, label: t(`part_${part}`), count: progress[part] }))}
      />
    </Stack>
  );
}

/** The current activity or the outcome, in one sentence. */
function Standing({ dispatch }: { dispatch: DispatchProgressFragment }) {
  const { t, i18n } = useTranslation('dispatches');
  const { state, progress, lineCount, recalledAt, finishedAt, estimatedSeconds } = dispatch;
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
      <DateText iso={finishedAt} withTime />
    </>
  );
}
