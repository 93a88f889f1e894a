import { expect, test } from 'vitest';
import { isPlaceholderName, webAddressIn } from './personNames.ts';

test.each([
  ['https://evil.example', 'https://evil.example'],
  ['Ada HTTP://x.y/z', 'HTTP://x.y/z'],
  ['www.evil.example now', 'www.evil.example'],
  ['Win at evil.com', 'evil.com'],
  ['bit.ly/2abc', 'bit.ly/2abc'],
  ['ｅvil．com', 'evil.com'],
])('%j contains the web address %j', (name, address) => expect(webAddressIn(name)).toBe(address));

test.each([
  ...[
    'Ada',
    'J.R.R.',
    'J. de Vries',
    'St. John',
    'Dr.Who',
    'O’Brien',
    'Anne-Marie',
    'Élise.',
    'Ada / Bob',
    'Ng',
  ],
  ...['Comtesse', 'M.Commune', 'Dot.', '李', 'محمد'],
])('%j contains no web address', (name) => expect(webAddressIn(name)).toBeNull());

test.each(['N/A', ' null ', '-', '—', '.', '?', '123', 'Undefined', 'inconnu'])(
  '%j is no name that somebody would write',
  (name) => expect(isPlaceholderName(name)).toBe(true),
);

test.each(['', 'Nora', 'Nan Goldin', 'Ng', '李', 'Nullah'])('%j may be a name', (name) =>
  expect(isPlaceholderName(name)).toBe(false),
);
