import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  JobListScreenRetryDocument,
  type JobRowFragment,
} from '../../../operations/foundation/jobs/JobListScreen.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { day, status } from '../../kit/table/columns.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { TwoLines } from '../../kit/values/TwoLines.tsx';

/** Columns of the background jobs; dead jobs, and jobs that wait for their next attempt, have a button that retries them at once. */
export function useJobColumns(onRetried: () => void): Column<JobRowFragment>[] {
  const { t } = useTranslation('jobs');
  const { retry, retrying } = useRetryJob(onRetried);
  return [
    { id: 'work', header: t('work'), cell: (row) => <Work row={row} /> },
    status('state', { header: t('state'), width: '8.5rem', label: (state) => t(`state_${state}`) }),
    {
      id: 'attempts',
      header: t('attempts'),
      width: '7rem',
      align: 'end',
      cell: ({ attempts, maxAttempts }) => t('attempts_of', { attempts, max: maxAttempts }),
    },
    day('createdAt', { header: t('asked'), width: '11rem', withTime: true }),
    { id: 'when', header: t('when'), width: '11rem', cell: (row) => <When row={row} /> },
    { id: 'error', header: t('error'), width: '18%', cell: ({ error }) => <Reason error={error} /> },
    {
      id: 'retry',
      header: t('retry'),
      isHeaderHidden: true,
      width: '8rem',
      align: 'end',
      cell: ({ id, state, kind, attempts }) =>
        (state === 'dead' || (state === 'queued' && attempts > 0)) && (
          <Button
            size="small"
            isPending={retrying === id}
            aria-label={t('retry_of', { work: t(`kind_${kind}`, { defaultValue: kind }), id })}
            onPress={() => void retry(id)}
          >
            {t('retry')}
          </Button>
        ),
    },
  ];
}

function Work({ row: { kind, detail, advertiser } }: { row: JobRowFragment }) {
  const { t } = useTranslation('jobs');
  const more = [detail && t(`mail_${detail}`, { defaultValue: detail }), advertiser?.name].filter(Boolean);
  return <TwoLines note={more.join(' · ')}>{t(`kind_${kind}`, { defaultValue: kind })}</TwoLines>;
}

/** The end of the job; before that, the time of its next attempt if it waits for one. */
function When({ row: { state, attempts, runAt, finishedAt } }: { row: JobRowFragment }) {
  const { t } = useTranslation('jobs');
  if (finishedAt) return <DateText iso={finishedAt} withTime />;
  if (state === 'queued' && attempts > 0)
    return (
      <Stack as="span" gap={0} isInline breaks="anywhere">
        <Text tone="muted" size="small">
          {t('next_attempt')}
        </Text>
        <DateText iso={runAt} withTime />
      </Stack>
    );
  return (
    <Text tone="muted" size="small">
      {t(state === 'running' ? 'under_way' : 'soon')}
    </Text>
  );
}

/** True if a reason consists only of the type and the code of an exception: `Error EEXIST`, `TypeError`. */
const isThrown = (error: string): boolean => /^\w*Error(?: \w+)?$/.test(error);

/** A reason with its text; the code itself stays visible, because support asks for it. */
function Reason({ error }: { error: string | null }) {
  const { t } = useTranslation('jobs');
  if (!error) return null;
  const [, answer] = /^smtp_(.+)$/.exec(error) ?? [];
  const words = answer
    ? t('error_smtp', { answer })
    : t(`error_${error}`, { defaultValue: t(isThrown(error) ? 'error_unforeseen' : 'error_undescribed') });
  return <TwoLines note={<code>{error}</code>}>{words}</TwoLines>;
}

/** Retries a dead job; `retrying` is the id of the job in progress, `onRetried` is called whenever the list may have changed. */
function useRetryJob(onRetried: () => void) {
  const [send] = useScreenMutation(JobListScreenRetryDocument);
  const [retrying, setRetrying] = useState<string | null>(null);

  async function retry(id: string) {
    if (retrying !== null) return;
    setRetrying(id);
    await send({ input: { id } }, { done: () => toast.success(i18next.t('jobs:retried')) });
    setRetrying(null);
    onRetried();
  }
  return { retry, retrying };
}
