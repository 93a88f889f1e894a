import type { KeyboardEvent, ReactNode } from 'react';
import type { z } from '../../../schema/foundation/text/zod.ts';
import { discard, type Leaving } from '../../navigation/leaving.ts';
import { useLeaveWarning } from '../../navigation/useLeaveWarning.ts';
import { Banner } from '../layout/Banner.tsx';
import css from './Form.module.css';
import type { FormApi, FormSchema } from './formApi.ts';

export interface FormProps<Schema extends FormSchema> {
  form: FormApi<Schema>;
  /** Saves the checked values. Refusals go to `form.applyServerErrors`. */
  onSubmit: (valid: z.output<Schema>) => Promise<void> | void;
  children: ReactNode;
  label?: string | undefined;
  /**
   * Unsaved changes are lost only after a question (`navigation/leaving.ts`). `query`: also before its list shows other rows. `false`: only
   * for a form whose content a draft keeps.
   */
  warnsBeforeLeaving?: false | Leaving | undefined;
  /** The checked values wait for a confirmation or are being sent: the navigation after the save does not ask. */
  isSaving?: boolean | undefined;
  /** Leaves a form that replaces its content on the page. A window handles Escape itself. */
  onEscape?: (() => void) | undefined;
}

/** The form element around its fields. */
export function Form<Schema extends FormSchema>({
  form,
  onSubmit,
  children,
  label,
  warnsBeforeLeaving = 'page',
  isSaving = false,
  onEscape,
}: FormProps<Schema>) {
  useLeaveWarning(warnsBeforeLeaving !== false && form.isDirty, {
    of: warnsBeforeLeaving || 'page',
    isSaving: isSaving || form.isSubmitting,
  });
  // Whatever is open over the form takes its Escape before: it comes here with its default prevented.
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const { key, currentTarget, nativeEvent } = event;
    if (key !== 'Escape' || !onEscape || event.defaultPrevented || nativeEvent.isComposing) return;
    if (form.isSubmitting || currentTarget.closest('[role=dialog], [role=alertdialog]')) return;
    event.preventDefault();
    discard(form.isDirty, onEscape);
  }
  return (
    <form
      ref={form.element}
      noValidate
      className={css.form}
      aria-label={label}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(onSubmit);
      }}
    >
      {form.otherErrors.length > 0 && (
        <Banner tone="danger">
          {form.otherErrors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </Banner>
      )}
      {children}
    </form>
  );
}
