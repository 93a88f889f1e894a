import { useTranslation } from 'react-i18next';
import {
  codeReading,
  MAX_READ_REASON,
  optionalReading,
} from '../../../../../schema/fulfillment/redemptions/redemptionDetails.ts';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
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
    <FormDialog
      title={title}
      form={form}
      onSubmit={({ reason }) => onSubmit(reason, form.applyServerErrors)}
      submitLabel={submitLabel}
      onClose={onClose}
    >
      <p>{[text, t(isOptional ? 'read_recorded_plain' : 'read_recorded')].filter(Boolean).join(' ')}</p>
      <TextField
        {...form.field('reason')}
        label={t('read_reason')}
        maxLength={MAX_READ_REASON}
        isRequired={!isOptional}
        autoFocus
        autoComplete="off"
      />
    </FormDialog>
  );
}
