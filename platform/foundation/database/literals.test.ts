import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { rendered, withLiterals } from './literals.ts';

const written = new PgDialect();

test('a rendered fragment is one piece of text, and the values around it stay values', () => {
  const fragment = rendered(sql`${sql.identifier('name')} = ${"it's"} and ${sql`is_open = ${true}`}`);
  expect(fragment.queryChunks).toHaveLength(1);
  expect(written.sqlToQuery(sql`select ${1} where ${fragment} and id = ${'2'}`)).toMatchObject({
    sql: `select $1 where "name" = 'it''s' and is_open = true and id = $2`,
    params: [1, '2'],
  });
});

test('what is no plain value is refused, not written as text', () => {
  expect(() => withLiterals(sql`${new Date()}`)).toThrow(TypeError);
  expect(() => rendered(sql`${{ a: 1 }}`)).toThrow(TypeError);
});
