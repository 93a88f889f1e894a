import { expect, test } from 'vitest';
import { BRAND_SKU, EMAIL, PHONE, SKU } from './patterns.ts';

const refused = (pattern: RegExp, texts: string[]) => texts.filter((text) => pattern.test(text));
const accepted = (pattern: RegExp, texts: string[]) => texts.filter((text) => !pattern.test(text));

test('PATTERN-1: a phone number is an optional +country code, an optional bracketed area, then digits, spaces, dots, dashes', () => {
  expect(
    accepted(PHONE, [
      '+33 6 12 34 56 78',
      '+1 (415) 555-2671',
      '(020) 7946 0958',
      '0612345678',
      '+81.3.1234.5678',
    ]),
  ).toEqual([]);
  expect(
    refused(PHONE, ['', 'call me', '+33 six', '06/12/34', '++33 612345678', '+33 612345678 ext 5']),
  ).toEqual([]);
});

test('PATTERN-2, 3: an e-mail address has a top-level domain of 2 to 15 letters', () => {
  expect(accepted(EMAIL, ['a@b.co', 'first.last+tag@sub.example.com', `a@b.${'x'.repeat(15)}`])).toEqual([]);
  expect(
    refused(EMAIL, ['', 'a@b', 'a@b.c', `a@b.${'x'.repeat(16)}`, 'a b@c.de', '@c.de', 'a@.de', 'a@b.c0m']),
  ).toEqual([]);
});

test('PATTERN-4, 6: a SKU is three capitals or digits, a hyphen, two or more of them, and whatever follows', () => {
  expect(accepted(SKU, ['AMZ-FR', 'A1B-2C', 'AMZ-FRANCE-10', 'AMZ-FR.something else'])).toEqual([]);
  expect(refused(SKU, ['', 'AMZ', 'AMZ-F', 'amz-fr', 'AMZ-fr', 'AM-FR', 'AMZN-FR', ' AMZ-FR'])).toEqual([]);
});

test('PATTERN-5: a brand SKU is three capitals or digits, a hyphen, then anything', () => {
  expect(accepted(BRAND_SKU, ['AMZ-', 'AMZ-x', 'A1B-any thing'])).toEqual([]);
  expect(refused(BRAND_SKU, ['', 'AMZ', 'amz-x', 'AMZN-x'])).toEqual([]);
});

test('no pattern is slow on hostile text', () => {
  const hostile = [
    `+${'1'.repeat(50_000)}x`,
    `${'a.'.repeat(25_000)}@`,
    `${'('.repeat(50_000)}`,
    `AMZ-${'A'.repeat(50_000)}\n`,
  ];
  const started = performance.now();
  for (const pattern of [PHONE, EMAIL, SKU, BRAND_SKU]) for (const text of hostile) pattern.test(text);
  expect(performance.now() - started).toBeLessThan(500);
});
