import { useTranslation } from 'react-i18next';
import {
  DeleteViewDialogDeleteDocument,
  type SavedViewFragment,
} from '../../../operations/people/savedViews/SavedViewsMenu.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import type { ListViews } from '../../kit/list/listViews.ts';
import { useForgetView, useGoneView } from './useGoneView.ts';

interface Props {
  view: SavedViewFragment;
  views: ListViews;
  onClose: () => void;
}

/** Asks before a view is deleted, and deletes it; the list keeps its content. */
export function DeleteViewDialog({ view, views, onClose }: Props) {
  const { t } = useTranslation('savedViews');
  const goneOf = useGoneView(views);
  const forget = useForgetView(views);
  const [send] = useScreenMutation(DeleteViewDialogDeleteDocument);
  const { id, version, name, isShared } = view;
  async function remove() {
    const outcome = await send(
      { input: { id, version } },
      { done: () => 'deleted' as const, failed: goneOf(view) },
    );
    if (!outcome) throw new Error('Not deleted');
    if (outcome === 'gone') return;
    forget(id);
    toast.success(t('deleted', { name }));
  }
  return (
    <ConfirmDialog
      title={t('delete_title')}
      isOpen
      isDanger
      confirmLabel={t('delete_submit')}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('delete_question', { name })}</p>
      <p>{t(isShared ? 'delete_shared' : 'delete_effect')}</p>
    </ConfirmDialog>
  );
}
