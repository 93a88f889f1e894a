import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import type { Failure } from '../../kit/feedback/failure.ts';
import { formatDay } from '../../kit/format/dates.ts';
import { Panel } from '../../kit/layout/Panel.tsx';
import { narrowerDays } from './narrowerDays.ts';
import type { ReportShape } from './reportShape.ts';

interface Props {
  error: Failure;
  shape: ReportShape;
  /** The download button. */
  file: ReactNode;
  onNarrow: (shape: ReportShape) => void;
  onRetry: () => void;
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
