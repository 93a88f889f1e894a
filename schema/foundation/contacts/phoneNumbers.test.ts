import { describe, expect, test } from 'vitest';
import { hasLostDigits, looksInternational } from './phoneNumbers.ts';
import { readPhone } from './readPhone.ts';

describe('a phone number in international form', () => {
  test.each([
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['+330612345678', '+33612345678'],
    ['+33 6 12.34-56 78', '+33612345678'],
    ['0033 6 12 34 56 78', '+33612345678'],
    ['\u202a+33\u00a06\u202f12\u201134\u201156 78\u202c', '+33612345678'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+1 (415) 555 2671', '+14155552671'],
    // In Italy the zero belongs to the number.
    ['+39 (0)6 1234 5678', '+390612345678'],
  ])('%j is %s', (written, number) => {
    expect(readPhone(written)?.number).toBe(number);
    expect(looksInternational(written)).toBe(true);
  });

  test.each([
    ...['+33612345678.0', '+33612345678,00', '4.15555E+09', '33612345678', '06 12 34 56 78', '+33 12', ''],
    ...['+0 123 456 78', '+1234567890123456', '+33 6 12 34 56 78 x12', '+1 800 FLOWERS', '+15550105'],
  ])('%j is none', (written) => expect(readPhone(written)).toBeNull());

  test('tells whether it can receive SMS', () => {
    const canBeMobile = (text: string) => readPhone(text)?.canBeMobile;
    expect(['+33612345678', '+14155552671', '+447911123456'].map(canBeMobile)).toEqual([true, true, true]);
    expect(['+33142685300', '+442079460958', '+33800123456', '+18005552671'].map(canBeMobile)).toEqual([
      ...[false, false, false, false],
    ]);
  });
});

test('a national number is read for its country alone', () => {
  expect(readPhone('06 12 34 56 78', 'FR')?.number).toBe('+33612345678');
  expect(readPhone('(415) 555-2671', 'US')?.number).toBe('+14155552671');
  for (const [written, country] of [
    ['33612345678', 'US'],
    ['555-0105', 'US'],
    ['06 12 34 56 78', 'US'],
  ])
    expect(readPhone(written ?? '', country), written).toBeNull();
});

test('digits that a spreadsheet replaced are known as lost', () => {
  expect(['4.15555E+09', '3,36E+10', '3E+10', '1.23457E+15'].map(hasLostDigits)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['+33612345678', '415555', '12E4', '1E5', ''].filter(hasLostDigits)).toEqual([]);
});
