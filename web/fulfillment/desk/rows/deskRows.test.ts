import { expect, test } from 'vitest';
import { readPhone } from '../../../../schema/foundation/contacts/readPhone.ts';
import type { RecipientColumn } from '../../../../schema/fulfillment/recipientColumns.ts';
import type { DeskSummary } from '../deskModel.ts';
import type { DeskFacts } from '../file/suggestions.ts';
import { openDesk } from './deskRows.ts';

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
const GOOD = 'AAA-CARD-0001;10;ada@somewhere.example';
const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

function opened(text: string, deskFacts: Partial<DeskFacts> = {}) {
  const desk = openDesk(readPhone);
  const summary = desk.read(bytes(text), { ...facts, ...deskFacts }) as DeskSummary;
  return { desk, summary };
}
const file = (...lines: string[]) => `sku;value;email\n${lines.join('\n')}\n`;

test('SEND-5, SEND-23: wrong rows are counted, and named by message, the documents’ first', () => {
  const { summary } = opened(
    file(GOOD, 'AAA-CARD-0001;10;nobody', 'AAA-CARD-0001;ten;b@c.example', 'NO;10;c@d.example'),
  );
  expect([summary.total, summary.wrong, summary.shown]).toEqual([4, 3, 4]);
  expect(summary.messages.map(({ rule, places }) => [rule, places])).toEqual([
    ['value_format', [{ n: 3, line: 4, text: 'ten' }]],
    ['email_format', [{ n: 2, line: 3, text: 'nobody' }]],
    ['unknown_sku', [{ n: 4, line: 5, text: 'NO' }]],
  ]);
});

test('SEND-20: each repeated order ID is a message of its own, twenty at most', () => {
  const lines = Array.from({ length: 30 }, () => `x;${GOOD}`);
  const { summary } = opened(`order_id;sku;value;email\n${lines.join('\n')}`);
  expect(summary.messages.map(({ rule, places }) => [rule, places[0]?.n])).toEqual(
    Array.from({ length: 20 }, (_, at) => ['order_id_duplicate', at + 2]),
  );
});

test('SEND-36: the first four rows are shown as they stand, without empty ones', () => {
  const { summary } = opened(file('', GOOD, ';;', GOOD, GOOD, GOOD, GOOD));
  expect(summary.first).toHaveLength(4);
  expect(summary.first[0]).toEqual(['AAA-CARD-0001', '10', 'ada@somewhere.example']);
});

test('SEND-33, SEND-34: a file above 10000 rows is refused as a whole', () => {
  const { summary } = opened(file(...Array.from({ length: 10_001 }, () => GOOD)));
  expect(summary.messages.map(({ rule }) => rule)).toEqual(['too_many_rows']);
  expect(summary.wrong).toBe(0);
});

test('a cell that is changed is judged anew, with what its row shares with others', () => {
  const { desk } = opened(`order_id;sku;value;email\na;${GOOD}\na;${GOOD}`);
  expect(desk.window(0, 2)[1]?.notes.map(({ rule }) => rule)).toEqual(['order_id_duplicate']);
  expect(desk.set(1, 'order_id', ' b ').wrong).toBe(0);
  expect(desk.window(0, 1)[0]?.cells[0]).toBe('b');
  expect(desk.set(2, 'sku', '').messages.map(({ rule }) => rule)).toEqual(['unknown_sku']);
});

test('the wrong rows are shown by themselves; one that is mended stays in sight until the filter is chosen anew', () => {
  const { desk } = opened(file(GOOD, 'AAA-CARD-0001;10;x', GOOD, 'AAA-CARD-0001;10;y'));
  expect(desk.show('wrong').shown).toBe(2);
  expect(desk.window(0, 9).map(({ n }) => n)).toEqual([2, 4]);
  const mended = desk.set(2, 'email', 'x@y.example');
  expect([mended.wrong, mended.shown]).toEqual([1, 2]);
  expect(desk.show('wrong').shown).toBe(1);
});

