import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Acme (Europe)', 'AE'],
  ['"Zest" & Co.', 'ZC'],
  ['Jean-Luc', 'JL'],
  ['élan', 'É'],
  ['- & -', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
