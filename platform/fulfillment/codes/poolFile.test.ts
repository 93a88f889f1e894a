import { expect, test } from 'vitest';
import { readPoolFile as readPoolBytes } from './poolFile.ts';
import { refusalText } from './refusalText.ts';

const NOW = new Date('2026-11-30T12:00:00Z');

/** Reads a text as a file in UTF-8. */
const readPoolFile = (text: string, zone: string) => readPoolBytes(Buffer.from(text), zone, NOW);

test('a file of codes: what is missing or wrong is named by its line', () => {
  const { codes, refused } = readPoolFile(
    [
      ...['sku;Code;expires_at;batch_no', 'A; X1 ;2027-01-31T00:00:00Z;N7', ';X2', '', 'A;', 'A;X3;soon'],
      ...[`A;${'x'.repeat(2001)}`, 'A;X4;;;more'],
    ].join('\r\n'),
    'UTC',
  );
  expect(codes).toEqual([
    { n: 2, sku: 'A', code: 'X1', expiresAt: '2027-01-31T00:00:00.000Z', batchNo: 'N7' },
  ]);
  expect(refused.map(({ n, reason }) => `${n} ${reason}`)).toEqual([
    ...['3 sku_missing', '5 code_missing', '6 expires_at_invalid', '7 code_too_long', '8 cell_count'],
  ]);
});

test('a code that a spreadsheet has mangled is refused with its line', () => {
  const codes = [
    ...[
      '1.23457E+15',
      '1,23457E+15',
      '\u200bABCD',
      'AB\u00adCD',
      '="00"&"12"',
      '#N/A',
      '########',
      'AB\ufffdCD',
    ],
    ...['12E5', 'ABC-123', 'E-15', '1234567890123456'],
  ];
  const { refused } = readPoolFile(
    `sku,code\n${codes.map((code) => `A,"${code.replaceAll('"', '""')}"`).join('\n')}`,
    'UTC',
  );
  expect(refused.map(({ n, reason }) => `${n} ${reason}`)).toEqual([
    ...['2 code_rounded', '3 code_rounded', '4 code_unseen', '5 code_unseen', '6 code_formula'],
    ...['7 code_formula', '8 code_formula', '9 code_unseen'],
  ]);
});

test('a code in the form that Excel leaves alone is its text', () => {
  const cells = ['A,"=""0012"""', '"=""A""",X2', 'A,"=""1.2E+15"""'];
  const { codes, refused } = readPoolFile(`sku,code\n${cells.join('\n')}`, 'UTC');
  expect(codes.map(({ sku, code }) => [sku, code])).toEqual([
    ['A', '0012'],
    ['A', 'X2'],
  ]);
  expect(refused).toEqual([{ n: 4, reason: 'code_rounded' }]);
});

test('numbers that all end in zeros behind the fifteenth digit were rounded; one that does not shows that they were not', () => {
  const file = (codes: string[]) =>
    readPoolFile(`sku;code\n${codes.map((code) => `A;${code}`).join('\n')}`, 'UTC');
  const rounded = ['1234567890123400', '1234567890123500', '12345678901236000'];
  expect(file(rounded).refused.map(({ n }) => n)).toEqual([2, 3, 4]);
  expect(file([...rounded, '1234567890123456']).refused).toEqual([]);
  expect(file(['123456789012345', '223456789012340', '323456789012340']).refused).toEqual([]);
});

test('dates are ISO 8601: a code expires at the end of its day in the zone, and becomes available at its start', () => {
  const of = (cell: string, zone: string) => {
    const { codes, refused } = readPoolFile(`sku,code,expires_at,available_at\nA,X1,${cell},${cell}`, zone);
    return codes[0] ? [codes[0].expiresAt, codes[0].availableAt] : refused[0]?.reason;
  };
  expect(of('2027-04-03', 'Europe/Paris')).toEqual(['2027-04-03T21:59:59.000Z', '2027-04-02T22:00:00.000Z']);
  expect(of('2027-04-03', 'America/Los_Angeles')).toEqual([
    '2027-04-04T06:59:59.000Z',
    '2027-04-03T07:00:00.000Z',
  ]);
  const { codes } = readPoolFile('sku,code,expires_at\nA,X1,2027-04-03T10:00:00+02:00', 'UTC');
  expect(codes[0]?.expiresAt).toBe('2027-04-03T08:00:00.000Z');
  // One instant for both leaves no time to give the code.
  expect(of('2027-04-03T10:00:00+02:00', 'UTC')).toBe('dates_reversed');
  for (const cell of ['03/04/2027', '2027-02-30', '2027', '1', '2027-4-3', '2027-04-03T10:00:00', '46115'])
    expect(of(cell, 'UTC'), cell).toBe('expires_at_invalid');
});

test('a code that has expired is refused, and one that lasts until tonight in its zone is not', () => {
  const { codes, refused } = readPoolFile(
    'sku,code,expires_at\nA,X1,2020-01-01\nA,X2,2026-11-30\nA,X3,2026-11-29\nA,X4,2026-11-30T11:59:59Z',
    'UTC',
  );
  expect(codes.map(({ code }) => code)).toEqual(['X2']);
  expect(refused.map(({ n, reason }) => [n, reason])).toEqual([
    [2, 'expires_at_past'],
    [4, 'expires_at_past'],
    [5, 'expires_at_past'],
  ]);
});

