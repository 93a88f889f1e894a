import { useTranslation } from 'react-i18next';
import {
  EditViewDialogSaveDocument,
  type SavedViewFragment,
  SavedViewsMenuSetDefaultDocument,
} from '../../../operations/savedViews/SavedViewsMenu.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import type { ListViews } from '../../kit/list/listViews.ts';

/** What is done with the chosen view at once, without a question. */
export function useViewActions({ screen, query }: ListViews) {
  const { t } = useTranslation('savedViews');
  const [save] = useScreenMutation(EditViewDialogSaveDocument);
  const [set] = useScreenMutation(SavedViewsMenuSetDefaultDocument);
  return {
    /** Keeps what is shown in the view. */
    saveChanges: ({ id, version, name }: SavedViewFragment) =>
      save({ input: { id, version, query } }, { done: () => toast.success(t('saved', { name })) }),
    /** Opens the list with this view from now on, or with none. */
    setDefault: (view: SavedViewFragment | null) =>
      set(
        { input: { screen, viewId: view?.id ?? null } },
        {
          done: () => toast.success(view ? t('default_set', { name: view.name }) : t('default_taken')),
        },
      ),
  };
}
