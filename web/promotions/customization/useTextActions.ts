import { useEffect, useMemo, useRef } from 'react';
import type { FormApi } from '../../kit/form/formApi.ts';
import type { CustomizationRules } from './customizationRules.ts';
import type { TextFieldName } from './textField.ts';

/** Actions of a text field on the form; a stable object, so that idle fields are not rendered again. */
export interface TextActions {
  /** An empty text counts as absent. */
  change: (field: TextFieldName, text: string) => void;
  leave: (field: TextFieldName) => void;
  /** Inserts a piece at the caret. */
  insert: (field: TextFieldName, piece: string) => void;
}

/** The actions of a form's texts. */
export function useTextActions(form: FormApi<CustomizationRules>): TextActions {
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  return useMemo(() => {
    const change: TextActions['change'] = (field, text) =>
      latest.current.setValue(field as never, (text === '' ? undefined : text) as never);
    return {
      change,
      leave: (field) => latest.current.field(field as never).onBlur(),
      insert(field, piece) {
        const { element, live } = latest.current;
        const value = (live.now() as Readonly<Record<string, unknown>>)[field];
        const text = typeof value === 'string' ? value : '';
        change(field, insertAtCaret(element.current, { name: field, value: text }, piece));
      },
    };
  }, []);
}

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Inserts a text into a field's value at its caret, or at the end if it never had the focus. */
function insertAtCaret(
  form: HTMLElement | null,
  { name, value }: { name: string; value: string | null | undefined },
  piece: string,
): string {
  const text = value ?? '';
  const place = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
    (one) => one.dataset.field === name,
  );
  const { selectionStart, selectionEnd } = place?.querySelector<TextElement>('input, textarea') ?? {
    selectionStart: null,
    selectionEnd: null,
  };
  const start = Math.min(selectionStart ?? text.length, text.length);
  const end = Math.min(selectionEnd ?? start, text.length);
  return text.slice(0, start) + piece + text.slice(end);
}
