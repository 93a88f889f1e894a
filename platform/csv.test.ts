import { expect, test } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

/** What a spreadsheet would run, or take for the start of a formula. */
const FORMULAS = [
  '=1+1',
  '=HYPERLINK("http://example.com","x")',
  '+1+cmd',
  '-1+1',
  '-2+3+cmd|" /C calc"!A0',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u00a0=1+1',
  '\ufeff=1+1',
  '\u200b=1+1',
  '＝1+1',
  '＋1',
  '－1x',
  '＠SUM(1)',
  '-',
  '+',
  '-1e3',
  '+5',
];

test.each(FORMULAS)('%j is told to be a text', (text) => {
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
