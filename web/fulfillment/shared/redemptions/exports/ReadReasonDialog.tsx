import { useTranslation } from 'react-i18next';
import {
  codeReading,
  MAX_READ_REASON,
  optionalReading,
} from '../../../../../schema/fulfillment/redemptions/redemptionDetails.ts';
import { Dialog } from '../../../../kit/feedback/Dialog.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { Form } from '../../../../kit/form/Form.tsx';
import { FormActions } from '../../../../kit/form/FormActions.tsx';
import type { FormApi } from '../../../../kit/form/formApi.ts';
import { useForm } from '../../../../kit/form/useForm.ts';

/** Takes the service's errors about the reason. */
export type ApplyErrors = FormApi<typeof codeReading>['applyServerErrors'];

interface Props {
  title: string;
  /** Describes the data that the reader is about to see. */
  text?: string | undefined;
  submitLabel: string;
  /** True if the reason is optional. `onSubmit` then receives an empty text. */
  isOptional?: boolean;
  onClose: () => void;
  onSubmit: (reason: string, invalid: ApplyErrors) => Promise<void>;
}

/** Asks for the reason to read codes, links or files with them (RED-28, RED-34). The service logs the reader and the reason first. */
export function ReadReasonDialog({ title, text, submitLabel, isOptional = false, onClose, onSubmit }: Props) {
  const { t } = useTranslation('redemptionActions');
  const form = useForm(isOptional ? optionalReading : codeReading, { reason: '' });
  return (
    <Dialog title={title} isOpen isBusy={form.isSubmitting} isDirty={form.isDirty} onClose={onClose}>
      <Form form={form} label={title} onSubmit={({ reason }) => onSubmit(reason, form.applyServerErrors)}>
        <p>{[text, t(isOptional ? 'read_recorded_plain' : 'read_recorded')].filter(Boolean).join(' ')}</p>
        <TextField
          {...form.field('reason')}
          label={t('read_reason')}
          maxLength={MAX_READ_REASON}
          isRequired={!isOptional}
          autoFocus
          autoComplete="off"
        />
        <FormActions form={form} submitLabel={submitLabel} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
