// Keys of rows: a row is named by its key, wherever it moves; the rules and the service name it by its place.
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';

/** Keys of the rows of each list, by the list's name. */
export type RowKeys = Readonly<Record<string, readonly string[]>>;

let keyCount = 0;

/** A key that no other row of the page has. */
export function newRowKey(): string {
  keyCount += 1;
  return `row${keyCount}`;
}

/** Returns true if a field's value is a list of rows. */
export function isRows(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null);
}

/** Keys for every list of rows among the values: those it has while its length stays, otherwise new ones. */
export function keysOf(values: object, before: RowKeys = {}): RowKeys {
  const keys: Record<string, readonly string[]> = {};
  for (const [name, rows] of Object.entries(values)) {
    if (!isRows(rows)) continue;
    const previousKeys = before[name];
    keys[name] = previousKeys?.length === rows.length ? previousKeys : rows.map(newRowKey);
  }
  return keys;
}

/** The error with its row named by key: `rewards.0.sku` is `rewards.row3.sku`. What the row does not hold is wrong with the row itself. */
export function byRowKey(error: FieldError, keys: RowKeys, values: object): FieldError {
  for (const [name, ofList] of Object.entries(keys)) {
    if (!error.field.startsWith(`${name}.`)) continue;
    const [place = '', ...rest] = error.field.slice(name.length + 1).split('.');
    const key = /^\d+$/.test(place) ? ofList[Number(place)] : place;
    if (key === undefined || !ofList.includes(key)) return error;
    const row = (values as Record<string, readonly object[]>)[name]?.[ofList.indexOf(key)] ?? {};
    const field = rest.join('.');
    return { ...error, field: field in row ? `${name}.${key}.${field}` : `${name}.${key}` };
  }
  return error;
}

/** The row that a field named by key is in, as `rewards.row3`; null for a field of the form itself. */
export function rowOfField(field: string, keys: RowKeys): string | null {
  for (const [name, ofList] of Object.entries(keys)) {
    if (!field.startsWith(`${name}.`)) continue;
    const key = field.slice(name.length + 1).split('.')[0] ?? '';
    return ofList.includes(key) ? `${name}.${key}` : null;
  }
  return null;
}
