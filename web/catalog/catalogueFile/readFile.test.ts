import { describe, expect, test } from 'vitest';
import { FIXED_COLUMNS } from '../../../schema/catalog/catalogueFile.ts';
import { readFile, writeRefused } from './readFile.ts';

const columns = [...FIXED_COLUMNS, 'dimension_size'];
const line = (cells: Record<string, string>) =>
  columns.map((column) => `"${(cells[column] ?? '').replaceAll('"', '""')}"`).join(';');
const fileOf = (...rows: Record<string, string>[]) => [columns.join(';'), ...rows.map(line)].join('\r\n');
const read = (text: string) => readFile(new TextEncoder().encode(text).buffer as ArrayBuffer);
const rowsOf = (text: string) => {
  const file = read(text);
  if ('problems' in file) throw new Error(file.problems[0]?.problem);
  return file;
};
const ten = { sku: 'ABC-CARD-0001', name_en: 'Ten; "dix"\nand more' };

describe('a file that can be read', () => {
  test('with and without its mark, by semicolons, commas and tabs, quoted or not', () => {
    for (const text of [fileOf(ten), `\ufeff${fileOf(ten)}`]) {
      const [row] = rowsOf(text).rows;
      expect([row?.line, row?.cells[columns.indexOf('name_en')]]).toEqual([2, ten.name_en]);
    }
    for (const delimiter of [',', '\t']) {
      const plain = [columns, columns.map((column) => (column === 'sku' ? 'A' : ''))]
        .map((cells) => cells.join(delimiter))
        .join('\n');
      expect(rowsOf(plain).rows[0]?.cells[columns.indexOf('sku')]).toBe('A');
    }
  });

  test('as a spreadsheet saves Unicode text', () => {
    const wide = new Uint16Array([
      0xfeff,
      ...[...fileOf({ sku: 'é' })].map((letter) => letter.charCodeAt(0)),
    ]);
    const file = readFile(wide.buffer);
    expect('rows' in file && file.rows[0]?.cells[columns.indexOf('sku')]).toBe('é');
  });

  test('as Excel saves it by default, with a note of the encoding that was taken', () => {
    const bytes = Buffer.from('sku;name_fr\nA;Carte cadeau \x80 20 d\xe9mat\xe9rialis\xe9e', 'latin1');
    expect(readFile(new Uint8Array(bytes).buffer)).toEqual({
      columns: ['sku', 'name_fr'],
      rows: [{ line: 2, cells: ['A', 'Carte cadeau € 20 dématérialisée'] }],
      warnings: [{ rule: 'encoding_windows_1252', limit: '€, dématérialisée' }],
    });
  });

  test('a first line that names no column is left out, with a note', () => {
    expect(rowsOf('Our catalog, spring\nsku;name_en\nA;Ten')).toEqual({
      columns: ['sku', 'name_en'],
      rows: [{ line: 3, cells: ['A', 'Ten'] }],
      warnings: [{ rule: 'first_line_dropped', limit: 'Our catalog, spring', count: 1 }],
    });
  });

  test('empty lines are passed over and keep the numbers of the others', () => {
    expect(rowsOf(fileOf({}, ten, {})).rows.map(({ line }) => line)).toEqual([3]);
  });

  test('a line for the delimiter, blank first lines, names in capitals, and columns that are left out', () => {
    const text = 'sep=,\r\n,,,\r\n\r\n SKU ,"Name EN",,\r\nA,"Ten, and more",,\r\n';
    expect(rowsOf(text)).toEqual({
      columns: ['sku', 'name_en'],
      rows: [{ line: 4, cells: ['A', 'Ten, and more'] }],
      warnings: [],
    });
  });

  test('a line with more or fewer cells than columns has as many for the platform, so that it is refused', () => {
    const { columns, rows } = rowsOf('sku;name_en;reason\nA;Ten\nB;Ten;;\nC;Ten;;more');
    expect(columns).toHaveLength(2);
    expect(rows.map(({ cells }) => cells.length === columns.length)).toEqual([false, true, false]);
  });

  test('a line that is too long is named, and nothing of the file is sent', () => {
    expect(read(`sku;name_en\nA;Ten\nB;${'x'.repeat(10_001)}`)).toEqual({
      problems: [{ problem: 'file_line_too_long', about: '3' }],
    });
  });

  test('a file of refused lines comes back without its reasons, and what looks like a formula is guarded in it', () => {
    const cells = columns.map((column) => (column === 'name_en' ? '=SUM(1)' : column === 'sku' ? 'A' : ''));
    const text = writeRefused(columns, [{ cells, reason: 'ean: wrong' }]);
    expect(text).toContain(`"'=SUM(1)"`);
    const file = rowsOf(text);
    expect(file.columns).toEqual(columns);
    expect(file.rows[0]?.cells).toEqual(cells);
  });

  test('a refused line keeps its cells below their columns when a spreadsheet makes all lines equally long', () => {
    const four = ['sku', 'version', 'name_fr', 'name_en'];
    let rows = [
      ['A', '1', 'Carte'],
      ['B', '1', 'Carte', 'Card', 'more'],
    ];
    for (const reason of ['too short or too long', 'still so']) {
      const text = writeRefused(
        four,
        rows.map((cells) => ({ cells, reason })),
      );
      const lines = text.trimEnd().split('\r\n');
      const file = rowsOf([lines[0], `${lines[1]};""`, lines[2]].join('\r\n'));
      expect(file.columns).toEqual(four);
      rows = file.rows.map(({ cells }) => cells);
      expect(rows).toEqual([
        ['A', '1', 'Carte', ''],
        ['B', '1', 'Carte', 'Card', 'more'],
      ]);
    }
  });

  test('fifty thousand lines are read, one more is refused', () => {
    const many = (count: number) =>
      `${columns.join(';')}\n${`X${';'.repeat(columns.length - 1)}\n`.repeat(count)}`;
    expect(rowsOf(many(50_000)).rows).toHaveLength(50_000);
    expect(read(many(50_001))).toEqual({ problems: [{ problem: 'file_too_many_rows', about: '50000' }] });
  });
});

