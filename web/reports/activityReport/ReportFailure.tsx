import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type Day, dayIn } from '../../../schema/foundation/dates/dates.ts';
import { firstDayOf, lastDayOf } from '../../../schema/foundation/dates/periods.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import type { Failure } from '../../kit/feedback/failure.ts';
import { formatDay } from '../../kit/format/dates.ts';
import { Panel } from '../../kit/layout/Panel.tsx';
import type { ReportShape } from './reportShape.ts';

interface Props {
  error: Failure;
  shape: ReportShape;
  /** The download button. */
  file: ReactNode;
  onNarrow: (shape: ReportShape) => void;
  onRetry: () => void;
}

/** Proposed shorter ranges, in days: a year, a quarter, four weeks, one day. */
const WINDOWS = [365, 90, 28, 7];

/** Maximum number of proposals. */
const PROPOSED = 2;

/** Proposals for a report that takes too long: its latest days, in whole periods, longest first; none if it cannot be shorter. */
function narrowerDays({ interval, start, end, timezone }: ReportShape): { start: Day; end: Day }[] {
  if (!start || !end) return [];
  const [first, today] = [start, dayIn(timezone)];
  const last = end > today && start <= today ? today : end;
  const starts = WINDOWS.map((days) => firstDayOf(addDays(last, 1 - days), interval));
  return [...new Set(starts)]
    .filter((day) => day > first)
    .slice(0, PROPOSED)
    .map((day) => ({ start: day, end: lastDayOf(last, interval) }));
}

/** Why there is no report. A report that takes too long to show can still be downloaded, and shorter ones are proposed: a retry would take as long. */
export function ReportFailure({ error, shape, file, onNarrow, onRetry }: Props) {
  const { t } = useTranslation('activityReport');
  if (error.errorName !== 'report_too_long')
    return (
      <Panel>
        <ErrorBlock name={t('title')} error={error} onRetry={onRetry} />
      </Panel>
    );
  return (
    <Panel title={t('list')} actions={file}>
      <ErrorBlock
        name={t('title')}
        error={error}
        actions={narrowerDays(shape).map(({ start, end }) => (
          <Button key={start} icon="calendar" onPress={() => onNarrow({ ...shape, start, end })}>
            {t('narrower', { start: formatDay(start, 'range'), end: formatDay(end, 'range') })}
          </Button>
        ))}
      />
    </Panel>
  );
}
