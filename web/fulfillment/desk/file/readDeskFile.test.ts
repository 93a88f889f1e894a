import { describe, expect, test } from 'vitest';
import { readPhone } from '../../../../schema/foundation/contacts/readPhone.ts';
import type { DeskSummary } from '../deskModel.ts';
import { openDesk } from '../rows/deskRows.ts';
import type { DeskFacts } from './suggestions.ts';

const facts: DeskFacts = {
  channel: 'email',
  orderId: null,
  isUnique: false,
  countries: ['FR'],
  rewards: [
    { sku: 'AAA-CARD-0001', isVariable: false, faceValue: '10.00', currency: 'EUR' },
    { sku: 'AAA-CARD-0002', isVariable: true, faceValue: '20.00', currency: 'EUR' },
  ],
};
const GOOD = 'AAA-CARD-0001;10;ada@x.example';

function opened(text: string | Uint8Array, deskFacts: Partial<DeskFacts> = {}) {
  const desk = openDesk(readPhone);
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const summary = desk.read(bytes.slice().buffer, { ...facts, ...deskFacts }) as DeskSummary;
  return { desk, summary };
}
const planOf = ({ plan }: DeskSummary) => plan.map(({ column }) => column);

describe('a file without names of columns', () => {
  test('keeps its first line as row 1, and its columns are what they certainly hold', () => {
    const { desk, summary } = opened(
      'Ada;AAA-CARD-0001;10,00;ada@x.example;+33612345678\nBob;AAA-CARD-0001;10,00;bob@x.example;+33612345679\n',
    );
    expect(planOf(summary)).toEqual([null, 'sku', 'value', 'email', 'phone_number']);
    expect([summary.total, summary.source?.choices.isFirstLineRow]).toEqual([2, true]);
    expect(summary.messages[0]?.places).toEqual([
      { n: 1, line: 1, text: '10,00' },
      { n: 2, line: 2, text: '10,00' },
    ]);
    desk.accept(['value_format']);
    expect(desk.canonical().text).toContain('ada@x.example');
    const named = desk.choose({ isFirstLineRow: false });
    expect(named.source?.firstLine?.[0]).toBe('Ada');
    expect(named.messages.map(({ rule }) => rule)).toEqual(['missing_column']);
    expect(desk.choose({ isFirstLineRow: true }).total).toBe(2);
  });

  test.each([
    [
      'an e-mail address beside a word that could name a column',
      'AAA-CARD-0001;10;ada@x.example;Mobile',
      true,
    ],
    ['a SKU', 'AAA-CARD-0001;x;y;z', true],
    ['a phone number', 'Ada;06 12 34 56 78;x;y', true],
    ['an amount', 'Ada;12,50 €;x;y', true],
    ['unknown names', 'Kontakt;Betrag;Gutschein;Sprache', false],
  ])('%s', (_, line, isRow) => {
    const { summary } = opened(`${line}\n${GOOD};Ada`);
    expect(summary.source?.firstLine).toEqual(line.split(';'));
    expect(summary.source?.choices.isFirstLineRow).toBe(isRow);
  });

  test('a line with a name that we know, and a year, is one of names and no question', () => {
    const { summary } = opened(`sku;value;email;2026\n${GOOD};x`);
    expect(summary.source?.firstLine).toBeNull();
    expect(summary.total).toBe(1);
  });

  test('a first recipient is not dropped as a warning because the second one has a word that could name a column', () => {
    const { summary } = opened(`${GOOD};Hello\nAAA-CARD-0001;10;bob@x.example;Mobile`);
    expect([summary.total, summary.warnings]).toEqual([2, []]);
  });

  test('is left to a person where more than one column could be meant, and amounts that may be numbers of customers are no values', () => {
    const { summary } = opened('AAA-CARD-0002;1001;ada@x.example;boss@x.example');
    expect(planOf(summary)).toEqual(['sku', null, null, null]);
  });
});

