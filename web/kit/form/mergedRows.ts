// Rows of a form with a version: each field of a row is merged by itself, as long as both know the same rows.
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import { isRows } from './rowKeys.ts';
import { changedFields } from './saveMerged.ts';

/** Field that identifies the rows of a list, by the list's name. */
export type RowIds = Readonly<Record<string, string>>;

type Values = Record<string, unknown>;
type Row = Record<string, unknown>;

const rowsIn = (values: object, name: string): readonly Row[] => {
  const rows = (values as Values)[name];
  return isRows(rows) ? (rows as readonly Row[]) : [];
};

/** The values, and beside each list the fields of its rows: `rewards.BA1-EUR25.quantity`. */
export function withRowFields(values: object, ids: RowIds): Values {
  const all: Values = { ...values };
  for (const [name, id] of Object.entries(ids))
    for (const row of rowsIn(values, name))
      for (const [field, value] of Object.entries(row))
        if (field !== id) all[`${name}.${row[id]}.${field}`] = value;
  return all;
}

/** Returns the differences from `base`: single fields of rows, or the whole list if rows were added, removed or moved. */
export function changedWithRows(values: object, base: object, ids: RowIds): Values {
  const changed = Object.entries(changedFields(withRowFields(values, ids), withRowFields(base, ids)));
  const isOther = (name: string) => {
    const order = (of: object) => rowsIn(of, name).map((row) => row[ids[name] ?? '']);
    return JSON.stringify(order(values)) !== JSON.stringify(order(base));
  };
  const others = Object.keys(ids).filter(isOther);
  return Object.fromEntries(
    changed.filter(([field]) => {
      const list = Object.keys(ids).find((name) => field === name || field.startsWith(`${name}.`));
      return list === undefined || (field === list) === others.includes(list);
    }),
  );
}

/** The changes as a save sends them: of a list the rows that changed, each with its id and the fields that did. */
export function asSent(changes: Values, values: object, ids: RowIds): Values {
  const sent = { ...changes };
  for (const [name, id] of Object.entries(ids)) {
    const fields = Object.keys(changes).filter((field) => field.startsWith(`${name}.`));
    for (const field of fields) delete sent[field];
    if (fields.length === 0) continue;
    sent[name] = rowsIn(values, name).flatMap((row) => {
      const start = `${name}.${row[id]}.`;
      const ofRow = fields
        .filter((field) => field.startsWith(start))
        .map((field) => field.slice(start.length));
      return ofRow.length > 0 ? [{ [id]: row[id], ...pick(row, ofRow) }] : [];
    });
  }
  return sent;
}

/** The values with some fields, also those of rows, as they are in others. */
export function withFieldsOf(
  values: object,
  from: object,
  { fields, ids }: { fields: readonly string[]; ids: RowIds },
): Values {
  const sourceFields = withRowFields(from, ids);
  const isOfRow = (field: string) => Object.keys(ids).some((name) => field.startsWith(`${name}.`));
  const next = {
    ...values,
    ...pick(
      sourceFields,
      fields.filter((field) => !isOfRow(field)),
    ),
  } as Values;
  for (const [name, id] of Object.entries(ids))
    next[name] = rowsIn(next, name).map((row) => {
      const start = `${name}.${row[id]}.`;
      const ofRow = fields.filter((field) => field.startsWith(start));
      return {
        ...row,
        ...Object.fromEntries(ofRow.map((field) => [field.slice(start.length), sourceFields[field]])),
      };
    });
  return next;
}

/** An error at the place of its row in the form; the service knows the place among the rows that were sent. */
export function atOwnPlace(
  error: FieldError,
  { sent, values, ids }: { sent: Values; values: object; ids: RowIds },
): FieldError {
  for (const [name, id] of Object.entries(ids)) {
    const [, place, rest = ''] = error.field.match(/^[^.]+\.(\d+)(\..*)?$/) ?? [];
    if (!error.field.startsWith(`${name}.`) || place === undefined) continue;
    const key = rowsIn(sent, name)[Number(place)]?.[id];
    const index = rowsIn(values, name).findIndex((row) => row[id] === key);
    if (index >= 0) return { ...error, field: `${name}.${index}${rest}` };
  }
  return error;
}

function pick(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
