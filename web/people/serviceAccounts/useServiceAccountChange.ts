import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { toast } from '../../kit/feedback/toastQueue.ts';

/** Follow-up of each change of a service account: its lists are refetched. */
export function useServiceAccountChange(): {
  done: (word: string, more?: Record<string, string>) => void;
  stale: () => null;
} {
  const { cache } = useApolloClient();
  return {
    done(word, more = {}) {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'serviceAccounts' });
      toast.success(i18next.t(`serviceAccounts:${word}`, more));
    },
    /** The response contains the current state: the person reviews it, and decides again. */
    stale() {
      toast.error(i18next.t('serviceAccounts:changed_meanwhile'));
      return null;
    },
  };
}
