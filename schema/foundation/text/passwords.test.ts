import { describe, expect, test } from 'vitest';
import { passwordProblem } from './passwords.ts';

const EMAIL = 'grace.hopper@northwind.example';

describe('a new password', () => {
  test.each([
    ['', 'short'],
    ['eleven char', 'short'],
    ['twelve chars', null],
    ['correct horse battery staple', null],
    ['ﬁ'.repeat(6), 'guessable'], // a ligature counts as its letters
    [`${'ab cd '.repeat(42)}abcd`, null],
    [`${'ab cd '.repeat(42)}abcde`, 'long'],
    ['aaaaaaaaaaaaaaaa', 'guessable'],
    ['abcabcabcabcabc', 'guessable'],
    ['abcdefghijklmnop', 'guessable'],
    ['9876543210987', 'guessable'],
    ['1234567890123', 'guessable'],
    ['Grace.Hopper@Northwind.example', 'guessable'],
    ['日本語の長い合言葉です。はい', null],
  ])('%j: %s', (password, problem) => expect(passwordProblem(password, EMAIL)).toBe(problem));
});
