import { Dialog, type DialogProps } from '../feedback/Dialog.tsx';
import { Form, type FormProps } from './Form.tsx';
import { FormActions } from './FormActions.tsx';
import type { FormSchema } from './formApi.ts';
import { VersionedForm, type VersionedFormProps } from './VersionedForm.tsx';

type Window = Pick<DialogProps, 'title' | 'size' | 'onClose'>;

interface FormDialogProps<Schema extends FormSchema>
  extends Window,
    Pick<FormProps<Schema>, 'form' | 'onSubmit' | 'children'> {
  submitLabel: string;
}

/** A window around a form, open as long as it is on the page. */
export function FormDialog<Schema extends FormSchema>(props: FormDialogProps<Schema>) {
  const { form, onSubmit, submitLabel, children, ...window } = props;
  return (
    <Dialog {...window} isOpen isBusy={form.isSubmitting} isDirty={form.isDirty}>
      <Form form={form} onSubmit={onSubmit} label={window.title}>
        {children}
        <FormActions form={form} submitLabel={submitLabel} onCancel={window.onClose} />
      </Form>
    </Dialog>
  );
}

interface VersionedDialogProps<Schema extends FormSchema>
  extends Window,
    Omit<VersionedFormProps<Schema>, 'label' | 'onCancel'> {}

/** The same around the form of a row with a version. */
export function VersionedDialog<Schema extends FormSchema>(props: VersionedDialogProps<Schema>) {
  const { title, size, onClose, ...form } = props;
  const { isSubmitting, isDirty } = form.edit.form;
  return (
    <Dialog title={title} isOpen size={size} isBusy={isSubmitting} isDirty={isDirty} onClose={onClose}>
      <VersionedForm {...form} label={title} onCancel={onClose} />
    </Dialog>
  );
}