test('F8: the next wrong cell, round the end, and back', () => {
  const { desk } = opened(file('NO;ten;x', GOOD, 'AAA-CARD-0001;10;y'));
  const nextNotes: (string | undefined)[] = [];
  let place: { at: number; column: RecipientColumn | null } = { at: -1, column: null };
  for (let step = 0; step < 5; step += 1) {
    const next = desk.next(place.at, place.column, 1);
    nextNotes.push(next ? `${next.at} ${next.column} ${next.number} of ${next.count}` : undefined);
    if (next) place = next;
  }
  expect(nextNotes).toEqual([
    '0 sku 1 of 4',
    '0 value 2 of 4',
    '0 email 3 of 4',
    '2 email 4 of 4',
    '0 sku 1 of 4',
  ]);
  expect(desk.next(0, 'sku', -1)).toMatchObject({ at: 2, column: 'email' });
});

test('empty cells with only one possible value are kinds of their own: nothing in them was written in another format', () => {
  const { desk } = opened(file(';10,00;ada@x.example', 'AAA-CARD-0001;;b@x.example'), {
    rewards: facts.rewards.slice(0, 1),
  });
  const change = { before: '', rows: [1] };
  expect(desk.corrections()).toEqual([
    { kind: 'empty_sku', changes: [{ ...change, column: 'sku', after: 'AAA-CARD-0001' }] },
    { kind: 'empty_value', changes: [{ ...change, column: 'value', after: '10.00', rows: [2] }] },
  ]);
  expect(desk.accept(['empty_sku']).wrong).toBe(2);
  expect(desk.accept(['value_format', 'empty_value']).wrong).toBe(0);
});

test('certain suggestions are shown before and after by kind, and taken by kind; an address that only looks mistyped is no error and is left to a person', () => {
  const { desk, summary } = opened(
    file('AAA-CARD-0001;10,00;ada@gmial.com', 'AAA-CARD-0002;12,5;b@hotnail.com', GOOD),
  );
  expect(summary.fixes).toBe(2);
  expect(desk.corrections()).toEqual([
    {
      kind: 'value_format',
      changes: [
        { column: 'value', before: '10,00', after: '10.00', rows: [1] },
        { column: 'value', before: '12,5', after: '12.5', rows: [2] },
      ],
    },
  ]);
  expect([summary.wrong, summary.suspect]).toEqual([2, 0]);
  expect(desk.accept([]).wrong).toBe(2);
  const valued = desk.accept(['value_format']);
  expect([valued.wrong, valued.suspect]).toEqual([0, 2]);
  expect(desk.corrections()).toEqual([]);
  desk.set(1, 'email', 'ada@gmail.com');
  expect(desk.set(2, 'email', 'b@hotmail.com').suspect).toBe(0);
  expect(desk.canonical().text).toBe(
    'sku;value;email\r\nAAA-CARD-0001;10.00;ada@gmail.com\r\nAAA-CARD-0002;12.5;b@hotmail.com\r\nAAA-CARD-0001;10;ada@somewhere.example',
  );
});

test('SEND-30, SEND-31: with an Order ID the column is neither judged nor sent; where rows stay behind the others keep their numbers', () => {
  const { desk, summary } = opened(`order_id;sku;value;email\nx;${GOOD}\nx;NO;10;b@c.example\n;${GOOD}`, {
    orderId: 'spring',
  });
  expect(summary.messages.map(({ rule }) => rule)).toEqual(['unknown_sku']);
  expect(desk.canonical()).toEqual({
    text: `order_id;sku;value;email;file_line\r\nspring-1;${GOOD};2\r\nspring-3;${GOOD};4`,
    order: [1, 3],
    orderId: null,
  });
  desk.set(2, 'sku', 'AAA-CARD-0001');
  expect(desk.canonical()).toMatchObject({ order: [1, 2, 3], orderId: 'spring' });
  expect(desk.canonical().text.split('\r\n')[0]).toBe('sku;value;email');
});

test('what was sent goes, the rest stays with its numbers, and is written with its reasons', () => {
  const { desk } = opened(file(GOOD, 'AAA-CARD-0001;10;=cmd()', GOOD));
  const { order } = desk.canonical();
  expect(order).toEqual([1, 3]);
  expect(desk.sent(order)).toMatchObject({ total: 1, wrong: 1, shown: 1 });
  expect(desk.window(0, 1)[0]?.n).toBe(2);
  expect(desk.rest({ email_format: 'No address ({{limit}})' })).toBe(
    '\ufeff"sku";"value";"email";"reason";"file_line"\r\n"AAA-CARD-0001";"10";"\'=cmd()";"email: No address ()";"3"\r\n',
  );
});

