import { expect, test } from 'vitest';
import { isTest, projectFiles, textOf } from './tree.ts';

const STATEMENT = /sql`((?:[^`\\]|\\.)*)`/gs;
const TEXT_COLUMN = /\w+::text as "?(\w+)"?/g;

/** Columns that a statement selects as texts under their own name, and by which it orders: `'10'` comes before `'9'`. */
function orderedAsText(statement: string): string[] {
  return [...statement.matchAll(TEXT_COLUMN)].flatMap(([, name = '']) =>
    new RegExp(`order by (?:[^)\`]*?,\\s*)?(?<![.\\w])${name}\\b(?!\\.|\\s*::)`).test(statement) ? name : [],
  );
}

test('a number that is selected as a text is ordered as the number of its table', () => {
  expect(orderedAsText('select id::text as id from jobs order by id')).toEqual(['id']);
  expect(orderedAsText('select j.id::text as id from jobs j order by j.id')).toEqual([]);
  const found = projectFiles()
    .filter((path) => /^platform\/.*\.ts$/.test(path) && !isTest(path))
    .flatMap((path) =>
      [...textOf(path).matchAll(STATEMENT)].flatMap(([, statement = '']) =>
        orderedAsText(statement).map((name) => `${path}: ${name}`),
      ),
    );
  expect(found).toEqual([]);
});
