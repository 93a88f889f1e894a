import type { ReactNode } from 'react';
import type { z } from '../../../schema/zod.ts';
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
  /** Asks before the page is left with unsaved changes. */
  warnsBeforeLeaving?: boolean | undefined;
}

/** The form element around its fields. */
export function Form<Schema extends FormSchema>({
  form,
  onSubmit,
  children,
  label,
  warnsBeforeLeaving = false,
}: FormProps<Schema>) {
  useLeaveWarning(warnsBeforeLeaving && form.isDirty && !form.isSubmitting);
  return (
    <form
      ref={form.element}
      noValidate
      className={css.form}
      aria-label={label}
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
