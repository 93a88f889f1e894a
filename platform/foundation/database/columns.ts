import { type ColumnBaseConfig, type ColumnBuilderRuntimeConfig, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { PgColumn } from 'drizzle-orm/pg-core/columns/common';
import { PgIntColumnBaseBuilder } from 'drizzle-orm/pg-core/columns/int.common';

interface TextIdConfig {
  name: string;
  dataType: 'string';
  columnType: 'PgTextId';
  data: string;
  driverParam: string;
  enumValues: undefined;
}

class PgTextIdBuilder extends PgIntColumnBaseBuilder<TextIdConfig> {
  constructor(name: string) {
    super(name, 'string', 'PgTextId');
  }

  build(table: ConstructorParameters<typeof PgColumn>[0]): PgTextId {
    return new PgTextId(table, this.config as ColumnBuilderRuntimeConfig<string> as never);
  }
}

class PgTextId extends PgColumn<ColumnBaseConfig<'string', 'PgTextId'>> {
  getSQLType(): string {
    return 'bigint';
  }

  override mapFromDriverValue(value: unknown): string {
    return String(value);
  }
}

/** A bigint column read and written as a decimal string: every identifier of ours. */
export function textId(name: string) {
  return new PgTextIdBuilder(name);
}

/** The usual primary key: `id`, numbered by the database. */
export function identity() {
  return textId('id').primaryKey().generatedByDefaultAsIdentity();
}

/** An instant; a `Date` in JavaScript. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
}

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Bytes: a hash, or what is sealed. */
export function bytes(name: string) {
  return bytea(name);
}

/** Names of a check's list, as SQL text. */
export const namesIn = (names: readonly string[]): SQL =>
  sql.raw(names.map((name) => `'${name}'`).join(', '));

/** A column that a foreign key refers to, of a table that a later capability or an importing file declares. */
export const foreignColumn = (table: string, column: string): AnyPgColumn =>
  pgTable(table, { column: text(column) }).column;
