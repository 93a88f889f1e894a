import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldError, fieldErrorsOf } from '../../../schema/rules/fieldErrors.ts';
import type { z } from '../../../schema/zod.ts';
import { focusField } from './focusField.ts';
import { ruleMessage } from './ruleMessage.ts';
import { useAfterPress } from './useAfterPress.ts';
import { withoutBlanks } from './withoutBlanks.ts';

/** A form over an object of shared rules. */
export type FormSchema = z.ZodObject;

/** What a form holds: the rules' input, every key possibly still empty. */
export type FormValues<Schema extends FormSchema> = {
  [Key in keyof z.input<Schema>]: z.input<Schema>[Key] | null | undefined;
};

export type FieldName<Schema extends FormSchema> = keyof z.input<Schema> & string;

/** Props of one field, to be spread on a field of the kit. */
export interface BoundField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
}

export interface FormApi<Schema extends FormSchema> {
  field: <Name extends FieldName<Schema>>(name: Name) => BoundField<FormValues<Schema>[Name]>;
  values: FormValues<Schema>;
  setValue: <Name extends FieldName<Schema>>(name: Name, value: FormValues<Schema>[Name]) => void;
  /** Errors that may be shown by now, by field. */
  errors: Partial<Record<string, string>>;
  /** Errors of fields that this form does not show. */
  otherErrors: readonly string[];
  isValid: boolean;
  isDirty: boolean;
  isSubmitting: boolean;
  /** For buttons that are disabled while the form is invalid or its submission is running (ADVNEW-18, ADVNEW-19). */
  isSubmitDisabled: boolean;
  /** Checks, shows what is wrong and goes to the first wrong field, or calls `send` with the checked values (UI-14). */
  submit: (
    send: (valid: z.output<Schema>) => Promise<void> | void,
    /** Values changed at the same moment. */
    change?: Partial<FormValues<Schema>>,
  ) => Promise<void>;
  /** Puts the service's errors on their fields; typed values stay. */
  applyServerErrors: (errors: readonly FieldError[]) => void;
  /** Starts anew from `start`, or from the first values; `values` are what is changed by then already. */
  reset: (start?: FormValues<Schema>, values?: FormValues<Schema>) => void;
  /** For the `Form` component. */
  element: React.RefObject<HTMLFormElement | null>;
}

/**
 * State of one form on the shared rules: an error shows after its field was left, or after an attempt to submit. `currency` is that of
 * its amounts.
 */
export function useForm<Schema extends FormSchema>(
  schema: Schema,
  initial: FormValues<Schema>,
  currency?: string,
): FormApi<Schema> {
  const { t, i18n } = useTranslation('rules');
  const inWords = (error: FieldError) => ruleMessage(error, t, { currency, locale: i18n.language });
  const element = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAttempted, setAttempted] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const afterPress = useAfterPress();
  const isSending = useRef(false);
  const [served, setServed] = useState<readonly FieldError[]>([]);

  const checked = useMemo(() => check(schema, values), [schema, values]);
  const broken = useMemo(() => (checked.success ? [] : fieldErrorsOf(checked.error)), [checked]);
  const shown = [...broken.filter(({ field }) => isAttempted || left.has(field)), ...served];
  const errors: Partial<Record<string, string>> = {};
  for (const error of shown) errors[error.field] ??= inWords(error);

  const setValue = useCallback<FormApi<Schema>['setValue']>((name, value) => {
    setValues((now) => ({ ...now, [name]: value }));
    setServed((now) => now.filter((error) => error.field !== name));
  }, []);

  function focusFirst(fields: readonly string[]) {
    // The errors must be on the page before the focus comes, so that they are read out with the field.
    queueMicrotask(() => requestAnimationFrame(() => focusField(element.current, fields)));
  }

  return {
    element,
    values,
    setValue,
    errors,
    otherErrors: shown.filter(({ field }) => !(field in values)).map(inWords),
    isValid: checked.success,
    isDirty: JSON.stringify(withoutBlanks(values, schema)) !== JSON.stringify(withoutBlanks(start, schema)),
    isSubmitting,
    isSubmitDisabled: !checked.success || isSubmitting,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => setValue(name, value),
      onBlur: () => afterPress(() => setLeft((now) => (now.has(name) ? now : new Set([...now, name])))),
      error: errors[name],
    }),
    async submit(send, change) {
      // Two presses may come before the first is rendered.
      if (isSending.current) return;
      setAttempted(true);
      if (change) setValues((now) => ({ ...now, ...change }));
      const judged = change ? check(schema, { ...values, ...change }) : checked;
      if (!judged.success) return focusFirst(fieldErrorsOf(judged.error).map(({ field }) => field));
      isSending.current = true;
      setSubmitting(true);
      try {
        await send(judged.data);
      } finally {
        isSending.current = false;
        setSubmitting(false);
      }
    },
    applyServerErrors(errorsOfService) {
      setServed(errorsOfService);
      focusFirst(errorsOfService.map(({ field }) => field));
    },
    reset(next = start, now = next) {
      setStart(next);
      setValues(now);
      setLeft(new Set());
      setAttempted(false);
      setServed([]);
    },
  };
}

function check<Schema extends FormSchema>(schema: Schema, values: FormValues<Schema>) {
  return schema.safeParse(withoutBlanks(values, schema));
}
