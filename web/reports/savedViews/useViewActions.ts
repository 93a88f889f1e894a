import { useTranslation } from 'react-i18next';
import {
  EditViewDialogSaveDocument,
  type SavedViewFragment,
  SavedViewsMenuSetDefaultDocument,
} from '../../../operations/people/savedViews/SavedViewsMenu.generated.ts';
import type { CallFailure } from '../../data/failures/callError.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import type { ListViews } from '../../kit/list/listViews.ts';
import { useGoneView } from './useGoneView.ts';

/** Actions on the selected view that need no dialog. */
export function useViewActions(views: ListViews) {
  const { screen, query } = views;
  const { t } = useTranslation('savedViews');
  const [save] = useScreenMutation(EditViewDialogSaveDocument);
  const [set] = useScreenMutation(SavedViewsMenuSetDefaultDocument);
  const goneOf = useGoneView(views);
  const whenGone = (view: SavedViewFragment) => (failure: CallFailure) => void goneOf(view)(failure);
  return {
    /** Saves the state of the list in the view. */
    saveChanges: (view: SavedViewFragment) =>
      save(
        { input: { id: view.id, version: view.version, query } },
        { done: () => toast.success(t('saved', { name: view.name })), failed: whenGone(view) },
      ),
    /** Makes this view, or none, the list's default view. */
    setDefault: (view: SavedViewFragment | null) =>
      set(
        { input: { screen, viewId: view?.id ?? null } },
        {
          ...(view && { failed: whenGone(view) }),
          done: () => toast.success(view ? t('default_set', { name: view.name }) : t('default_taken')),
        },
      ),
  };
}
