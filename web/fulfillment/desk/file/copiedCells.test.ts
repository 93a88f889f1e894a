import { expect, test } from 'vitest';
import { readPhone } from '../../../../schema/foundation/contacts/readPhone.ts';
import { facts } from '../../../testing/data/deskFile.ts';
import { openDesk } from '../rows/deskRows.ts';

test('copied cells are pasted where they were put, below the last row too, and by their header', () => {
  const desk = openDesk(readPhone);
  desk.begin(facts);
  const pasted = desk.paste(0, 'sku', 'AAA-CARD-0001\t10\ta@b.example\r\nAAA-CARD-0001\t10\tc@d.example\r\n');
  expect([pasted.total, pasted.wrong, pasted.pasted.cut]).toEqual([2, 0, 0]);
  const named = desk.paste(
    2,
    'first_name',
    'email\tvalue\tcompany_name\tsku\nz@y.example\t10\tAcme\tAAA-CARD-0001',
  );
  expect([named.total, named.wrong]).toEqual([3, 0]);
  expect(named.columns).toContain('company_name');
  expect(desk.canonical().text.split('\r\n')[3]).toBe('Acme;AAA-CARD-0001;10;z@y.example;;;;');
});

const messagesIn = (desk: ReturnType<typeof openDesk>) =>
  desk
    .canonical()
    .text.split('\r\n')
    .slice(1)
    .map((line) => line.split(';').at(-2));

test.each([
  ['one', ['"Bravo', 'Merci']],
  ['one at the end', ['Merci', 'Bravo"']],
  ['two that look like one cell', ['"Bravo', 'Merci"']],
  ['two, the second within a text', ['"Bravo', '"Merci" beaucoup']],
])('a quote in a copied cell swallows no row: %s', (_, messages) => {
  const desk = openDesk(readPhone);
  desk.begin(facts);
  const lines = messages.map((message, at) => `AAA-CARD-0001\t10\tp${at}@b.example\t${message}`);
  const pasted = desk.paste(0, 'sku', ['sku\tvalue\temail\tmessage', ...lines].join('\r\n'));
  expect([pasted.total, pasted.wrong]).toEqual([2, 0]);
  expect(messagesIn(desk)).toEqual(
    messages.map((message) => (message.includes('"') ? `"${message.replaceAll('"', '""')}"` : message)),
  );
});

test('where quotes do not fit together, each cell is read by itself, and no row is torn', () => {
  const desk = openDesk(readPhone);
  desk.begin(facts);
  const lines = [
    'sku\tvalue\temail\tfirst_name\tmessage',
    'AAA-CARD-0001\t10\ta@b.example\t"An\nna"\tsay "hi"',
    'AAA-CARD-0001\t10\tb@b.example\t"Bob\t5\'',
    'AAA-CARD-0001\t10\tc@b.example\tCy\t"said ""yes"""',
  ];
  const pasted = desk.paste(0, 'sku', lines.join('\n'));
  expect(desk.window(0, 9).map(({ cells }) => [cells[4], cells[6]])).toEqual([
    ['An\nna', 'say "hi"'],
    ['"Bob', "5'"],
    ['Cy', 'said "yes"'],
  ]);
  expect(pasted.messages.map(({ rule, places }) => [rule, places.map(({ n }) => n)])).toEqual([
    ['text_line_break', [1]],
  ]);
});

test('quotes never join two cells of a line', () => {
  const desk = openDesk(readPhone);
  desk.begin(facts);
  const lines = ['sku\tvalue\temail\tfirst_name\tmessage', 'AAA-CARD-0001\t10\ta@b.example\t"Ann\tBravo"'];
  desk.paste(0, 'sku', lines.join('\n'));
  expect(desk.window(0, 1).map(({ cells }) => [cells[4], cells[6]])).toEqual([['"Ann', 'Bravo"']]);
});

test('a copied cell of several lines is one cell', () => {
  const desk = openDesk(readPhone);
  desk.begin(facts);
  const lines = ['sku\tvalue\temail\tmessage', 'AAA-CARD-0001\t10\ta@b.example\t"Bravo,', '""Ada"""'];
  expect(desk.paste(0, 'sku', lines.join('\n')).total).toBe(1);
  expect(desk.canonical().text).toContain('"Bravo,\n""Ada"""');
});

test('in text that was copied from a file, a cell of several lines may hold the separator', () => {
  const desk = openDesk(readPhone);
  desk.begin(facts);
  const lines = ['sku,value,email,message', 'AAA-CARD-0001,10,a@b.example,"Bravo,', 'Ada, and more"'];
  expect(desk.paste(0, 'sku', lines.join('\n')).total).toBe(1);
  expect(desk.canonical().text).toContain('"Bravo,\nAda, and more"');
});

test('two copied columns of one name are an error of each row that fills both, until one value is chosen', () => {
  const desk = openDesk(readPhone);
  desk.begin(facts);
  const lines = [
    'sku\tvalue\temail\temail\tmessage\tmessage',
    'AAA-CARD-0001\t10\ta@b.example\tc@d.example\t\tHi',
  ];
  const pasted = desk.paste(0, 'sku', lines.join('\n'));
  expect([pasted.wrong, pasted.pasted.unread]).toEqual([1, []]);
  expect(pasted.messages.map(({ rule, places }) => [rule, places[0]?.text])).toEqual([
    ['doubled_cell', 'a@b.example · c@d.example'],
  ]);
  expect(desk.set(1, 'email', 'c@d.example').wrong).toBe(0);
  expect(messagesIn(desk)).toEqual(['Hi']);
});

test('pasting stops at 10000 rows, and says how many stayed out', () => {
  const desk = openDesk(readPhone);
  desk.begin(facts);
  const lines = Array.from({ length: 10_003 }, () => 'AAA-CARD-0001\t10\ta@b.example');
  expect(desk.paste(0, 'sku', lines.join('\n'))).toMatchObject({
    total: 10_000,
    wrong: 0,
    pasted: { cut: 3 },
  });
});

test.each([
  ['an empty line', '\n', undefined],
  ['a title over all columns', 'Winners of March\t\t\n', 'Winners of March'],
  [
    'a title, empty lines and a date',
    'Winners of March\t\t\n\t\t\n\nMade on 3 March\t\t\n',
    'Winners of March / Made on 3 March',
  ],
])('the line of names is no recipient below %s', (_, above, title) => {
  const desk = openDesk(readPhone);
  desk.begin(facts);
  const cells = 'email\tvalue\tsku\na@b.example\t10\tAAA-CARD-0001\n\nc@d.example\t10\tAAA-CARD-0001\n';
  const pasted = desk.paste(0, 'sku', above + cells);
  expect([pasted.total, pasted.wrong, pasted.warnings[0]?.limit]).toEqual([2, 0, title]);
  const opened = desk.read(new TextEncoder().encode(above + cells).buffer, facts);
  const notesOf = (summary: typeof opened) =>
    'warnings' in summary ? summary.warnings.filter(({ rule }) => rule === 'first_line_dropped') : [];
  expect(notesOf(pasted)).toEqual(notesOf(opened));
});

test('lines above names that may be recipients are rows, as in a file', () => {
  const desk = openDesk(readPhone);
  desk.begin(facts);
  const pasted = desk.paste(0, 'sku', 'AAA-CARD-0001\t10\ta@b.example\nsku\tvalue\temail\n');
  expect([pasted.total, pasted.wrong]).toEqual([2, 1]);
});
