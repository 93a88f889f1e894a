import type { KeyboardEvent, ReactNode } from 'react';
import type { z } from '../../../schema/zod.ts';
import type { Leaving } from '../../navigation/leaving.ts';
import { Banner } from '../layout/Banner.tsx';
import css from './Form.module.css';
import type { FormApi, FormSchema } from './formApi.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

export interface FormProps<Schema extends FormSchema> {
  form: FormApi<Schema>;
  /** Saves the checked values. Refusals go to `form.applyServerErrors`. */
  onSubmit: (valid: z.output<Schema>) => Promise<void> | void;
  children: ReactNode;
  label?: string | undefined;
  /** Asks before the page is left with unsaved changes; a form in a row of a list, before that shows other rows (`query`). */
  warnsBeforeLeaving?: boolean | Leaving | undefined;
  /** Leaves a form that stands in a page in place of what it changes. A window sees to Escape itself. */
  onEscape?: (() => void) | undefined;
}

/** The form element around its fields. */
export function Form<Schema extends FormSchema>({
  form,
  onSubmit,
  children,
  label,
  warnsBeforeLeaving = false,
  onEscape,
}: FormProps<Schema>) {
  useLeaveWarning(
    warnsBeforeLeaving !== false && form.isDirty && !form.isSubmitting,
    warnsBeforeLeaving === 'query' ? 'query' : 'page',
  );
  // Whatever is open over the form takes its Escape before: it comes here with its default prevented.
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const { key, currentTarget, nativeEvent } = event;
    if (key !== 'Escape' || !onEscape || event.defaultPrevented || nativeEvent.isComposing) return;
    if (form.isSubmitting || currentTarget.closest('[role=dialog], [role=alertdialog]')) return;
    event.preventDefault();
    onEscape();
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