test('what the platform finds wrong is marked in the row it came from, until its cell is changed', () => {
  const { desk } = opened(`order_id;sku;value;email\na;NO;10;a@b.example\nb;${GOOD}`);
  const { order } = desk.canonical();
  desk.refuse([{ n: 1, column: 'order_id', rule: 'order_id_sent', limit: '12 2026-11-20' }], order);
  expect(desk.window(0, 5).map(({ n, notes }) => [n, notes.map(({ rule }) => rule)])).toEqual([
    [1, ['unknown_sku']],
    [2, ['order_id_sent']],
  ]);
  expect(desk.set(2, 'order_id', 'again-1').messages.map(({ rule }) => rule)).toEqual(['unknown_sku']);
});

test('what the platform finds wrong in a column that the file lacks has a cell, where it can be corrected', () => {
  const { desk } = opened(file(GOOD));
  const refused = desk.refuse([{ n: 1, column: 'first_name', rule: 'recipient_name_required' }], [1]);
  expect(refused.columns).toEqual(['sku', 'value', 'email', 'first_name']);
  expect(desk.window(0, 1)[0]?.notes).toMatchObject([{ column: 'first_name' }]);
  expect(desk.set(1, 'first_name', 'Ada').wrong).toBe(0);
});

test('a row without an order ID of its own that was sent before is marked at its address, until an Order ID is chosen', () => {
  const { desk } = opened(file(GOOD));
  desk.refuse([{ n: 1, column: 'order_id', rule: 'order_id_sent', limit: '12 2026-11-20' }], [1]);
  expect(desk.window(0, 1)[0]?.notes).toMatchObject([
    { column: 'email', rule: 'row_sent', limit: '12 2026-11-20' },
  ]);
  expect(desk.judge({ ...facts, orderId: 'spring' }).wrong).toBe(0);
  desk.refuse([{ n: 1, column: 'order_id', rule: 'order_id_sent' }], [1]);
  expect(desk.window(0, 1)[0]?.notes).toMatchObject([{ column: 'email', rule: 'prefix_sent' }]);
  expect(desk.judge({ ...facts, orderId: 'summer' }).wrong).toBe(0);
});

test('a row is taken out, and the others keep their numbers', () => {
  const { desk } = opened(file('NO;10;a@b.example', GOOD));
  expect(desk.drop(1)).toMatchObject({ total: 1, wrong: 0, shown: 1 });
  expect(desk.canonical().order).toEqual([2]);
});

test.each([
  ['encoding', new Uint8Array([0x73, 0x00, 0xff]).buffer as ArrayBuffer],
  ['empty', bytes(' \n')],
  ['parse', bytes('sku;value;email\nx;1;"a@b.example\n')],
])('SEND-37: a file that cannot be read says why: %s', (problem, input) => {
  expect(openDesk(readPhone).read(input, facts)).toMatchObject({ problem });
});

test('SEND-3: the example names each live reward, and comes back without an error', () => {
  const desk = openDesk(readPhone);
  const text = desk.example(facts, 'Replace the rows below.');
  const summary = desk.read(bytes(text), facts) as DeskSummary;
  expect(summary).toMatchObject({
    total: 2,
    wrong: 0,
    suspect: 0,
    warnings: [{ rule: 'first_line_dropped' }],
  });
  expect(opened(desk.example({ ...facts, channel: 'sms' }, 'x'), { channel: 'sms' }).summary.wrong).toBe(0);
});

test('order IDs that became dates and names that are none are told, and sent as they are; a web address in a name is refused', () => {
  const header = 'order_id;sku;value;email;first_name;last_name';
  const rows = [
    '1001;AAA-CARD-0001;10;a@x.example;N/A;-',
    'Mar-03;AAA-CARD-0001;10;b@x.example;Ada;Lovelace',
  ];
  const { desk, summary } = opened([header, ...rows].join('\r\n'));
  expect(summary.wrong).toBe(0);
  expect(summary.warnings).toEqual([
    { rule: 'names_odd', limit: 'N/A, -', count: 2 },
    { rule: 'order_ids_dates', limit: 'Mar-03', count: 1 },
  ]);
  expect(desk.canonical().text.split('\r\n').slice(1)).toEqual(rows);
  const linked = opened([header, '1002;AAA-CARD-0001;10;c@x.example;Win at evil.com;'].join('\r\n')).summary;
  expect(linked.messages.map(({ rule, limit }) => [rule, limit])).toEqual([['text_web_address', 'evil.com']]);
});
