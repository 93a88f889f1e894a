import i18next from 'i18next';
import { useState } from 'react';
import { JobListScreenRetryDocument } from '../../../operations/foundation/jobs/JobListScreen.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';

/** Retries a dead job; `retrying` is the id of the job in progress, `onRetried` is called whenever the list may have changed. */
export function useRetryJob(onRetried: () => void) {
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
