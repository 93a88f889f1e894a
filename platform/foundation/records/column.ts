import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import type { Scope } from '../access/scope.ts';
import { isoTimestamp } from '../access/visibleAdvertisers.ts';
import * as kinds from '../database/rows.ts';

/** The context of a column: the other columns of its row, and the caller. */
export interface Beside {
  row: Readonly<Record<string, unknown>>;
  scope: Scope;
}

interface Declared<Value, Json> {
  /** Its expression in the SELECT list. */
  select: SQL;
  /** Kind of value that the database delivers. */
  kind: kinds.Kind<unknown>;
  /** The schema of its value in responses. */
  schema: z.ZodType<Json>;
  /** Converts the database's value to the program's. */
  read: (stored: unknown) => Value;
  /** Converts the program's value to the one in answers. */
  show: (value: Value, beside: Beside) => Json;
}

/** One column of a noun, declared once: how it is selected, what the program works with, how an answer shows it. */
export interface Column<Value, Json> extends Declared<Value, Json> {
  /** The same column, nullable. */
  nullable(): Column<Value | null, Json | null>;
  /** Adds a description for the contract. */
  describe(text: string): Column<Value, Json>;
  /** Shown to callers with one of these abilities, null to everybody else. */
  onlyWith(...abilities: readonly Ability[]): Column<Value, Json | null>;
}

function column<Value, Json>(declared: Declared<Value, Json>): Column<Value, Json> {
  const { kind, schema, read, show } = declared;
  return {
    ...declared,
    nullable: () =>
      column<Value | null, Json | null>({
        ...declared,
        kind: kinds.nullable(kind),
        schema: schema.nullable(),
        read: (stored) => (stored === null ? null : read(stored)),
        show: (value, beside) => (value === null ? null : show(value, beside)),
      }),
    describe: (text) => column({ ...declared, schema: schema.describe(text) }),
    onlyWith: (...abilities) =>
      column<Value, Json | null>({
        ...declared,
        schema: schema.nullable().describe(`Null without ${abilities.join(' and ')}`),
        show: (value, beside) =>
          abilities.some((ability) => beside.scope.abilities.has(ability)) ? show(value, beside) : null,
      }),
  };
}

function plain<Value>(
  expression: SQLWrapper,
  kind: kinds.Kind<Value>,
  schema: z.ZodType<Value>,
): Column<Value, Value> {
  return column({
    select: sql`${expression}`,
    kind,
    schema,
    read: (stored) => stored as Value,
    show: (value) => value,
  });
}

/** Text, and every identifier. */
export const text = (expression: SQLWrapper) => plain(expression, kinds.text, z.string());

/** A whole number that JavaScript counts exactly. */
export const whole = (expression: SQLWrapper) => plain(expression, kinds.number, z.int());

/** A boolean. */
export const flag = (expression: SQLWrapper) => plain(expression, kinds.boolean, z.boolean());

/** One of these words. */
export const oneOf = <const Word extends string>(words: readonly Word[], expression: SQLWrapper) =>
  plain<Word>(expression, kinds.oneOf(words), z.enum(words as readonly [Word, ...Word[]]) as z.ZodType<Word>);

/** A jsonb value, typed by its schema. */
export const json = <Value>(expression: SQLWrapper, schema: z.ZodType<Value>) =>
  plain(expression, kinds.json(schema), schema);

/** An array of texts. */
export const texts = (expression: SQLWrapper) =>
  plain(expression, kinds.listOf(kinds.text), z.array(z.string()));

/** An instant, ISO 8601 in UTC. */
export const instant = (expression: SQLWrapper) =>
  plain(isoTimestamp(sql`${expression}`), kinds.text, z.string());

/** Minor units; shown as a decimal string of the currency that the column of this name holds. */
export function money(expression: SQLWrapper, currencyColumn: string): Column<bigint, string> {
  return column({
    select: sql`(${expression})::text`,
    kind: kinds.text,
    schema: z.string() as z.ZodType<string>,
    read: (stored) => BigInt(stored as string),
    show: (minor, { row }) => formatMinor(minor, row[currencyColumn] as string),
  });
}
