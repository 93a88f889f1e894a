import { parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { inlineFragments } from './inlineFragments.ts';

const texts = (...documents: string[]) => inlineFragments(documents.map((text) => parse(text))).map(print);

test('a spread marked @inline becomes the fields of its fragment, which is dropped; other spreads stay', () => {
  const operation = 'mutation { save { ...Refused @inline ...Row } }';
  const row = 'fragment Row on Row {\n  id\n}';
  expect(texts(operation, `fragment Refused on Refused { code } ${row}`)).toEqual([
    'mutation {\n  save {\n    ... on Refused {\n      code\n    }\n    ...Row\n  }\n}',
    row,
  ]);
});

test('a fragment that does not exist is named', () => {
  expect(() => texts('{ ...Lost @inline }')).toThrow('There is no fragment Lost to inline.');
});
