import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import type { z } from '../../../schema/foundation/text/zod.ts';
import { isOwnSave } from '../../browser/ownSaves.ts';
import type { FieldName, FormApi, FormSchema, FormValues, RowsName } from './formApi.ts';
import {
  asSent,
  atOwnPlace,
  changedWithRows,
  type RowIds,
  withFieldsOf,
  withRowFields,
} from './mergedRows.ts';
import { changedFields, type SaveAnswer, saveMerged, type Versioned } from './saveMerged.ts';
import { useForm } from './useForm.ts';
import { type KeptPlace, useKeptChanges } from './useKeptChanges.ts';
import { withoutBlanks } from './withoutBlanks.ts';

/**
 * Content of a save: the changed fields and the version they build on. `values` are all fields of the form. `base` is the row
 * without the changes, with what another person saved meanwhile.
 */
export interface VersionedChange<Schema extends FormSchema, Row = unknown> {
  version: number;
  base: Row;
  changes: ChangesOf<z.output<Schema>>;
  values: z.output<Schema>;
}

/** Changed fields; of a list of rows those that changed, each with its id and its changed fields. */
type ChangesOf<Values> = {
  [Key in keyof Values]?: Values[Key] extends readonly (infer Row extends object)[]
    ? readonly Partial<Row>[]
    : Values[Key];
};

/** A field, or one of a row: `rewards.BA1-EUR25.quantity`. */
export type MergedField<Schema extends FormSchema> = FieldName<Schema> | `${RowsName<Schema>}.${string}`;

interface VersionedFormOptions<Schema extends FormSchema, Row extends Versioned> {
  /** The row as it is known. A newer one replaces it while nothing is changed. */
  row: Row;
  valuesOf: (row: Row) => FormValues<Schema>;
  /** Sends one save. Broken rules go to `onInvalid`. */
  save: (
    change: VersionedChange<Schema, Row>,
    onInvalid: (errors: readonly FieldError[]) => null,
  ) => Promise<SaveAnswer<Row>>;
  onSaved?: (row: Row) => void;
  /** Leaves the form, where it closes once nothing is left to save. */
  onClose?: () => void;
  /** For each list, the field that identifies its rows. The fields of its rows are merged one by one. */
  rowIds?: { readonly [Name in RowsName<Schema>]?: string };
  /** Currency of the amounts. */
  currency?: string | undefined;
  /** Place where unsaved changes are stored for a reload or the end of the session; without it, nothing is stored. */
  keptAt?: KeptPlace | undefined;
}

/** A field that is changed and not saved yet. */
export interface Change<Schema extends FormSchema> {
  field: MergedField<Schema>;
  /** Last saved value. */
  before: FormValues<Schema>[FieldName<Schema>];
  /** Value in the form. */
  after: FormValues<Schema>[FieldName<Schema>];
}

/** A field that both changed. */
export interface Dispute<Schema extends FormSchema> {
  field: MergedField<Schema>;
  yours: FormValues<Schema>[FieldName<Schema>];
  theirs: FormValues<Schema>[FieldName<Schema>];
}

export interface VersionedFormApi<Schema extends FormSchema> {
  form: FormApi<Schema>;
  save: (valid: z.output<Schema>) => Promise<void>;
  /** Changes a field and saves at once; where that fails the field is as before. */
  saveField: <Name extends FieldName<Schema>>(name: Name, value: FormValues<Schema>[Name]) => Promise<void>;
  /** Changes that a save would send, with each field before and after. */
  changes: () => Change<Schema>[];
  /** Takes the changes of some fields back. */
  takeBack: (fields: readonly MergedField<Schema>[]) => void;
  /** Fields the person has to decide about; empty while there are none. */
  disputes: Dispute<Schema>[];
  /** Version of the row that caused the conflict, to tell it from the next one; null without a conflict. */
  disputedVersion: number | null;
  /** The person's own other tab brought them. */
  isOwnDispute: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
  /** Unsaved changes of before are here again; null where there are none. */
  broughtBack: { discard: () => void } | null;
}

/**
 * The one form of a row with a version: sends only what was changed, and merges field by field with what somebody else saved
 * meanwhile. The person decides only about a field that both changed.
 */