describe('titles above the names of columns', () => {
  const names = 'sku;value;email;first_name';

  test('are left out and quoted, and nobody is asked what the first line is', () => {
    const { summary } = opened(
      `Winners of November;;;\n;;;\nExported 30/11/2026 14:05;;;\n${names}\n${GOOD};Tia`,
    );
    expect([summary.total, summary.wrong, summary.source?.firstLine]).toEqual([1, 0, null]);
    expect(summary.warnings).toEqual([
      { rule: 'first_line_dropped', limit: 'Winners of November / Exported 30/11/2026 14:05', count: 2 },
    ]);
  });

  test.each([
    ['a title that is also the name of a column', 'Message'],
    ['a title with another separator', 'Winners, image, mobile'],
  ])('%s', (_, title) => {
    const { summary } = opened(`${title}\n${names}\n${GOOD};Tia`);
    expect([summary.total, summary.warnings[0]?.limit]).toEqual([1, title]);
  });

  test.each([
    ['an address beside its name', 'AAA;10;"Ada <ada@x.example>";Ada'],
    ['an address with a typing error', 'AAA;ten;ada71@x;Ada'],
    ['a phone number', 'Ada;+33612345671;x;Bravo'],
    ['an amount', 'Ada;25,00 €;x;Bravo'],
    ['a SKU', 'ACQ-EUR25;x;Ada;Bravo'],
  ])('no line with %s is left out', (_, line) => {
    for (const below of [names, 'bob@x.example;10;Mobile;Image', 'Image;Mobile;x;y']) {
      const { summary } = opened(`${line}\n${below}\n${GOOD};Tia`);
      expect(summary.source?.firstLine?.join(';')).toBe(line.replaceAll('"', ''));
      expect(summary.warnings.filter(({ rule }) => rule === 'first_line_dropped')).toEqual([]);
    }
  });

  test('a first recipient stays row 1 beside words that could name columns', () => {
    const { desk, summary } = opened(
      'ACQ-1;10;+33612345671;Ann;Bravo\nACQ-1;10;+33612345672;Bob;Image\nACQ-1;10;+33612345673;Cy;Mobile',
    );
    expect(summary.source?.choices.isFirstLineRow).toBe(true);
    expect(desk.assign(['sku', 'value', 'email', null, null]).total).toBe(3);
  });
});

describe('the separator', () => {
  test.each([
    [',', 'Merci; image; mobile'],
    ['\t', 'Merci; image, mobile'],
    ['|', 'Merci; image, mobile'],
  ])('is the one that separates the most names: %j', (separator, message) => {
    const lines = [
      ['First Name', 'E-mail', 'Reward', 'Amount', 'Message'],
      ['Ada', 'ada@x.example', 'AAA-CARD-0001', '10', message],
    ];
    const { desk, summary } = opened(lines.map((cells) => cells.join(separator)).join('\n'));
    expect([summary.total, summary.wrong]).toEqual([1, 0]);
    expect(summary.warnings).toEqual([{ rule: 'other_delimiter', limit: separator }]);
    expect(desk.canonical().text).toContain(message);
  });

  test('is named where columns are missing, although it is the usual one', () => {
    const { summary } = opened('First Name;Reward\nAda;AAA-CARD-0001');
    expect(summary.messages[0]?.rule).toBe('missing_column');
    expect(summary.warnings).toEqual([{ rule: 'other_delimiter', limit: ';' }]);
  });
});

test('names whose letters look wrong are named, and refused by no rule', () => {
  const people = ['FranÃ§ois', 'LÃ©a', 'Fran\ufffdois', 'Lâ€™HÃ´te', 'Ângela', 'São', 'ÂME'];
  const { desk, summary } = opened(
    ['sku;value;email;first_name', ...people.map((name) => `${GOOD};${name}`)].join('\n'),
  );
  expect(summary.wrong).toBe(0);
  expect(summary.warnings).toEqual([
    { rule: 'texts_garbled', limit: 'FranÃ§ois, LÃ©a, Fran\ufffdois, Lâ€™HÃ´te', count: 4 },
  ]);
  for (const n of [1, 2, 3, 4]) desk.set(n, 'first_name', 'Ann');
  expect(desk.show('all').warnings).toEqual([]);
});

