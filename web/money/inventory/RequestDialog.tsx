import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EffectsDialog, type EffectsDialogProps } from '../../foundation/effects/EffectsDialog.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { FormActions } from '../../kit/form/FormActions.tsx';
import type { FormApi, FormSchema } from '../../kit/form/formApi.ts';
import { useLeaveWarning } from '../../navigation/useLeaveWarning.ts';

/** State of the dialog: the person enters the request, or confirms it. */
export function useConfirming() {
  const [isConfirming, setConfirming] = useState(false);
  return { isConfirming, confirm: () => setConfirming(true), back: () => setConfirming(false) };
}

interface Props<Schema extends FormSchema> {
  title: string;
  form: FormApi<Schema>;
  confirming: ReturnType<typeof useConfirming>;
  /** The two calls: a dry run, whose result is shown, and the request itself. */
  request: { preview: EffectsDialogProps['preview']; commit: EffectsDialogProps['onConfirm'] };
  /** The request, in words. */
  question: ReactNode;
  /** The fields. */
  children: ReactNode;
  onClose: () => void;
}

/** A request about an allocation: entered in one dialog; the next dialog shows its effects before it is sent. */
export function RequestDialog<Schema extends FormSchema>(props: Props<Schema>) {
  const { title, form, confirming, request, question, children, onClose } = props;
  const { t } = useTranslation('inventory');
  const { isConfirming, confirm, back } = confirming;
  // The form itself is not on the page while its effects are shown.
  useLeaveWarning(form.isDirty, { isSaving: isConfirming });
  return (
    <>
      <Dialog title={title} size="medium" isOpen={!isConfirming} isDirty={form.isDirty} onClose={onClose}>
        <Form form={form} onSubmit={confirm} label={title}>
          {children}
          <FormActions form={form} submitLabel={t('continue')} onCancel={onClose} />
        </Form>
      </Dialog>
      <EffectsDialog
        title={t('request_title')}
        isOpen={isConfirming}
        confirmLabel={t('request')}
        preview={request.preview}
        onConfirm={request.commit}
        onClose={back}
      >
        <p>{question}</p>
      </EffectsDialog>
    </>
  );
}
