import fc from 'fast-check';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { seeded } from '../../../tests/money/seeded.ts';
import { runSlices } from '../process/slices.ts';
import { readCsvSlices } from './csvFile.ts';
import { MAX_FILE_LINES } from './textFile.ts';

const COLUMNS = ['sku', 'value', 'email', 'message'];
const HEADER = 'sku;value;email;message';
const bytes = (text: string) => new TextEncoder().encode(text);
const slicesOf = (text: string, maxLines = 10_000) =>
  readCsvSlices(bytes(text), { isColumn: (name) => COLUMNS.includes(name), maxLines });
const read = (text: string, maxLines?: number) => runSlices(slicesOf(text, maxLines));

/** Runs all slices; how many there were, and the result. */
function counted(text: string) {
  const slices = slicesOf(text);
  for (let count = 1; ; count += 1) {
    const { done, value } = slices.next();
    if (done) return { count, result: value };
  }
}

test('a file in slices reads as it does whole', () => {
  const cell = (newline: string) =>
    fc.constantFrom('a', '', ' ', `"x ""q""; ${newline} y"`, 'ana@customers.example', '10.00');
  const file = fc.constantFrom('\n', '\r\n', '\r').chain((newline) =>
    fc.record({
      newline: fc.constant(newline),
      block: fc.array(fc.array(cell(newline), { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 40,
      }),
      repetitions: fc.integer({ min: 1, max: 150 }),
    }),
  );
  fc.assert(
    fc.property(file, ({ newline, block, repetitions }) => {
      const lines = Array.from({ length: repetitions }, () => block.map((cells) => cells.join(';'))).flat();
      const text = [HEADER, ...lines].join(newline);
      const whole = papaparse.parse<string[]>(text, { delimiter: ';', skipEmptyLines: 'greedy' });
      expect(whole.errors).toEqual([]);
      expect(read(text)).toEqual({
        header: HEADER.split(';'),
        delimiter: ';',
        encoding: 'utf-8',
        headerCells: HEADER.split(';'),
        headerLine: 1,
        isOurs: false,
        lines: whole.data.slice(1),
        lineNumbers: expect.any(Array),
        titles: [],
      });
    }),
    seeded(20, 300),
  );
});

test('reading stops one line after the most that are taken', () => {
  const { count, result } = counted([HEADER, ...Array.from({ length: 90_000 }, () => 'a;1;b;c')].join('\n'));
  expect(result).toMatchObject({ lines: { length: 10_001 } });
  expect(count).toBeLessThan(10);
});

test('a file of empty lines is refused as soon as there are too many, not read to its end', () => {
  const { count, result } = counted(`${HEADER}${'\n'.repeat(4_000_000)}`);
  expect(result).toEqual({ problem: 'too_many_lines' });
  expect(count).toBeLessThan(MAX_FILE_LINES / 10_000);
  expect(read(`${HEADER}\r\na;1;b;c${'\r\n'.repeat(100_000)}`)).toMatchObject({
    lines: [['a', '1', 'b', 'c']],
  });
});

test('a line without an end is refused with its number, however long the file is', () => {
  const before = `${HEADER}\n${'a;1;b;c\n'.repeat(9_000)}`;
  for (const rest of [';'.repeat(4_000_000), `a;1;"b;c\n${'a;1;b;c\n'.repeat(400_000)}`])
    expect(read(before + rest)).toMatchObject({ problem: 'parse', row: 9001 });
});

test('SEND-37: an open quote is reported with its row, in the first slice and in a later one', () => {
  const open = 'x;1;"a@b.example;c\n';
  expect(read(`${HEADER}\n${open}`)).toMatchObject({ problem: 'parse', row: 1 });
  expect(read(`${HEADER}\n${'a;1;b;c\n'.repeat(9_000)}${open}`)).toMatchObject({
    problem: 'parse',
    row: 9001,
  });
});

test.each([
  ['reason', '+33612345678'],
  ['Reason', "'+33612345678"],
])(
  'guards against formulas are taken off in files of our own, which have the column reason: %s',
  (column, phone) => {
    const isOurs = (names: readonly string[]) => names.includes('reason');
    const reading = { isColumn: (name: string) => COLUMNS.includes(name), maxLines: 10, isOurs };
    const file = runSlices(readCsvSlices(bytes(`sku;value;${column}\na;'+33612345678;b\n`), reading));
    expect(file).toMatchObject({ lines: [['a', phone, 'b']] });
  },
);

const keeping = (lines: string[], newline = '\n') =>
  runSlices(
    readCsvSlices(bytes([HEADER, ...lines].join(newline)), {
      isColumn: (name) => COLUMNS.includes(name),
      maxLines: 10_000,
      keepsFaultyCells: true,
    }),
  );

test.each(['\n', '\r\n'])(
  'a cell with faulty quotes keeps its text, and its line is named; the others are read as they are',
  (newline) => {
    const lines = Array.from({ length: 1500 }, (_, at) => `A${at};1;"a${at}@b.example";"x ""y""; z"`);
    const faulty = 'A;1;"t11"@zz.example;"Hi" there';
    const read = keeping([...lines.slice(0, 3), faulty, ...lines, faulty, 'B;2;c@d.example;'], newline);
    if ('problem' in read) throw new Error(read.problem);
    expect(read.faultyCells).toEqual([
      { line: 5, at: 2 },
      { line: 5, at: 3 },
      { line: 1506, at: 2 },
      { line: 1506, at: 3 },
    ]);
    expect(read.lines).toHaveLength(1506);
    for (const at of [3, 1504]) expect(read.lines[at]).toEqual(['A', '1', '"t11"@zz.example', '"Hi" there']);
    expect(read.lines[4]).toEqual(['A0', '1', 'a0@b.example', 'x "y"; z']);
    expect(read.lines[1505]).toEqual(['B', '2', 'c@d.example', '']);
  },
);

test.each([
  ['an open quote', ['A;1;"t11@zz.example;x', 'B;2;c@d.example;']],
  ['more cells than columns', ['A;1;"t11"@zz.example;x;y']],
  ['a quote over two lines', ['A;1;a@b.example;"x', 'A;1;"t11"@zz.example;y']],
  ['quotes without partners', ['A;1;"t"1"@zz.example;x', 'B;2;c@d.example;']],
])('with %s the line is not certain, and the file is refused', (_, lines) => {
  expect(keeping(lines)).toMatchObject({ problem: 'parse' });
});

test('many faulty lines end the reading', () => {
  expect(keeping(Array.from({ length: 101 }, () => 'A;1;"t11"@zz.example;x'))).toMatchObject({
    problem: 'parse',
    fault: 'quote_text',
    line: 102,
  });
});

test('a slice that ends within a line break is no fault of a quote', () => {
  for (const shift of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const line = 'A;1;a@b.example;"0123456789"';
    const lines = [`A;1;a@b.example;"${'x'.repeat(shift * 4)}"`, ...Array.from({ length: 3000 }, () => line)];
    expect(read([HEADER, ...lines].join('\r\n')), String(shift)).not.toHaveProperty('problem');
  }
});
