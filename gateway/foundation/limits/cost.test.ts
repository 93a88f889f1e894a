import { buildSchema, getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { costOf } from './cost.ts';

const schema = buildSchema(`
  directive @listSize(assumedSize: Int!) on FIELD_DEFINITION
  input PageInput { size: Int }
  type Query { things(page: PageInput): Page }
  type Page { items: [Thing!]! }
  type Thing { id: ID! parts: [Part!]! requests: [Part!]! @listSize(assumedSize: 2) }
  type Part { id: ID! }
`);

function cost(query: string): number {
  const operation = getOperationAST(parse(query));
  if (!operation) throw new Error('There is no operation.');
  return costOf(operation, { schema, fragments: {} })({});
}

test('a list costs its rows: those of its page, those it says it has, else ten', () => {
  const page = 5 + 10;
  expect(cost('{ things { items { id } } }')).toBe(page);
  expect(cost('{ things { items { parts { id } } } }')).toBe(page + 10 * 10);
  expect(cost('{ things { items { requests { id } } } }')).toBe(page + 10 * 2);
});

test('what was read once follows the variables of each request', () => {
  const operation = getOperationAST(
    parse('query ($page: PageInput) { things(page: $page) { items { id } } }'),
  );
  if (!operation) throw new Error('There is no operation.');
  const points = costOf(operation, { schema, fragments: {} });
  expect([points({ page: { size: 3 } }), points({ page: { size: 100 } }), points({})]).toEqual([8, 105, 15]);
  expect(() => points({ page: { size: 101 } })).toThrow('1 to 100 rows');
});
