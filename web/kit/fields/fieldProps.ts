// Props that every field of a form has.
import type { ReactNode } from 'react';

export interface FieldProps<Value, Change = Value> {
  label: string;
  value: Value;
  onChange: (value: Change) => void;
  onBlur?: (() => void) | undefined;
  /** Name within its form; the first wrong field is found by it. */
  name?: string | undefined;
  /** A message under the field, in place of the hint; the field counts as invalid. */
  error?: string | undefined;
  hint?: ReactNode;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  placeholder?: string | undefined;
  /** Hides the label from the eye, not from assistive technology. */
  isLabelHidden?: boolean | undefined;
}

/** One of the values to choose from. */
export interface SelectOption<Id extends string = string> {
  id: Id;
  label: string;
  detail?: string | undefined;
}
