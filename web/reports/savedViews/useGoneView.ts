import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { SavedViewFragment } from '../../../operations/people/savedViews/SavedViewsMenu.generated.ts';
import type { CallFailure } from '../../data/failures/callError.ts';
import { showFailedCall } from '../../data/failures/failedCall.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import type { ListViews } from '../../kit/list/listViews.ts';

/** Removes a view from the menu after another person has deleted or unshared it, and says what stays. Other failures are shown as usual. */
export function useGoneView(
  views: ListViews,
): (view: SavedViewFragment) => (failure: CallFailure) => 'gone' | null {
  const { t } = useTranslation('savedViews');
  const forget = useForgetView(views);
  return ({ id, name }) =>
    (failure) => {
      if (failure.status !== 404) {
        showFailedCall(failure);
        return null;
      }
      forget(id);
      toast.error(t('gone', { name }));
      return 'gone';
    };
}

/** Removes a view from the menu; the list keeps its content. */
export function useForgetView(views: ListViews): (id: string) => void {
  const { cache } = useApolloClient();
  return (id) => {
    views.choose(null);
    cache.evict({ id: `SavedView:${id}` });
    cache.gc();
  };
}
