import { useTranslation } from 'react-i18next';
import {
  EditViewDialogSaveDocument,
  type SavedViewFragment,
  SavedViewFragmentDoc,
} from '../../../operations/people/savedViews/SavedViewsMenu.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { savedViewForm } from '../../../schema/people/savedViewRules.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { VersionedDialog } from '../../kit/form/FormDialog.tsx';
import { saved, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';
import type { ListViews } from '../../kit/list/listViews.ts';
import { useGoneView } from './useGoneView.ts';

interface Props {
  view: SavedViewFragment;
  views: ListViews;
  onClose: () => void;
}

/** Renames a view; its author also shares it, or stops sharing it. */
export function EditViewDialog({ view, views, onClose }: Props) {
  const { t } = useTranslation('savedViews');
  const goneOf = useGoneView(views);
  const [send] = useScreenMutation(EditViewDialogSaveDocument);
  const edit = useVersionedForm(savedViewForm, {
    row: view,
    valuesOf: ({ name, isShared }) => ({ name, isShared }),
    save: ({ version, changes }, invalid) =>
      send(
        { input: { id: view.id, version, ...changes } },
        {
          invalid,
          done: (success) => saved(readFragment(SavedViewFragmentDoc, success.savedView)),
          stale: (current) => stale(readFragment(SavedViewFragmentDoc, current)),
          failed(failure) {
            goneOf(view)(failure);
            return null;
          },
        },
      ),
    onSaved: ({ name }) => toast.success(t('saved', { name })),
    onClose,
  });
  const { form } = edit;
  return (
    <VersionedDialog title={t('edit_title')} edit={edit} labelOf={t} onClose={onClose}>
      <TextField {...form.field('name')} label={t('name')} isRequired autoFocus autoComplete="off" />
      {view.isOwn && (
        <CheckboxField
          {...form.field('isShared')}
          value={form.values.isShared ?? false}
          label={t('isShared')}
          hint={t('share_hint')}
        />
      )}
    </VersionedDialog>
  );
}
