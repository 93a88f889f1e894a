import { useApolloClient } from '@apollo/client/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  SavedViewFragmentDoc,
  SavedViewsMenuDocument,
  SaveViewDialogCreateDocument,
} from '../../../operations/people/savedViews/SavedViewsMenu.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { savedViewForm } from '../../../schema/people/savedViewRules.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useForm } from '../../kit/form/useForm.ts';
import type { ListViews } from '../../kit/list/listViews.ts';

const hintOf = ({ hasSecret, hasInvalid }: ListViews, t: TFunction<'savedViews'>) =>
  [hasInvalid && t('no_invalid'), hasSecret && t('no_code')].filter(Boolean).join(' ') || t('name_hint');

/** Saves the state of a list as a named view, and selects it. */
export function SaveViewDialog({ views, onClose }: { views: ListViews; onClose: () => void }) {
  const { t } = useTranslation('savedViews');
  const { cache } = useApolloClient();
  const form = useForm(savedViewForm, { name: '', isShared: false });
  const request = useRequestKey(`view.${views.screen}`);
  const [send] = useKeyedMutation(SaveViewDialogCreateDocument, request);
  const { screen, query } = views;
  async function create({ name, isShared }: { name: string; isShared: boolean }) {
    const input = { screen, name, isShared, query };
    await send(
      { input },
      {
        invalid: form.applyServerErrors,
        done({ savedView }) {
          cache.updateQuery({ query: SavedViewsMenuDocument, variables: { screen } }, (data) =>
            data?.savedViews ? { ...data, savedViews: [...data.savedViews, savedView] } : undefined,
          );
          views.choose(readFragment(SavedViewFragmentDoc, savedView).id);
          toast.success(t('created', { name }));
          onClose();
        },
      },
    );
  }
  return (
    <FormDialog
      title={t('save_title')}
      form={form}
      onSubmit={create}
      submitLabel={t('save_submit')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('name')}
        hint={hintOf(views, t)}
        isRequired
        autoFocus
        autoComplete="off"
      />
      <CheckboxField
        {...form.field('isShared')}
        value={form.values.isShared ?? false}
        label={t('share')}
        hint={t('share_hint')}
      />
    </FormDialog>
  );
}