test('a person’s own column Reason is a column that is not read, and is named', () => {
  for (const name of ['Reason', 'reason']) {
    const { summary } = opened(`sku;value;email;${name}\n${GOOD};Birthday`);
    expect(summary.plan.at(-1)).toMatchObject({ column: null, sample: 'Birthday', isOurs: false });
  }
  const { summary } = opened(`sku;value;email;reason\n${GOOD};email: wrong`);
  expect(summary.plan).toEqual([]);
});

test('of two columns for one field the filled one is read', () => {
  const { summary } = opened(`sku;value;email;Mobile;Portable\n${GOOD};;+33612345678`);
  expect(planOf(summary).slice(3)).toEqual([null, 'phone_number']);
  const exact = opened(`sku;value;email;phone_number;Portable\n${GOOD};;+33612345678`).summary;
  expect(planOf(exact).slice(3)).toEqual([null, 'phone_number']);
});

test('SEND-16: all columns that are missing stand in one message', () => {
  const { summary } = opened('First Name;Last Name\nAda;Lovelace');
  expect(summary.messages.map(({ rule, limit }) => [rule, limit])).toEqual([
    ['missing_column', 'sku, value, email'],
  ]);
});

test('columns that a paste did not read are named as long as its rows are there', () => {
  const { desk } = opened(`sku;value;email\n${GOOD}`);
  const pasted = 'sku\tvalue\temail\tNickname\nAAA-CARD-0001\t10\tbob@x.example\tBobby';
  expect(desk.paste(1, 'sku', pasted).pasted).toMatchObject({ cut: 0, unread: ['Nickname'] });
  expect(desk.paste(2, 'sku', 'AAA-CARD-0001\t10\tcy@x.example').pasted.unread).toEqual(['Nickname']);
  expect(desk.drop(2).pasted.unread).toEqual([]);
});

test('a value with zeros behind its decimals is read as the rule says, and shown; with another digit there it is refused', () => {
  const { desk, summary } = opened('sku;value;email\nAAA-CARD-0002;25.000;ada@x.example');
  expect(summary.rewritten).toEqual([
    {
      column: 'value',
      count: 1,
      changes: [{ column: 'value', before: '25.000', after: '25.00', rows: [1] }],
    },
  ]);
  const wrong = desk.set(1, 'value', '25.001');
  expect([wrong.messages[0]?.rule, wrong.rewritten, wrong.fixes]).toEqual(['value_format', [], 0]);
});

test.each(['#N/A', '#REF!', '#VALEUR!', '#NOM?', '########'])(
  'the error %s of a spreadsheet refuses its row',
  (error) => {
    const { summary } = opened(`sku;value;email;first_name\n${GOOD};${error}\n${GOOD};#1`);
    expect(summary.messages.map(({ rule, places }) => [rule, places])).toEqual([
      ['spreadsheet_error', [{ n: 1, line: 2, text: error, column: 'first_name' }]],
    ]);
  },
);

test.each(['le', 'be'])('UTF-16 without a byte order mark is read: %s', (order) => {
  const units = [...`sku;value;email;first_name\n${GOOD};Zoé`].map((letter) => letter.charCodeAt(0));
  const bytes = units.flatMap((unit) => (order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255]));
  const { summary } = opened(new Uint8Array(bytes));
  expect(summary.first).toEqual([['AAA-CARD-0001', '10', 'ada@x.example', 'Zoé']]);
  expect(summary.warnings).toEqual([]);
});

test.each([
  ['E-mail 1 - Valeur', 'email'],
  ['Téléphone 1 - Valeur', 'phone_number'],
  ['Amount (EUR)', 'value'],
  ['Montant (€)', 'value'],
  ['Prénom usuel', 'first_name'],
  ['E-mail (pro)', null],
])('the column %s is used for %s', (name, column) => {
  expect(planOf(opened(`sku;${name}\nAAA-CARD-0001;x\n`).summary)[1]).toBe(column);
});
