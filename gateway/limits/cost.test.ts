import { buildSchema, getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { costOf } from './cost.ts';

const schema = buildSchema(`
  directive @listSize(assumedSize: Int!) on FIELD_DEFINITION
  type Query { things(page: Int): Page }
  type Page { items: [Thing!]! }
  type Thing { id: ID! parts: [Part!]! requests: [Part!]! @listSize(assumedSize: 2) }
  type Part { id: ID! }
`);

function cost(query: string): number {
  const operation = getOperationAST(parse(query));
  if (!operation) throw new Error('There is no operation.');
  return costOf(operation, { schema, fragments: {}, variables: {} });
}

test('a list costs its rows: those of its page, those it says it has, else ten', () => {
  const page = 5 + 10;
  expect(cost('{ things { items { id } } }')).toBe(page);
  expect(cost('{ things { items { parts { id } } } }')).toBe(page + 10 * 10);
  expect(cost('{ things { items { requests { id } } } }')).toBe(page + 10 * 2);
});