test('a refused line says what is wrong and what to write, and quotes a date but never what may be a code', () => {
  const text = (cells: string) => {
    const [refused] = readPoolFile(`sku,code,expires_at,available_at\n${cells}`, 'UTC').refused;
    return refused && refusalText(refused);
  };
  expect(text('A,X1,2027-02-30,')).toBe(
    'expires_at_invalid: 2027-02-30 is no day; write the last day as 2027-02-28',
  );
  expect(text('A,X1,,2027-04-31')).toBe(
    'available_at_invalid: 2027-04-31 is no day; write the first day as 2027-04-30',
  );
  expect(text('A,X1,06/05/2027,')).toMatch(/^expires_at_invalid: 06\/05\/2027 is not .*YYYY-MM-DD/);
  expect(text('A,X1,2020-01-01,')).toMatch(/^expires_at_past: 2020-01-01 is over; .*remove the line/);
  expect(text('A,X9,SECRET-9,')).toMatch(/^expires_at_invalid: write the last day/);
  expect(text('A,=X1,,')).toMatch(/^code_formula: .*format its column as text$/);
});

test('a quote that is not closed takes no line with it, and a batch number has a length', () => {
  expect(() => readPoolFile('sku,code\nA,"X1\nA,X2', 'UTC')).toThrow('Line 2: a quote is not closed');
  const { refused } = readPoolFile(`sku,code,batch_no\nA,X1,${'9'.repeat(101)}`, 'UTC');
  expect(refused).toEqual([{ n: 2, reason: 'batch_no_too_long' }]);
});

test('a file in Windows-1252, as Excel writes it, is read and says so; the line of the separator is none', () => {
  const { codes, warnings } = readPoolBytes(
    Buffer.from('sep=;\r\nsku;code\r\nA;X\xe9-1\r\n', 'latin1'),
    'UTC',
  );
  expect(codes).toMatchObject([{ n: 2, sku: 'A', code: 'Xé-1' }]);
  expect(warnings).toEqual([expect.stringMatching(/Windows-1252.*Xé-1$/)]);
  expect(readPoolFile('sku;code\nA;X1', 'UTC').warnings).toEqual([]);
  expect(() => readPoolBytes(Buffer.from([0, 1, 2, 3]), 'UTC')).toThrow(
    'not text in UTF-8, UTF-16 or Windows-1252',
  );
});

test('what a spreadsheet has made of a code is refused by its reason, and so is a code that nobody could enter', () => {
  const cells = [
    ...['12/05/2026', 'VRAI', '1.0', '4006381333931.0', 'OKB 0000008', 'ＯＫＢ0000015', 'x'.repeat(600)],
    `https://gifts.example/${'x'.repeat(600)}`,
  ];
  const { codes, refused } = readPoolFile(`sku;code\n${cells.map((code) => `A;${code}`).join('\n')}`, 'UTC');
  expect(refused.map(({ n, reason }) => `${n} ${reason}`)).toEqual([
    ...['2 code_date', '3 code_boolean', '4 code_decimal', '5 code_decimal', '6 code_blank'],
    ...['7 code_full_width', '8 code_too_long'],
  ]);
  expect(codes.map(({ n }) => n)).toEqual([9]);
  expect(refused.map((one) => refusalText(one)).join('\n')).not.toMatch(/undefined|OKB/);
});

test('a code that becomes available on the day after its last one, or later, could never be given', () => {
  const { codes, refused } = readPoolFile(
    'sku,code,available_at,expires_at\nA,X1,2027-06-01,2027-01-01\nA,X2,2027-01-01,2027-01-01\nA,X3,2027-01-02,2027-01-01',
    'UTC',
  );
  expect(codes.map(({ code }) => code)).toEqual(['X2']);
  expect(refused).toEqual([2, 4].map((n) => ({ n, reason: 'dates_reversed' })));
  expect(refusalText({ reason: 'dates_reversed' })).toMatch(/^dates_reversed: .*correct one of the dates$/);
});

test('columns have their names in both languages, in any case', () => {
  for (const header of [
    'SKU;CODE;Expires at;Available from;Batch no.',
    'Référence;Code cadeau;Date d’expiration;Disponible le;N° de lot',
  ])
    expect(readPoolFile(`${header}\nA;X1;2027-01-31;2027-01-01;7`, 'UTC').codes, header).toEqual([
      {
        n: 2,
        sku: 'A',
        code: 'X1',
        expiresAt: '2027-01-31T23:59:59.000Z',
        batchNo: '7',
        availableAt: '2027-01-01T00:00:00.000Z',
      },
    ]);
});

test('everything that is wrong with the columns is named at once', () => {
  expect(() => readPoolFile('SKU;Expires;sku;colour;expires_at\nA;B;C;D;E', 'UTC')).toThrow(
    'code is missing, colour is unknown, SKU and sku both mean sku, Expires and expires_at both mean expires_at',
  );
});
