// The interface of a form for its screen: fields, rows, errors and submission.
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import type { z } from '../../../schema/foundation/text/zod.ts';

/** A form over an object of shared rules. Where a rule is a list of objects, the form has rows. */
export type FormSchema = z.ZodObject;

/** Values of one row in the form, where every key may still be empty. */
type HeldRow<Row> = { [Key in keyof Row]: Row[Key] | null | undefined };

/** Values of a form: the input of its rules, where every key may still be empty. Lists of rows are always arrays. */
export type FormValues<Schema extends FormSchema> = {
  [Key in keyof z.input<Schema>]: NonNullable<z.input<Schema>[Key]> extends readonly (infer Row extends
    object)[]
    ? readonly HeldRow<Row>[]
    : z.input<Schema>[Key] | null | undefined;
};

export type FieldName<Schema extends FormSchema> = keyof z.input<Schema> & string;

/** Names of the lists of rows. */
export type RowsName<Schema extends FormSchema> = {
  [Name in FieldName<Schema>]: NonNullable<z.input<Schema>[Name]> extends readonly object[] ? Name : never;
}[FieldName<Schema>];

/** Values of one row of a list. */
export type RowOf<
  Schema extends FormSchema,
  Name extends RowsName<Schema>,
> = FormValues<Schema>[Name] extends readonly (infer Row extends object)[] ? Row : never;

/** Props of one field, to be spread on a field of the kit. */
export interface BoundField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** One row of a list. The object stays the same until the row changes, so that memoized components do not render again. */
export interface FormRow<Row> {
  /** Names the row for as long as it is there, wherever it moves. */
  key: string;
  /** Its place, from 0. */
  index: number;
  values: Row;
  field: <Name extends keyof Row & string>(name: Name) => BoundField<Row[Name]>;
  /** Changes several fields at once. A function receives the current row. */
  change: (part: Partial<Row> | ((now: Row) => Partial<Row>)) => void;
  /** Shows a broken rule at a field until that is changed; the focus stays. */
  showError: (name: keyof Row & string, rule: string) => void;
  /** Error of the row as a whole. */
  error: string | undefined;
}

/** A list of rows. */
export interface FormRowsApi<Row> {
  name: string;
  items: readonly FormRow<Row>[];
  /** Adds a row at the end and goes to its first field. */
  add: (row: Row) => void;
  /** Takes a row away and goes to its neighbor. */
  remove: (key: string) => void;
  /** Moves a row by so many places. */
  move: (key: string, by: number) => void;
  /** Error of the list as a whole. */
  error: string | undefined;
}

/** Current values, including those that are not rendered yet. */
export interface LiveValues<Values> {
  now: () => Values;
  /** Number of times the form was restarted from other values: a row that arrived, or one that was saved. */
  timesBegun: () => number;
  subscribe: (listener: () => void) => () => void;
}

export interface FormOptions<Schema extends FormSchema> {
  /** Currency of its amounts. */
  currency?: string | null | undefined;
  /** Returns the first error to show on submit, in place of the broken rules; null if these alone decide (ALLOC-23). */
  firstProblem?:
    | ((values: FormValues<Schema>, wrong: readonly FieldError[]) => FieldError | null)
    | undefined;
}

export interface FormApi<Schema extends FormSchema> {
  field: <Name extends FieldName<Schema>>(name: Name) => BoundField<FormValues<Schema>[Name]>;
  rows: <Name extends RowsName<Schema>>(name: Name) => FormRowsApi<RowOf<Schema, Name>>;
  values: FormValues<Schema>;
  /** The same object as long as the form is there. */
  live: LiveValues<FormValues<Schema>>;
  setValue: <Name extends FieldName<Schema>>(name: Name, value: FormValues<Schema>[Name]) => void;
  /** Errors to show now, by field; those of a field in a row by `list.key.field`. */
  errors: Partial<Record<string, string>>;
  /** Errors of fields that this form does not show. */
  otherErrors: readonly string[];
  /** Error that stopped the last submit, until a change. Serves forms whose button is far from the fields. */
  problem: { field: string; message: string } | null;
  /** Goes to the field of the problem again. */
  showProblem: () => void;
  /** Goes to a field and says what is wrong with it. */
  showField: (field: string) => void;
  /** Fields that break a rule, even if their error is not shown yet. They keep a step incomplete. */
  broken: readonly string[];
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
  /** Puts the service's errors on their fields, those of rows by their place (`rewards.0.sku`); typed values stay. */
  applyServerErrors: (errors: readonly FieldError[]) => void;
  /** Resets the form to `start`, or to the initial values; `values` are changes on top. */
  reset: (start?: FormValues<Schema>, values?: FormValues<Schema>) => void;
  /** Sets all values, as undo does. The initial values stay, and the service's errors are cleared. */
  restore: (values: FormValues<Schema>) => void;
  /** Puts values in that count as there from the start: they are no change of the person's, and nothing is wrong with them yet. */
  begin: (part: Partial<FormValues<Schema>>) => void;
  /** For the `Form` component. */
  element: React.RefObject<HTMLFormElement | null>;
}
