import { expect, test } from 'vitest';
import { formatCode, shownNumber } from './shownNumber.ts';

test.each<[string, number, ReturnType<typeof shownNumber>]>([
  ['00000', 42, { kind: 'text', text: '00042' }],
  ['00000', 123456, { kind: 'stored' }],
  ['000-00-0000', 12345678, { kind: 'text', text: '012-34-5678' }],
  ['0%', 0.15, { kind: 'text', text: '15%' }],
  ['0.0%', 0.145, { kind: 'text', text: '14.5%' }],
  ['#,##0.00 "€"', 10.5, { kind: 'stored' }],
  ['_-* #,##0.00\\ "€"_-;-* #,##0.00\\ "€"_-', 10.5, { kind: 'stored' }],
  ['[$€-407] #,##0.00', 10.125, { kind: 'other' }],
  ['0', 12.6, { kind: 'other' }],
  ['#,##0,', 12000, { kind: 'other' }],
  ['0.00E+00', 12, { kind: 'other' }],
  ['# ?/?', 0.5, { kind: 'other' }],
  ['[<=9999999]###-####;(###) ###-####', 5551234, { kind: 'other' }],
])('the number format %s shows %j as %j', (code, number, shown) => {
  expect(shownNumber(number, code)).toEqual(shown);
});

test('formats of dates, texts and of numbers as they are have no code', () => {
  expect([formatCode(0, undefined), formatCode(14, undefined), formatCode(49, undefined)]).toEqual([
    null,
    null,
    null,
  ]);
  expect([formatCode(164, 'dd/mm/yyyy'), formatCode(165, '@'), formatCode(166, 'General')]).toEqual([
    null,
    null,
    null,
  ]);
  expect([formatCode(1, undefined), formatCode(167, '0" days"')]).toEqual(['0', '0" days"']);
});
