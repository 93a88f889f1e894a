import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '../access/scope.ts';
import type { Queries } from '../database/connections/connection.ts';
import { keepPlan } from '../database/connections/keepPlan.ts';
import { rendered } from '../database/literals.ts';
import { type RowShape, rowsOf } from '../database/rows.ts';
import { responseSchema } from '../http/responseSchema.ts';
import type { Column } from './column.ts';

// biome-ignore lint/suspicious/noExplicitAny: columns of every type
type Columns = Readonly<Record<string, Column<any, any>>>;
type Schemas = Readonly<Record<string, z.ZodType>>;

type Values<Declared extends Columns> = {
  [Name in keyof Declared]: Declared[Name] extends Column<infer Value, infer _> ? Value : never;
};
type JsonValues<Declared extends Columns> = {
  [Name in keyof Declared]: Declared[Name] extends Column<infer _, infer Json> ? Json : never;
};
type Derived<Declared extends Schemas> = { [Name in keyof Declared]: z.output<Declared[Name]> };

/** Declaration of a noun: the selected columns and the properties of a response. */
export interface Noun<Own extends Columns, Hidden extends Columns, More extends Schemas> {
  /** Selected, and shown under the same names. */
  columns: Own;
  /** Selected for the program or as the source of derived values; never shown as they are. */
  hidden?: Hidden;
  /** Shown and not selected: schemas of the values that `derive` returns. */
  derived?: More;
  derive?: (row: Values<Own & Hidden>, scope: Scope) => Derived<More>;
}

/** A noun as an answer shows it. */
export type JsonOf<Of> = Of extends Codec<infer _, infer Json> ? Json : never;

/** The one declaration of a noun: the SELECT list, the row, the answer and its schema all follow from it. */
export interface Codec<Row, Json> {
  /** The response schema, under its name in the OpenAPI document. */
  schema: z.ZodType<Json>;
  /** The SELECT list; the statement's `from` declares its aliases. */
  select: SQL;
  /** Shape of the rows of the SELECT list. */
  shape: RowShape;
  /** A row as the database answered it. */
  read(stored: Readonly<Record<string, unknown>>): Row;
  /** Rows of `select <list> <rest>`; `rest` begins with `from`. */
  rows(tx: Queries, rest: SQL): Promise<Row[]>;
  /** The part of a row that a response shows to the caller. */
  json(row: Row, scope: Scope): Json;
}

/** Declares a noun. `name` is what the OpenAPI document calls it. */
export function codec<
  Own extends Columns,
  Hidden extends Columns = Record<never, never>,
  More extends Schemas = Record<never, never>,
>(
  name: string,
  { columns, hidden, derived, derive }: Noun<Own, Hidden, More>,
): Codec<Values<Own & Hidden>, JsonValues<Own> & Derived<More>> {
  type Row = Values<Own & Hidden>;
  type Json = JsonValues<Own> & Derived<More>;
  const own = Object.entries(columns);
  const selected = Object.entries({ ...columns, ...hidden });
  const schemas = Object.fromEntries(own.map(([key, { schema }]) => [key, schema]));
  const shape = Object.fromEntries(selected.map(([key, { kind }]) => [key, kind]));
  const select = rendered(
    sql.join(
      selected.map(([key, column]) => sql`${column.select} as ${sql.identifier(key)}`),
      sql`, `,
    ),
  );
  const read = (stored: Readonly<Record<string, unknown>>) => {
    const row: Record<string, unknown> = {};
    for (const [key, column] of selected) row[key] = column.read(stored[key]);
    return row as Row;
  };
  return {
    schema: responseSchema(name, z.object({ ...schemas, ...derived })) as unknown as z.ZodType<Json>,
    select,
    shape,
    read,
    rows: (tx, rest) => rowsOfCodec(tx, { select, shape, read }, rest),
    json(row, scope) {
      const values: Record<string, unknown> = {};
      const beside = { row, scope };
      for (const [key, { show }] of own) values[key] = show(row[key], beside);
      return Object.assign(values, derive?.(row, scope)) as Json;
    },
  };
}

/** Joins two codecs that read from the same `from` into one. */
export function joined<OneRow, OneJson, OtherRow, OtherJson>(
  name: string,
  one: Codec<OneRow, OneJson>,
  other: Codec<OtherRow, OtherJson>,
): Codec<OneRow & OtherRow, OneJson & OtherJson> {
  const schemasOf = ({ schema }: { schema: unknown }) => (schema as z.ZodObject).shape;
  const shape = { ...one.shape, ...other.shape };
  const select = sql`${one.select}, ${other.select}`;
  const read = (stored: Readonly<Record<string, unknown>>) => ({
    ...one.read(stored),
    ...other.read(stored),
  });
  return {
    schema: responseSchema(
      name,
      z.object({ ...schemasOf(one), ...schemasOf(other) }),
    ) as unknown as z.ZodType<OneJson & OtherJson>,
    select,
    shape,
    read,
    rows: (tx, rest) => rowsOfCodec(tx, { select, shape, read }, rest),
    json: (row, scope) => ({ ...one.json(row, scope), ...other.json(row, scope) }),
  };
}

async function rowsOfCodec<Row>(
  tx: Queries,
  { select, shape, read }: Pick<Codec<Row, unknown>, 'select' | 'shape' | 'read'>,
  rest: SQL,
): Promise<Row[]> {
  const stored = await rowsOf(tx, shape, keepPlan(sql`select ${select} ${rest}`));
  return stored.map(read);
}