describe('a file that cannot be read says why', () => {
  test.each([
    ['nothing in it', '', { problem: 'file_empty' }],
    ['nothing but white', '\ufeff \r\n', { problem: 'file_empty' }],
    ['no line', columns.join(';'), { problem: 'file_without_rows' }],
    ['a quote left open', `${fileOf(ten)}\r\n"open;`, { problem: 'file_quote', about: '3' }],
    ['text behind a quote', 'sku;name_en\nA;"Ten" euros', { problem: 'file_quote_text', about: '2' }],
    ['no column of a SKU or product', 'name_en\nTen', { problem: 'file_missing_column', about: 'sku' }],
    ['a column without a name', 'sku;\nA;b', { problem: 'file_unnamed_column' }],
    [
      'a column too many',
      fileOf(ten).replace('brand_id;', 'brand_id;colour;'),
      { problem: 'file_unknown_column', about: 'colour' },
    ],
    [
      'a column twice',
      fileOf(ten).replace('brand_id;', 'brand_id;sku;'),
      { problem: 'file_doubled_column', about: 'sku' },
    ],
  ])('%s', (_, text, problem) => {
    expect(read(text)).toMatchObject({ problems: [problem] });
  });

  test('everything that is wrong with the columns is named at once', () => {
    expect(read('a;b;a\n1;2;3')).toEqual({
      problems: [
        { problem: 'file_missing_column', about: 'sku' },
        { problem: 'file_unknown_column', about: 'a' },
        { problem: 'file_unknown_column', about: 'b' },
      ],
    });
    expect(read('sku;Nom (fr);Name EN;name_en\n1;2;3;4')).toEqual({
      problems: [
        { problem: 'file_unknown_column', about: 'Nom (fr)' },
        { problem: 'file_doubled_column', about: 'name_en' },
      ],
    });
  });

  test('a wrong header with dimensions is handed on: the platform knows which of them exist', () => {
    expect(read('sku;colour;dimension_x\n1;2;3')).toEqual({
      problems: [{ problem: 'file_unknown_column', about: 'colour' }],
      header: ['sku', 'colour', 'dimension_x'],
    });
  });

  test('no text at all', () => {
    for (const bytes of [
      [0x63, 0x81, 0x3b],
      [0x50, 0x4b, 0x03, 0x04, 0x00, 0x00],
    ])
      expect(readFile(new Uint8Array(bytes).buffer)).toEqual({ problems: [{ problem: 'file_encoding' }] });
  });
});
