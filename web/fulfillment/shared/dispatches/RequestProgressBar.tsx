import { useTranslation } from 'react-i18next';
import type { DispatchKind } from '../../../../schema/fulfillment/dispatchKinds.ts';
import { isDispatchChange } from '../../../../schema/fulfillment/dispatchRequests.ts';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { PartsProgress } from '../../../kit/loading/PartsProgress.tsx';
import type { RequestProgress } from './followRequest.ts';

interface Props {
  /** Kind of a new dispatch, which names its lines. */
  kind?: Exclude<DispatchKind, 'follow_ups' | 'single'>;
  progress: RequestProgress;
  /** True if its lines are in a file: their number is known once the file has been read. */
  isFile?: boolean;
}

/** Shows the progress of a large dispatch, of its change, or of the dry run of either, as text and a bar. */
export function RequestProgressBar({ kind, progress, isFile = false }: Props) {
  const { action, stage, lineCount, percent, dryRun } = progress;
  const { t } = useTranslation('dispatches');
  const what = t(kind ? `request.what_${kind}` : 'request.what_lines', { count: lineCount });
  const change = isDispatchChange(action) ? action : null;
  const isUnread = isFile && (stage === 'waiting' || stage === 'reading');
  const isWriting = stage === 'saving' || stage === 'booking';
  return (
    <Stack>
      <p aria-live="polite">
        {isUnread
          ? t(`request.file_${stage}`)
          : t(change && isWriting ? `request.${stage}_${change}` : `request.stage_${stage}`, { what })}
      </p>
      <PartsProgress
        label={t('progress')}
        total={100}
        closed={percent}
        text={t('request.percent', { percent })}
        parts={[{ tone: 'first', label: t('progress'), count: percent }]}
        isLegendHidden
      />
      <p>{t(leaveKey(change !== null, dryRun))}</p>
    </Stack>
  );
}

/** Returns the text that says what happens to the work when its window closes. */
function leaveKey(isChange: boolean, isDryRun: boolean) {
  if (isDryRun) return isChange ? 'request.leave_change_tried' : 'request.leave_tried';
  return isChange ? 'request.leave_change' : 'request.leave_made';
}
