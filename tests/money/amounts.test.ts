import { expect, test } from 'vitest';
import {
  BILLING_CURRENCIES,
  chargeOf,
  exponentOf,
  formatMinor,
  parseMoney,
} from '../../schema/foundation/money/money.ts';
import { isNightly, seeded } from './seeded.ts';

/** Every spelling that is looked at, and the minor units it is in euro and in yen; null where it is no amount. */
const SPELLINGS: [string, bigint | null, bigint | null][] = [
  ['0', 0n, 0n],
  ['-0', 0n, 0n],
  ['00', 0n, 0n],
  ['0.0', 0n, 0n],
  ['0.00', 0n, 0n],
  ['0.000', 0n, 0n],
  ['-0.00', 0n, 0n],
  ['1', 100n, 1n],
  ['01', 100n, 1n],
  ['007', 700n, 7n],
  ['-1', -100n, -1n],
  ['0.01', 1n, null],
  ['0.1', 10n, null],
  ['0.10', 10n, null],
  ['0.100', 10n, null],
  ['0.5', 50n, null],
  ['-0.01', -1n, null],
  ['1.005', null, null],
  ['0.001', null, null],
  ['0.015', null, null],
  ['19.99', 1999n, null],
  ['1.1', 110n, null],
  ['5.00', 500n, 5n],
  ['5.0000000000', 500n, 5n],
  ['10.010', 1001n, null],
  ['999999999', 99_999_999_900n, 999_999_999n],
  ['999999999.99', 99_999_999_999n, null],
  ['1000000000', 100_000_000_000n, 1_000_000_000n],
  ['9007199254740993', 900_719_925_474_099_300n, 9_007_199_254_740_993n],
  ['90071992547409.93', 9_007_199_254_740_993n, null],
  ['12345678901234567', null, null],
  ...[
    [
      '',
      ' ',
      '.',
      '-',
      '+',
      '+1',
      '--1',
      '1-',
      '- 1',
      ' 1',
      '1 ',
      '1\n',
      '\t1',
      '\u00a01',
      '1\u202f000',
      '\u200b1',
    ],
    [
      '.5',
      '5.',
      '1.0.0',
      '1,00',
      '1,000.00',
      '1.000,00',
      '1 000',
      '1_000',
      "1'000",
      '1e3',
      '1E3',
      '1e-2',
      '0x10',
    ],
    [
      '0b1',
      '0o7',
      '1n',
      'NaN',
      'Infinity',
      '-Infinity',
      'null',
      'undefined',
      'true',
      '[object Object]',
      '1/2',
      '50%',
    ],
    ['5€', '€5', '$5', 'EUR 5', '(5)', '−5', '–5', '٣', '１', '۵', '१', '½', '²', 'Ⅴ', '1١', '5;', '5\u0000'],
  ]
    .flat()
    .map((text): [string, null, null] => [text, null, null]),
];

test('the accept list of amounts is exact', () => {
  expect(SPELLINGS.length).toBeGreaterThanOrEqual(60);
  const read = SPELLINGS.map(([text]) => [text, parseMoney(text, 'EUR'), parseMoney(text, 'JPY')]);
  expect(read).toEqual(SPELLINGS);
});

const ROUNDS = isNightly ? 1_000_000 : 100_000;

/** Whole numbers below `bound` from a seed; the same seed gives the same ones. */
function numbers(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

test('random sums are those of whole numbers', () => {
  const next = numbers(seeded(0, 0).seed ?? 0);
  const wrong: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const currency = BILLING_CURRENCIES[next(BILLING_CURRENCIES.length)] ?? 'EUR';
    const scale = 10n ** BigInt(exponentOf(currency));
    let total = 0n;
    let read = 0n;
    for (let part = 0; part < 3; part += 1) {
      const [whole, rest] = [BigInt(next(999_999_999)), BigInt(next(Number(scale)))];
      const fraction = scale === 1n ? '' : `.${rest < 10n ? '0' : ''}${rest}`;
      total += whole * scale + rest;
      read += parseMoney(`${whole}${fraction}`, currency) ?? -1n;
    }
    const expected =
      scale === 1n ? `${total}` : `${total / scale}.${total % scale < 10n ? '0' : ''}${total % scale}`;
    if (read !== total || formatMinor(read, currency) !== expected) wrong.push([currency, total, read]);
  }
  expect(wrong).toEqual([]);
});

test('a discount leaves the nearest minor unit, half of one goes up', () => {
  const next = numbers(seeded(0, 0).seed ?? 0);
  const wrong: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const faceValue = BigInt(next(1_000_000_000)) * BigInt(next(100) + 1);
    const basisPoints = next(10_001);
    const charge = chargeOf(faceValue, basisPoints);
    // Ten thousandths of a minor unit by which the charge is above the exact share.
    const above = charge * 10_000n - faceValue * BigInt(10_000 - basisPoints);
    if (above <= -5000n || above > 5000n || charge < 0n || charge > faceValue)
      wrong.push([faceValue, basisPoints, charge]);
  }
  expect(wrong).toEqual([]);
  expect([
    chargeOf(1000n, 0),
    chargeOf(1000n, 10_000),
    chargeOf(1n, 5000),
    chargeOf(3n, 5000),
    chargeOf(1999n, 333),
  ]).toEqual([1000n, 0n, 1n, 2n, 1932n]);
});
