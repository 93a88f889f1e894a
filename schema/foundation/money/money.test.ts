import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BILLING_CURRENCIES, exponentOf, formatMinor, parseMoney } from './money.ts';

describe('money', () => {
  test('FMT-10: an amount has its currency’s own number of decimals, two at most', () => {
    expect(BILLING_CURRENCIES.map(exponentOf)).toEqual([2, 2, 2, 0]);
    expect(exponentOf('KWD')).toBe(2);
    expect(formatMinor(1050n, 'EUR')).toBe('10.50');
    expect(formatMinor(-5n, 'USD')).toBe('-0.05');
    expect(formatMinor(1050n, 'JPY')).toBe('1050');
  });

  test('spellings of an amount that are read, trailing zeros included', () => {
    const read: [string, string, bigint][] = [
      ['0', 'EUR', 0n],
      ['0.01', 'EUR', 1n],
      ['19.99', 'USD', 1999n],
      ['10.5', 'GBP', 1050n],
      ['10.500', 'EUR', 1050n],
      ['999999999.99', 'EUR', 99_999_999_999n],
      ['5.00', 'JPY', 5n],
      ['-0.10', 'EUR', -10n],
      ['007', 'EUR', 700n],
    ];
    for (const [text, currency, minor] of read)
      expect([text, parseMoney(text, currency)]).toEqual([text, minor]);
  });

  test.each([
    ...[
      '',
      ' ',
      '1e3',
      '1,00',
      '1.005',
      '.5',
      '5.',
      '+5',
      '--5',
      '٣',
      '１',
      'NaN',
      'Infinity',
      '0x10',
      '1_000',
      '1 000',
    ],
    ...['1.0.0', '12345678901234567', '5\n', '\t5', '5€', 'null', '1e-2', '−5'],
  ])('%j is no amount', (text) => {
    expect(parseMoney(text, 'EUR')).toBeNull();
  });

  test('decimals in yen are no amount', () => {
    expect([parseMoney('0.5', 'JPY'), parseMoney('10.01', 'JPY')]).toEqual([null, null]);
  });

  test('what is written is read back, for every amount and currency', () => {
    const minor = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(minor, fc.constantFrom(...BILLING_CURRENCIES), (amount, currency) => {
        expect(parseMoney(formatMinor(amount, currency), currency)).toBe(amount);
      }),
      { examples: [[-(10n ** 15n), 'JPY']] },
    );
  });
});
