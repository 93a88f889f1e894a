import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeReading, MAX_READ_REASON } from '../../../schema/rules/redemptionDetails.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { FormActions } from '../../kit/form/FormActions.tsx';
import type { FormApi } from '../../kit/form/formApi.ts';
import { useForm } from '../../kit/form/useForm.ts';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';

/** Takes the service's errors about the reason. */
export type ApplyErrors = FormApi<typeof codeReading>['applyServerErrors'];

interface Props {
  title: string;
  text: string;
  submitLabel: string;
  onClose: () => void;
  /** `reason` is null for people who may read codes: they need none. */
  onSubmit: (reason: string | null, invalid?: ApplyErrors) => Promise<void>;
}

/** Asks why somebody wants to read links, which show codes (RED-34); holders of viewRewardCodeData only confirm. */
export function ReadReasonDialog(props: Props) {
  return useCan()('viewRewardCodeData') ? <ConfirmDialog {...props} /> : <ReasonDialog {...props} />;
}

function ReasonDialog({ title, text, submitLabel, onClose, onSubmit }: Props) {
  const { t } = useTranslation('redemptionActions');
  const form = useForm(codeReading, { reason: '' });
  return (
    <Dialog title={title} isOpen isBusy={form.isSubmitting} isDirty={form.isDirty} onClose={onClose}>
      <Form form={form} label={title} onSubmit={({ reason }) => onSubmit(reason, form.applyServerErrors)}>
        <p>{text}</p>
        <TextField
          {...form.field('reason')}
          label={t('read_reason')}
          maxLength={MAX_READ_REASON}
          isRequired
          autoFocus
          autoComplete="off"
        />
        <FormActions form={form} submitLabel={submitLabel} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function ConfirmDialog({ title, text, submitLabel, onClose, onSubmit }: Props) {
  const { t } = useTranslation('kit');
  const [isPending, setPending] = useState(false);
  async function confirm() {
    setPending(true);
    await onSubmit(null).finally(() => setPending(false));
  }
  return (
    <Dialog
      title={title}
      isOpen
      isBusy={isPending}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void confirm()}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
