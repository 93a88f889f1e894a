import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdvertiserSavedFragment } from '../../../operations/advertisers/AdvertiserSave.generated.ts';
import type { AdvertiserProfileFragment } from '../../../operations/advertisers/AdvertiserScreen.generated.ts';
import { advertiserDraft } from '../../../schema/rules/advertisers.ts';
import { showFailedCall } from '../../data/failedCall.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { FormActions } from '../../kit/form/FormActions.tsx';
import { StaleNotice } from '../../kit/form/StaleNotice.tsx';
import { useForm } from '../../kit/form/useForm.ts';
import { saveUnlessTouched } from './saveOutcome.ts';
import { useSaveProfile } from './useSaveProfile.ts';

const nameRule = advertiserDraft.pick({ name: true }).required();

interface AdvertiserNameFormProps {
  advertiser: AdvertiserProfileFragment;
  onDone: () => void;
}

/** The name's field. Where somebody else changed the name meanwhile, both names are shown and the typed one stays. */
export function AdvertiserNameForm({ advertiser, onDone }: AdvertiserNameFormProps) {
  const { t } = useTranslation('advertisers');
  const { id } = advertiser;
  const [base, setBase] = useState<Pick<AdvertiserSavedFragment, 'name' | 'version'>>(advertiser);
  const [theirs, setTheirs] = useState<AdvertiserSavedFragment | null>(null);
  const form = useForm(nameRule, { name: advertiser.name });
  const save = useSaveProfile();

  async function saveOver(name: string, on: typeof base) {
    const outcome = await saveUnlessTouched(
      (version) => save({ id, version, name }),
      on.version,
      (current) => current.name !== on.name,
    );
    switch (outcome.kind) {
      case 'saved':
        toast.success(t('name_saved'));
        return onDone();
      case 'stale':
        return setTheirs(outcome.current);
      case 'invalid':
        return form.applyServerErrors(outcome.fieldErrors);
      case 'failed':
        showFailedCall(outcome.failure);
    }
  }

  return (
    <Form form={form} onSubmit={({ name }) => saveOver(name, theirs ?? base)} label={t('edit_name')}>
      {theirs && (
        <StaleNotice
          changes={[{ label: t('name'), yours: form.values.name, theirs: theirs.name }]}
          onKeepMine={() => void form.submit(({ name }) => saveOver(name, theirs))}
          onTakeTheirs={() => {
            form.reset({ name: theirs.name });
            setBase(theirs);
            setTheirs(null);
          }}
        />
      )}
      <TextField {...form.field('name')} label={t('name')} autoFocus autoComplete="off" isRequired />
      <FormActions form={form} isDisabled={!form.isDirty} onCancel={onDone} />
    </Form>
  );
}
