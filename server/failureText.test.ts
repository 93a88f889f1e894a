import { expect, test } from 'vitest';
import { failureText } from './failureText.ts';

const SECRET = 'CANARY-4711';
const databaseError = (code: string, message: string, more = {}) =>
  Object.assign(new Error(message), { code, ...more });
const query = (cause?: Error) =>
  new Error(`Failed query: insert into t values ($1)\nparams: ${SECRET}`, { cause });

test.each([
  ['a statement without a cause', query(), 'A statement failed'],
  [
    'a value of the wrong form',
    query(databaseError('22P02', `invalid input syntax for type bigint: "${SECRET}"`)),
    'database error 22P02: invalid input syntax for type bigint',
  ],
  [
    'a broken constraint',
    query(
      databaseError('23505', 'duplicate key value violates unique constraint "t_key"', {
        constraint: 't_key',
        detail: `Key (code)=(${SECRET}) already exists.`,
      }),
    ),
    'database error 23505, constraint t_key: duplicate key value violates unique constraint "t_key"',
  ],
  [
    'a text that is no JSON',
    new SyntaxError(`Unexpected token 'C', "${SECRET}" is not valid JSON`),
    'SyntaxError: a text cannot be read',
  ],
  [
    'an error of ours with its cause',
    new Error('The database cannot be reached', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') }),
    'The database cannot be reached (connect ECONNREFUSED 127.0.0.1:1)',
  ],
  ['what is no error', SECRET, 'Unknown failure'],
])('%s is told by name and cause, without its values', (_, error, text) => {
  expect(failureText(error)).toBe(text);
  expect(failureText(error)).not.toContain(SECRET);
});
