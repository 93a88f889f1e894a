import { useEffect, useMemo, useRef } from 'react';
import type { FormApi } from '../../kit/form/formApi.ts';
import type { CustomizationRules } from './customizationRules.ts';
import { insertAtCaret } from './insertAtCaret.ts';
import type { TextFieldName } from './textField.ts';

/** What a field of a text does with the form; the same object as long as the form is there, so that fields at rest are not drawn again. */
export interface TextActions {
  /** An empty text is none. */
  change: (field: TextFieldName, text: string) => void;
  leave: (field: TextFieldName) => void;
  /** Puts a piece in where the caret stands. */
  insert: (field: TextFieldName, piece: string) => void;
}

/** The actions of the texts of a form. */
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
