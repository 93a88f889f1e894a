import { expect, test } from 'vitest';
import { runSlices } from '../foundation/process/slices.ts';
import { readCodesFile } from './codesFile.ts';

const read = (text: string, encoding: BufferEncoding = 'utf8') =>
  runSlices(readCodesFile(new Uint8Array(Buffer.from(text, encoding))));
function file(text: string, encoding?: BufferEncoding) {
  const one = read(text, encoding);
  if ('problem' in one) throw new Error(one.problem);
  return one;
}
const issues = (text: string) =>
  file(text).issues.map(({ line, rule, limit }) => [line, rule, limit].filter((one) => one !== undefined));

test.each([
  [
    'code;expires_at\nGIFT-0001;2027-01-01\nGIFT-0002;2027-01-01\n',
    'code',
    ['codes_columns_unused:expires_at'],
  ],
  ['Code,Value\nGIFT-0001,10\nGIFT-0002,10\n', 'code', ['codes_columns_unused:Value']],
  ['sep=;\ncode\nGIFT-0001\nGIFT-0002\n', 'code', []],
  ['Codes de mars\n\ncode\nGIFT-0001\nGIFT-0002\n', 'code', ['first_line_dropped:Codes de mars']],
  ['Codes\nGIFT-0001\nGIFT-0002\n', 'code', ['read_as_codes:Codes']],
  [
    ' CODE(S) \tnote\nGIFT-0001\tx\nGIFT-0002\t\n',
    'code',
    ['read_as_codes:CODE(S)', 'codes_columns_unused:note'],
  ],
  ['E-mail;Code\na@b.example;GIFT-0001\nc@d.example;GIFT-0002\n', 'code', ['codes_columns_unused:E-mail']],
  ['"Code cadeau";\n"GIFT-0001";\n"GIFT-0002";\n', 'code', ['read_as_codes:Code cadeau']],
  ['Order_ID;note;\nGIFT-0001;;z\nGIFT-0002;;\n', 'order_id', ['codes_columns_unused:note, (3)']],
  ['N° de commande\nGIFT-0001\nGIFT-0002\n', 'order_id', ['read_as_order_ids:N° de commande']],
  ['GIFT-0001\n\n"GIFT-0002"\n', 'order_id', []],
])('ACTIV-11: %j is read as files of other programs are', (text, kind, warnings) => {
  const { issues: broken, codes, ...rest } = file(text);
  expect(broken).toEqual([]);
  expect(codes).toEqual(['GIFT-0001', 'GIFT-0002']);
  expect(rest.kind).toBe(kind);
  const actualWarnings = rest.warnings.map(({ rule, limit }) => `${rule}:${limit}`);
  expect(actualWarnings.sort()).toEqual([...warnings].sort());
});

test.each([
  ['GIFT-0001;2027-01-01\nGIFT-0002;2027-01-01', [[null, 'codes_column_missing', 'GIFT-0001, 2027-01-01']]],
  ['Numéro,Valeur\nA1,10\nA2,10', [[null, 'codes_column_missing', 'Numéro, Valeur']]],
  ['code;coupon\nA1B2;C3D4', [[null, 'codes_column_doubled', 'code, coupon']]],
  ['Numéro\nGIFT-0001\nGIFT-0002', [[1, 'code_name', 'Numéro']]],
  ['Gift cards 2026\nGIFT-0001\nGIFT-0002', [[1, 'code_name', 'Gift cards 2026']]],
  ['Numéro', [[1, 'code_name', 'Numéro']]],
  ['AB12CD34\ncode\nGIFT-0001', [[2, 'code_name', 'code']]],
  ['code\n\nGIFT-0001\ncode\nGIFT-0002', [[4, 'code_name', 'code']]],
  ['code;note\nGIFT-0001;a;b', [[2, 'code_cells', 'b']]],
  ['code;note\n;a\nGIFT-0001;b', [[2, 'code_missing']]],
  ['order_id\nA-1,2027-01-01\nA-2', [[2, 'code_separator']]],
  ['code\nAAAA\n\nBBBB\naa-aa', [[5, 'code_duplicate', '2']]],
  [
    'code\n12/05/2026\nVRAI\n1.0\n4006381333931.0',
    [
      [2, 'code_date'],
      [3, 'code_boolean'],
      [4, 'code_decimal'],
      [5, 'code_decimal'],
    ],
  ],
  [
    '12/05/2026\n13/05/2026',
    [
      [1, 'code_date'],
      [2, 'code_date'],
    ],
  ],
  [
    'code\nOKB 0000008\nＯＫＢ0000015\n<b>\n1.2E+15',
    [
      [2, 'code_blank'],
      [3, 'code_full_width'],
      [4, 'code_invalid'],
      [5, 'code_rounded'],
    ],
  ],
])('ACTIV-11: %j is refused with the reason and the line of the file', (text, expected) => {
  expect(issues(text)).toEqual(expected);
});

test('a file in UTF-16 with tabs, as Excel writes Unicode text, and one in Windows-1252 are read; a faulty quote names its line', () => {
  expect(file('\ufeffcode\tnote\r\nÉTÉ-1\tx\r\n', 'utf16le').codes).toEqual(['ÉTÉ-1']);
  expect(file('code\r\nCAF\xc9-1\r\n', 'latin1').warnings).toEqual([
    { rule: 'encoding_windows_1252', limit: 'CAFÉ-1' },
  ]);
  expect(read('code\n"AB"CD\nEF')).toMatchObject({ problem: 'parse', line: 2 });
  expect(read('code\n')).toEqual({ problem: 'empty' });
});

test('codes in the form that Excel leaves alone are their text', () => {
  expect(file('code\n"=""00123"""\n="00124"\n').codes).toEqual(['00123', '00124']);
});