export function useVersionedForm<Schema extends FormSchema, Row extends Versioned>(
  schema: Schema,
  { row, valuesOf, save, onSaved, onClose, rowIds = {}, currency, keptAt }: VersionedFormOptions<Schema, Row>,
): VersionedFormApi<Schema> {
  type Fields = Record<string, FormValues<Schema>[FieldName<Schema>]>;
  const form = useForm(schema, valuesOf(row), { currency });
  const [base, setBase] = useState(row);
  const [disputed, setDisputed] = useState<readonly string[]>([]);
  const ids = rowIds as RowIds;
  const fieldsOf = (one: Row) => withRowFields(checkedValues(schema, valuesOf(one)), ids);

  const latest = useRef(form.values);
  latest.current = form.values;
  /** Fields that were changed since these values were sent. */
  const fieldsSince = (sent: FormValues<Schema>) => Object.keys(changedWithRows(latest.current, sent, ids));

  function startFrom(next: Row, values = valuesOf(next)) {
    setBase(next);
    setDisputed([]);
    form.reset(valuesOf(next), values);
  }

  const isUntouched = !form.isDirty && !form.isSubmitting && disputed.length === 0;
  const isNewerDispute = row.version > base.version && disputed.length > 0 && !form.isSubmitting;
  useEffect(() => {
    if (row.version > base.version && isUntouched) startFrom(row);
    if (isNewerDispute) disputeAnew();
  });

  /** Compares the form with the current row, which may change again while the person decides. */
  function disputeAnew() {
    const fields = (values: FormValues<Schema>) => withRowFields(values, ids) as Fields;
    const [before, now, mine] = [fields(valuesOf(base)), fields(valuesOf(row)), fields(form.values)];
    const changed = Object.keys(changedWithRows(form.values, valuesOf(base), ids));
    const other = changedFields(now, before);
    const both = changed.filter((field) => field in other && field in changedFields(mine, now));
    const merged = withFieldsOf(valuesOf(row), form.values, { fields: changed, ids }) as FormValues<Schema>;
    startFromTheirs(row, merged, [...new Set([...disputed, ...both])]);
  }

  const savedChanges = useKeptChanges({
    place: keptAt,
    saved: valuesOf(base),
    values: form.values,
    isDirty: form.isDirty,
    onRestore: (changes, both) =>
      startFromTheirs(row, { ...valuesOf(row), ...changes } as FormValues<Schema>, both),
  });

  /** Makes their row the base, with the changes of this form on top of it. */
  function startFromTheirs(theirs: Row, merged: FormValues<Schema>, disputedFields: readonly string[]) {
    setBase(theirs);
    setDisputed(disputedFields);
    form.reset(valuesOf(theirs), merged);
  }

  async function run(valid: z.output<Schema>, typed = form.live.now()): Promise<boolean> {
    const changed = changedWithRows(valid, checkedValues(schema, valuesOf(base)), ids);
    const sent = asSent(changed, valid, ids);
    const changes = sent as ChangesOf<z.output<Schema>>;
    const onInvalid = (errors: readonly FieldError[]) => {
      form.applyServerErrors(errors.map((error) => atOwnPlace(error, { sent, values: typed, ids })));
      return null;
    };
    const send = (version: number, below: Row) =>
      save({ version, base: below, changes, values: valid }, onInvalid);
    const outcome = await saveMerged<Row, Record<string, unknown>>({
      base,
      changes: changed,
      fieldsOf,
      send,
    });
    const since = fieldsSince(typed);
    const keptOn = (on: Row, fields: readonly string[]) =>
      withFieldsOf(valuesOf(on), latest.current, { fields, ids }) as FormValues<Schema>;
    if (outcome?.kind === 'disputed')
      startFromTheirs(
        outcome.current,
        keptOn(outcome.current, [...Object.keys(changed), ...since]),
        outcome.fields,
      );
    if (outcome?.kind === 'partial')
      startFromTheirs(outcome.row, keptOn(outcome.row, [...Object.keys(changed), ...since]), []);
    if (outcome?.kind !== 'saved') return outcome !== null;
    // Input typed during the request stays, to be saved next.
    startFrom(outcome.row, keptOn(outcome.row, since));
    onSaved?.(outcome.row);
    if (since.length === 0) onClose?.();
    return true;
  }

  const theirs = valuesOf(base);
  const [here, there] = [form.values, theirs].map((values) => withRowFields(values, ids)) as [Fields, Fields];
  const disputes = (disputed as MergedField<Schema>[])
    .map((field) => ({ field, yours: here[field], theirs: there[field] }) as Dispute<Schema>)
    .filter(
      ({ field, yours, theirs: other }) => field in changedFields({ [field]: yours }, { [field]: other }),
    );
  return {
    form,
    save: async (valid) => void (await run(valid)),
    saveField(name, value) {
      const change = { [name]: value } as Partial<FormValues<Schema>>;
      return form.submit(async (valid) => {
        latest.current = { ...form.values, ...change };
        if (!(await run(valid, latest.current))) form.reset();
      }, change);
    },
    changes() {
      const changed = changedWithRows(checkedValues(schema, form.values), checkedValues(schema, theirs), ids);
      return Object.keys(changed).map(
        (field) => ({ field, before: there[field], after: here[field] }) as Change<Schema>,
      );
    },
    takeBack(fields) {
      form.restore(withFieldsOf(form.values, theirs, { fields, ids }) as FormValues<Schema>);
    },
    disputes,
    broughtBack:
      savedChanges.state === 'none' || !form.isDirty
        ? null
        : {
            discard() {
              savedChanges.forget();
              startFrom(base);
            },
          },
    disputedVersion: disputed.length > 0 ? base.version : null,
    isOwnDispute: disputed.length > 0 && isOwnSave(base),
    keepMine: () => void form.submit(async (valid) => void (await run(valid))),
    takeTheirs() {
      const fields = disputes.map(({ field }) => field);
      const values = withFieldsOf(form.values, theirs, { fields, ids }) as FormValues<Schema>;
      setDisputed([]);
      form.reset(theirs, values);
      const rest = changedFields(withoutBlanks(values, schema), withoutBlanks(theirs, schema));
      if (Object.keys(rest).length === 0) onClose?.();
    },
  };
}

/** Values as the rules make them, so that the same value typed otherwise is no change. */
function checkedValues<Schema extends FormSchema>(
  schema: Schema,
  values: FormValues<Schema>,
): Partial<z.output<Schema>> {
  const plain = withoutBlanks(values, schema);
  const checked = schema.safeParse(plain);
  return (checked.success ? checked.data : plain) as Partial<z.output<Schema>>;
}
