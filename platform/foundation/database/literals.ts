import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';

class LiteralDialect extends PgDialect {
  override escapeParam(_index: number, value?: unknown): string {
    return literal(value);
  }
}

const dialect = new LiteralDialect();

/** A statement as text, its values written into it as literals: for commands that take no parameters, like COPY. */
export function withLiterals(statement: SQL): string {
  return dialect.sqlToQuery(statement).sql;
}

/** A fragment that many statements share, rendered once and not with each of them. Its values become literals: nothing that a caller sends may stand in it. */
export const rendered = (fragment: SQL): SQL => sql.raw(withLiterals(fragment));

function literal(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string' || typeof value === 'bigint' || Number.isFinite(value))
    return pg.escapeLiteral(String(value));
  throw new TypeError(`A ${typeof value} cannot be written as a literal`);
}
