import { expect, test } from 'vitest';
import { fieldErrorsOf } from '../foundation/text/fieldErrors.ts';
import { credentialDraft } from './credentials.ts';

const errorsOf = (value: unknown) => {
  const read = credentialDraft.safeParse(value);
  return read.success ? [] : fieldErrorsOf(read.error);
};

test('APIKEY-12: the name of a key is required', () => {
  expect(errorsOf({ name: 'Till' })).toEqual([]);
  for (const name of ['', '   '])
    expect(errorsOf({ name })).toMatchObject([{ field: 'name', rule: 'required' }]);
  expect(errorsOf({})).toMatchObject([{ field: 'name', rule: 'required' }]);
});

test('a name has at most 100 characters, spaces around it aside', () => {
  expect(errorsOf({ name: ` ${'x'.repeat(100)} ` })).toEqual([]);
  expect(errorsOf({ name: 'x'.repeat(101) })).toMatchObject([
    { field: 'name', rule: 'max_length', limit: '100' },
  ]);
});

test('APIKEY-15: nothing but the name is taken', () => {
  expect(errorsOf({ name: 'Till', roles: ['admin'] })).toMatchObject([{ field: 'roles', rule: 'unknown' }]);
});
