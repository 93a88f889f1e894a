// What a form hands to the screen: its fields, its rows, what is wrong with them, and how it is sent.
import type { FieldError } from '../../../schema/rules/fieldErrors.ts';
import type { z } from '../../../schema/zod.ts';

/** A form over an object of shared rules. Where a rule is a list of objects, the form has rows. */
export type FormSchema = z.ZodObject;

/** One row as it is held: every key possibly still empty. */
type HeldRow<Row> = { [Key in keyof Row]: Row[Key] | null | undefined };

/** What a form holds: the rules' input, every key possibly still empty; lists of rows are lists, perhaps without rows. */
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

/** What one row of a list holds. */
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

/** One row of a list. The same object comes again as long as nothing of the row changed, so that a memoized component rests. */
export interface FormRow<Row> {
  /** Names the row for as long as it is there, wherever it moves. */
  key: string;
  /** Its place, from 0. */
  index: number;
  values: Row;
  field: <Name extends keyof Row & string>(name: Name) => BoundField<Row[Name]>;
  /** Changes several fields at once; a function is given the row as it is by then. */
  change: (part: Partial<Row> | ((now: Row) => Partial<Row>)) => void;
  /** Shows a broken rule at a field until that is changed; the focus stays. */
  showError: (name: keyof Row & string, rule: string) => void;
  /** What is wrong with the row as a whole. */
  error: string | undefined;
}

/** A list of rows. */
export interface FormRowsApi<Row> {
  name: string;
  items: readonly FormRow<Row>[];
  /** Adds a row at the end and goes to its first field. */
  add: (row: Row) => void;
  /** Takes a row away and goes to its neighbour. */
  remove: (key: string) => void;
  /** Moves a row by so many places. */
  move: (key: string, by: number) => void;
  /** What is wrong with the list as a whole. */
  error: string | undefined;
}

/** Values as they are by now, also those that are not drawn yet. */
export interface LiveValues<Values> {
  now: () => Values;
  /** How often the form was begun from other values than a person's: a row that came, or one that was saved. */
  timesBegun: () => number;
  subscribe: (listener: () => void) => () => void;
}

export interface FormOptions<Schema extends FormSchema> {
  /** Currency of its amounts. */
  currency?: string | null | undefined;
  /** What an attempt to send says first, and at its field, in place of the broken rules; null when these alone judge (ALLOC-23). */
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
  /** Errors that may be shown by now, by field; those of a field in a row by `list.key.field`. */
  errors: Partial<Record<string, string>>;
  /** Errors of fields that this form does not show. */
  otherErrors: readonly string[];
  /** What kept the last attempt from being sent, until something is changed; for a form whose button is far from its fields. */
  problem: { field: string; message: string } | null;
  /** Goes to the field of the problem again. */
  showProblem: () => void;
  /** Goes to a field and says what is wrong with it. */
  showField: (field: string) => void;
  /** Fields that break a rule, said already or not: what keeps a step from being complete. */
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
  /** Puts all values as they are here, as undoing does: what the form began with stays, and what the service said is forgotten. */
  restore: (values: FormValues<Schema>) => void;
  /** Puts values in that count as there from the start: they are no change of the person's, and nothing is wrong with them yet. */
  begin: (part: Partial<FormValues<Schema>>) => void;
  /** For the `Form` component. */
  element: React.RefObject<HTMLFormElement | null>;
}
