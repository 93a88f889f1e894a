import { useTranslation } from 'react-i18next';
import { discard } from '../../navigation/leaving.ts';
import { Button } from '../actions/Button.tsx';
import { LinkButton } from '../actions/LinkButton.tsx';
import css from './Form.module.css';

export interface FormActionsProps {
  form: { isDirty: boolean; isSubmitting: boolean; isSubmitDisabled: boolean };
  /** "Save" when absent. */
  submitLabel?: string | undefined;
  /** The button is disabled while the form is invalid (ADVNEW-18); otherwise pressing it shows what is wrong. */
  blocksInvalid?: boolean | undefined;
  /** True if there is nothing to save yet. */
  isDisabled?: boolean | undefined;
  cancelHref?: string | undefined;
  /** Leaves the form; asks first where it holds changes. */
  onCancel?: (() => void) | undefined;
}

/** Foot of a form: the way out and Save. */
export function FormActions({
  form,
  submitLabel,
  blocksInvalid = false,
  isDisabled = false,
  cancelHref,
  onCancel,
}: FormActionsProps) {
  const { t } = useTranslation('kit');
  const isInvalid = blocksInvalid && form.isSubmitDisabled && !form.isSubmitting;
  const reason = isInvalid
    ? t('fields_invalid')
    : isDisabled && !form.isDirty && !form.isSubmitting
      ? t('nothing_to_save')
      : null;
  return (
    <div className={css.actions}>
      {cancelHref && <LinkButton href={cancelHref}>{t('cancel')}</LinkButton>}
      {onCancel && (
        <Button onPress={() => discard(form.isDirty, onCancel)} isDisabled={form.isSubmitting}>
          {t('cancel')}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        isPending={form.isSubmitting}
        isDisabled={isDisabled}
        disabledReason={reason}
      >
        {submitLabel ?? t('save')}
      </Button>
    </div>
  );
}
