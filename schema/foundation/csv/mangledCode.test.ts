import { expect, test } from 'vitest';
import { codeFault } from './mangledCode.ts';

test.each([
  ['12/05/2026', 'code_date'],
  ['5/12/26', 'code_date'],
  ['2026-05-12', 'code_date'],
  ['12.05.2026 00:00', 'code_date'],
  ['Mar-03', 'code_date'],
  ['03-mars', 'code_date'],
  ['3-Mar-26', 'code_date'],
  ['VRAI', 'code_boolean'],
  ['False', 'code_boolean'],
  ['1.0', 'code_decimal'],
  ['4006381333931.0', 'code_decimal'],
  ['12,00', 'code_decimal'],
  ['1.23457E+15', 'code_rounded'],
  ['1,2E+08', 'code_rounded'],
  ['OKB 0000008', 'code_blank'],
  ['ＯＫＢ0000015', 'code_full_width'],
  ['A\u200bB', 'code_unseen'],
  ['=A1', 'code_formula'],
  ['#N/A', 'code_formula'],
])('the code %s is refused: %s', (code, fault) => {
  expect(codeFault(code)).toBe(fault);
});

test.each([
  ...['MAR-03', 'MARCH-2026', 'DECO-1234', '12-05-26', '45-67-8901', '12E5', 'E-15', 'TRUE-1'],
  ...['10.5', '2026', '1234567890123456', 'été-2026', '31/31/2026', '0012'],
])('the code %s can be as it was issued', (code) => {
  expect(codeFault(code)).toBeNull();
});
