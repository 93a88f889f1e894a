import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldError, fieldErrorsOf } from '../../../schema/foundation/text/fieldErrors.ts';
import { focusField } from './focusField.ts';
import type { FormApi, FormOptions, FormSchema, FormValues } from './formApi.ts';
import { byRowKey, keysOf, type RowKeys, rowOfField } from './rowKeys.ts';
import { ruleMessage } from './ruleMessage.ts';
import { useAfterPress } from './useAfterPress.ts';
import { useLiveState } from './useLiveState.ts';
import { useRows } from './useRows.ts';
import { withoutBlanks } from './withoutBlanks.ts';

/**
 * State of one form on the shared rules: an error shows after its field was left, or after an attempt to submit; a row that is added
 * afterwards starts without. Rows are in `rows(name)`, wherever the rules have a list of objects.
 */
export function useForm<Schema extends FormSchema>(
  schema: Schema,
  initial: FormValues<Schema>,
  { currency, firstProblem }: FormOptions<Schema> = {},
): FormApi<Schema> {
  const { t, i18n } = useTranslation('rules');
  const inWords = (error: FieldError) => ruleMessage(error, t, { currency, locale: i18n.language });
  const element = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState(initial);
  const [{ values, keys }, content] = useLiveState(() => heldFrom(initial));
  const setHeld = content.change;
  const live = useMemo(
    () => ({
      subscribe: content.subscribe,
      now: () => content.now().values,
      timesBegun: () => content.now().timesBegun,
    }),
    [content],
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAttempted, setAttempted] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [reported, setReported] = useState<FieldError | null>(null);
  const afterPress = useAfterPress();
  const isSending = useRef(false);
  const [served, setServed] = useState<readonly FieldError[]>([]);

  const checked = useMemo(() => check(schema, values), [schema, values]);
  const broken = useMemo(
    () => (checked.success ? [] : fieldErrorsOf(checked.error).map((error) => byRowKey(error, keys, values))),
    [checked, keys, values],
  );
  const visibleErrors = [
    ...(reported ? [reported] : []),
    ...broken.filter(({ field }) => isShown(field)),
    ...served.filter(({ field }) => !isGone(field, keys)),
  ];
  const errors: Partial<Record<string, string>> = {};
  for (const error of visibleErrors) errors[error.field] ??= inWords(error);

  function isShown(field: string): boolean {
    if (left.has(field)) return true;
    const row = rowOfField(field, keys);
    return row ? left.has(row) : isAttempted;
  }

  /** Takes away what the service said of these fields, or of a whole row: they are other ones now. */
  function forget(names: readonly string[]) {
    setServed((now) => now.filter(({ field }) => !names.includes(field)));
    setReported(null);
  }

  function goTo(fields: readonly string[]) {
    // The errors must be on the page before the focus comes, so that they are read out with the field.
    queueMicrotask(() => requestAnimationFrame(() => focusField(element.current, fields)));
  }

  function leave(field: string) {
    afterPress(() => setLeft((now) => (now.has(field) ? now : new Set([...now, field]))));
  }

  const setValue: FormApi<Schema>['setValue'] = (name, value) => {
    setHeld((now) => replaced(now, { [name]: value }));
    forget([name]);
  };

  /** Every field that is there counts as left; a row that comes later does not. */
  function attempt() {
    setAttempted(true);
    const rows = Object.entries(keys).flatMap(([name, ofList]) => ofList.map((key) => `${name}.${key}`));
    setLeft((now) => new Set([...now, ...rows]));
  }

  function startAnew() {
    setLeft(new Set());
    setAttempted(false);
    setServed([]);
    setReported(null);
  }

  function showError(error: FieldError) {
    setServed((now) => [...now.filter(({ field }) => field !== error.field), error]);
  }

  const rows = useRows<Schema>({ values, keys, errors, setHeld, forget, showError, leave, goTo });
  return {
    element,
    values,
    live,
    setValue,
    errors,
    otherErrors: [
      ...new Set(
        visibleErrors.filter(({ field }) => !(field in values) && !rowOfField(field, keys)).map(inWords),
      ),
    ],
    problem: reported && { field: reported.field, message: inWords(reported) },
    showProblem: () => reported && goTo([reported.field]),
    showField(field) {
      setLeft((now) => new Set([...now, field]));
      goTo([field]);
    },
    broken: broken.map(({ field }) => field),
    isValid: checked.success,
    isDirty: JSON.stringify(withoutBlanks(values, schema)) !== JSON.stringify(withoutBlanks(start, schema)),
    isSubmitting,
    isSubmitDisabled: !checked.success || isSubmitting,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => setValue(name, value),
      onBlur: () => leave(name),
      error: errors[name],
    }),
    rows,
    async submit(send, change) {
      // Two presses may come before the first is rendered.
      if (isSending.current) return;
      attempt();
      if (change) setHeld((now) => replaced(now, change));
      // The last input may not be rendered yet.
      const { values: sent, keys: sentKeys } = content.now();
      const judged = sent === values ? checked : check(schema, sent);
      const wrong = judged.success ? [] : fieldErrorsOf(judged.error);
      const first = firstProblem?.(sent, wrong);
      if (first || !judged.success) {
        const rowErrors = (first ? [first] : wrong).map((error) => byRowKey(error, sentKeys, sent));
        setReported(rowErrors[0] ?? null);
        return goTo(rowErrors.map(({ field }) => field));
      }
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
      const rowErrors = errorsOfService.map((error) => byRowKey(error, keys, values));
      setServed(rowErrors);
      setReported(rowErrors[0] ?? null);
      goTo(rowErrors.map(({ field }) => field));
    },
    reset(next = start, now = next) {
      setStart(next);
      setHeld((before) => heldFrom(now, before.timesBegun + 1));
      startAnew();
    },
    restore(now) {
      setHeld((before) => heldFrom(now, before.timesBegun));
      setServed([]);
      setReported(null);
    },
    begin(part) {
      setStart((now) => ({ ...now, ...part }));
      setHeld((now) => ({ ...replaced(now, part), timesBegun: now.timesBegun + 1 }));
      startAnew();
    },
  };
}

interface FormContent<Values> {
  values: Values;
  keys: RowKeys;
  /** Number of times the form was restarted from other values than a person's input. */
  timesBegun: number;
}

const heldFrom = <Values extends object>(values: Values, timesBegun = 0): FormContent<Values> => ({
  values,
  timesBegun,
  keys: keysOf(values),
});

/** The values with this part put in; a list that is put in has other rows, however much they look alike. */
function replaced<Values extends object>(content: FormContent<Values>, part: object): FormContent<Values> {
  const otherKeys = Object.entries(content.keys).filter(([name]) => !(name in part));
  const values = { ...content.values, ...part };
  return { ...content, values, keys: keysOf(values, Object.fromEntries(otherKeys)) };
}

/** Returns true if a field is in a row that was removed. */
function isGone(field: string, keys: RowKeys): boolean {
  const row = /^(.+)\.(row\d+)(\.|$)/.exec(field);
  return row !== null && !keys[row[1] ?? '']?.includes(row[2] ?? '');
}

function check<Schema extends FormSchema>(schema: Schema, values: FormValues<Schema>) {
  return schema.safeParse(withoutBlanks(values, schema));
}
