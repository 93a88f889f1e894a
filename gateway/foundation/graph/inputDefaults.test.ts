import { buildSchema, getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { inputDefaults } from './inputDefaults.ts';

const schema = buildSchema(`
  enum Field { name size }
  input Sort { field: Field! = name down: Boolean! = true then: Sort limit: Int = 3 }
  input Filter { sorts: [Sort!] plain: Int }
  input Plain { id: ID! }
  type Query { list(sort: Sort, filter: Filter, plain: Plain, field: Field!): ID }
`);

function fill(definitions: string) {
  const operation = getOperationAST(parse(`query (${definitions}) { list }`));
  if (!operation) throw new Error('no operation');
  return inputDefaults(schema, operation);
}

test('a non-null field that is left out takes its default, in lists and objects too', () => {
  const filled = fill('$sort: Sort, $filter: Filter');
  expect(filled?.({ sort: { field: 'size' } })).toEqual({ sort: { field: 'size', down: true } });
  expect(filled?.({ filter: { sorts: [{}], plain: 1 } })).toEqual({
    filter: { sorts: [{ field: 'name', down: true }], plain: 1 },
  });
});

test('what is said stays, null included, and what is no object is left to the check of types', () => {
  const filled = fill('$sort: Sort');
  expect(filled?.({ sort: { field: null, down: false } })).toEqual({ sort: { field: null, down: false } });
  expect(filled?.({ sort: null })).toEqual({ sort: null });
  expect(filled?.({ sort: 'name' })).toEqual({ sort: 'name' });
});

test('a non-null variable takes the default of its document', () => {
  expect(fill('$field: Field! = size')?.({})).toEqual({ field: 'size' });
});

test('an operation without such defaults is left alone', () => {
  expect(fill('$plain: Plain, $field: Field!')).toBeNull();
});
