import { useTranslation } from 'react-i18next';
import type { DispatchKind } from '../../../schema/dispatchKinds.ts';
import { PartsProgress } from '../../kit/feedback/PartsProgress.tsx';
import { Stack } from '../../kit/layout/Columns.tsx';
import type { RequestProgress } from './followRequest.ts';

interface Props {
  kind: Exclude<DispatchKind, 'follow_ups' | 'single'>;
  progress: RequestProgress;
}

/** How far a large dispatch, or its dry run, is: what is being done, and a bar. */
export function RequestProgressBar({ kind, progress: { stage, lineCount, percent, dryRun } }: Props) {
  const { t } = useTranslation('dispatches');
  const what = t(`request.what_${kind}`, { count: lineCount });
  return (
    <Stack>
      <p aria-live="polite">{t(`request.stage_${stage}`, { what })}</p>
      <PartsProgress
        label={t('progress')}
        total={100}
        closed={percent}
        text={t('request.percent', { percent })}
        parts={[{ tone: 'first', label: t('progress'), count: percent }]}
        isLegendHidden
      />
      <p>{t(dryRun ? 'request.leave_tried' : 'request.leave_made')}</p>
    </Stack>
  );
}
