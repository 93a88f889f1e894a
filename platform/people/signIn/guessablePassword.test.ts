import { expect, test } from 'vitest';
import { PASSWORD_LENGTH } from '../../../schema/foundation/text/passwords.ts';
import { CONTEXT_WORDS, isGuessable } from './guessablePassword.ts';

const account = { email: 'grace.hopper@northwind.example', publicUrl: 'https://acme.example' };

test.each([
  'password1234',
  'Password1234!',
  'P@ssw0rd2026!!',
  'qwertyuiop123',
  'letmeinletmein',
  'iloveyou1234',
  'azertyuiop12',
  'Summer2026!!',
])('%s is a frequent password or made of one', (password) => {
  expect(password.length).toBeGreaterThanOrEqual(PASSWORD_LENGTH.min);
  expect(isGuessable(password, account)).toBe(true);
});

test.each(CONTEXT_WORDS)('the word %s of our context makes no password with digits and signs', (word) => {
  for (const password of [`${word}2026!`, `${word}1234567`, `${word}${word}`].filter(
    ({ length }) => length >= 12,
  ))
    expect([password, isGuessable(password, account)]).toEqual([password, true]);
});

test.each(['grace.hopper1', 'Hopper-Grace1', 'northwind2026', 'acme-acme-2026'])(
  '%s is made of the account or the address of the product',
  (password) => expect(isGuessable(password, account)).toBe(true),
);

test.each([
  'four words of a poem',
  'correct horse battery staple',
  'xkQ9-vTr2-mmPz',
  'dragon monkey shadow',
  '日本語の長い合言葉です。はい',
  `${'ab cd '.repeat(42)}abcd`,
])('%j may be one, whatever characters it has', (password) => {
  expect(isGuessable(password, account)).toBe(false);
});
