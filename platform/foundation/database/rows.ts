import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queries } from './connections/connection.ts';

/** Kind of the values in a column, as the driver delivers them. */
export interface Kind<Value> {
  name: string;
  /** True if a column of the database that the driver delivers in this form is of this kind. */
  accepts(form: string): boolean;
  /** True if one value of the column is of this kind. */
  holds(value: unknown): value is Value;
}

/** The columns of a statement, under the names that it selects them. */
export type RowShape = Readonly<Record<string, Kind<unknown>>>;

/** A row of a shape, or of a codec. */
export type RowOf<Of> = Of extends { read(stored: never): infer Row }
  ? Row
  : { -readonly [Name in keyof Of]: Of[Name] extends Kind<infer Value> ? Value : never };

function kind<Value>(name: string, holds: (value: unknown) => boolean, form = name): Kind<Value> {
  return { name, accepts: (delivered) => delivered === form, holds: holds as Kind<Value>['holds'] };
}

/** Text, and whatever the driver delivers as text: identifiers (`int8`), amounts (`numeric`), timestamps and dates. */
export const text = kind<string>('text', (value) => typeof value === 'string');

/** `int2`, `int4`, and floating point. */
export const number = kind<number>('number', (value) => typeof value === 'number');

export const boolean = kind<boolean>('boolean', (value) => typeof value === 'boolean');

/** Text that is one of these words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Kind<Word> {
  const set = new Set<unknown>(words);
  return kind(`one of ${words.join(', ')}`, (value) => set.has(value), text.name);
}

/** A `json` or `jsonb` value; tests check it against the schema, where there is one. */
export function json<Value>(schema?: z.ZodType<Value>): Kind<Value> {
  return kind('json', (value) => (schema ? schema.safeParse(value).success : value !== null));
}

/** A JSON object with these properties, among others. */
export function objectOf<Shape extends RowShape>(shape: Shape): Kind<RowOf<Shape>> {
  const properties = Object.entries(shape);
  return kind(
    `object of ${Object.keys(shape).join(', ')}`,
    (value) => isObject(value) && properties.every(([name, property]) => property.holds(value[name])),
    'json',
  );
}

/** A JSON object with any names. */
export function mapOf<Value>(element: Kind<Value>): Kind<Record<string, Value>> {
  return kind(
    `map of ${element.name}`,
    (value) => isObject(value) && Object.values(value).every(element.holds),
    'json',
  );
}

/** An array of the database, or a JSON array. */
export function listOf<Value>(element: Kind<Value>): Kind<Value[]> {
  return {
    name: `list of ${element.name}`,
    accepts: (form) => form === 'json' || (form.endsWith('[]') && element.accepts(form.slice(0, -2))),
    holds: (value): value is Value[] => Array.isArray(value) && value.every(element.holds),
  };
}

/** The same kind, or null. */
export function nullable<Value>({ name, accepts, holds }: Kind<Value>): Kind<Value | null> {
  return {
    name: `${name} or null`,
    accepts,
    holds: (value): value is Value | null => value === null || holds(value),
  };
}

/** Forms in which the driver delivers the types of PostgreSQL, by their `pg_type.oid`. All others arrive as text. */
const FORMS: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'bytes',
  21: 'number',
  23: 'number',
  26: 'number',
  114: 'json',
  199: 'json[]',
  700: 'number',
  701: 'number',
  1000: 'boolean[]',
  1005: 'number[]',
  1007: 'number[]',
  1009: 'text[]',
  1014: 'text[]',
  1015: 'text[]',
  1016: 'text[]',
  1021: 'number[]',
  1022: 'number[]',
  1028: 'number[]',
  2951: 'text[]',
  3802: 'json',
  3807: 'json[]',
};

interface Answer {
  fields: readonly { name: string; dataTypeID: number }[];
  rows: Readonly<Record<string, unknown>>[];
  rowCount: number | null;
}

let areValuesChecked = false;

/** From now on, the values of every row are checked, not only the columns of a statement: for tests. */
export function checkRowValues(): void {
  areValuesChecked = true;
}

/**
 * Rows of a hand-written statement. An error names the column whose name or type is not that of the shape: it depends on the statement alone, so a test that
 * runs the statement finds it. In tests, each value is checked as well.
 */
export const rowsOf = async <Shape extends RowShape>(
  queries: Queries,
  shape: Shape,
  statement: SQL,
): Promise<RowOf<Shape>[]> => {
  const { fields, rows } = (await queries.execute(statement)) as unknown as Answer;
  refuseColumns(shape, fields);
  if (areValuesChecked) for (const row of rows) refuseValues(shape, row);
  return rows as RowOf<Shape>[];
};

/** Number of rows that a statement selects or changes, where nobody reads what is in them. */
export async function rowCountOf(queries: Queries, statement: SQL): Promise<number> {
  const { rowCount } = (await queries.execute(statement)) as unknown as Answer;
  return rowCount ?? 0;
}

function refuseColumns(shape: RowShape, fields: Answer['fields']): void {
  const missing = new Set(Object.keys(shape));
  for (const { name, dataTypeID } of fields) {
    const form = FORMS[dataTypeID] ?? 'text';
    const expected = shape[name];
    // A column that the shape does not name is selected for its effect, such as a lock: nobody can read it.
    if (!expected) continue;
    if (!expected.accepts(form)) throw mismatch(name, expected.name, `${form} (type ${dataTypeID})`);
    missing.delete(name);
  }
  for (const name of missing) throw mismatch(name, shape[name]?.name ?? '', 'no such column');
}

function refuseValues(shape: RowShape, row: Readonly<Record<string, unknown>>): void {
  for (const [name, expected] of Object.entries(shape))
    if (!expected.holds(row[name])) throw mismatch(name, expected.name, JSON.stringify(row[name]));
}

const mismatch = (column: string, expected: string, actual: string) =>
  new Error(`Column "${column}": the shape expects ${expected}, the database answers ${actual}`);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
