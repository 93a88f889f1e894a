import { expect, test } from 'vitest';
import { initialsOf } from './Avatar.tsx';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Acme (Europe)', 'AE'],
  ['"Zest" & Co.', 'ZC'],
  ['Jean-Luc', 'JL'],
  ['élan', 'É'],
  ['- & -', ''],
  ['👨‍👩‍👧 Family', '👨‍👩‍👧F'],
  ['Café 🇫🇷', 'C🇫🇷'],
  ['❤️', '❤️'],
  ['e\u0301lan', 'E\u0301'],
  ['Zest © 2026', 'Z2'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
