import { expect, test } from 'vitest';
import { FORMULA_STARTS } from '../../tests/support/formulas.ts';
import { csvCell, csvLine } from './csv.ts';

test.each(FORMULA_STARTS)('%j is told to be a text', (text) => {
  const cell = csvCell(text);
  expect(cell.startsWith(`"'`)).toBe(true);
  expect(cell.slice(2, -1).replaceAll('""', '"')).toBe(text);
});

test.each(['-12.50', '0', '12', '100.00', 'Order =7', 'a@b.example', '', 'naïve; "quoted"'])(
  '%j stays as it is',
  (text) => expect(csvCell(text).slice(1, -1).replaceAll('""', '"')).toBe(text),
);

test('BUDGET-50: cells are quoted, semicolon separated, and cannot end their line', () => {
  expect(csvLine(['a;b', 'c"d', 'e\nf'])).toBe('"a;b";"c""d";"e\nf"\r\n');
});
