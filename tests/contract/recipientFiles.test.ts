// C4: the same files through the desk's engine and through the platform: both say the same of every row.
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  brokenRules,
  CARD,
  CARD_20,
  type DispatchWorld,
  startDispatches,
} from '../../platform/testing/dispatches.ts';
import { type DeskSummary, openDesk } from '../../web/components/desk/deskRows.ts';
import type { DeskFacts } from '../../web/components/desk/suggestions.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
  await world.fund(30_000_000n);
});
afterAll(() => world.platform.close());

const facts: DeskFacts = {
  ...{ channel: 'email', orderId: null, isUnique: false, countries: [] },
  rewards: [
    { sku: CARD, isVariable: false, faceValue: '10.00', currency: 'EUR' },
    { sku: CARD_20, isVariable: false, faceValue: '20.00', currency: 'EUR' },
  ],
};
const H = 'sku;value;email';
const G = `${CARD};10;ada@somewhere.example`;
const file = (...lines: string[]) => [H, ...lines].join('\n');
const utf8 = (text: string) => Buffer.from(text, 'utf8');
const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const bigEndian = (text: string) => wide(text).swap16();
const many = (count: number) =>
  file(...Array.from({ length: count }, (_, at) => `${CARD};10;person${at}@somewhere.example`));

const FILES: [name: string, bytes: Buffer, orderId?: string][] = [
  ['plain', utf8(file(G))],
  ['with a mark of its encoding', utf8(`\ufeff${file(G)}`)],
  ['UTF-16, little end first', wide(file(G))],
  ['UTF-16, big end first', bigEndian(file(G))],
  ['UTF-16 without its mark', Buffer.from(file(G), 'utf16le')],
  ['Windows-1252', Buffer.from(file(`${CARD};10;ada@somewhere.example`, 'é'), 'latin1')],
  ['NUL in a cell', utf8(file(`${CARD};10;a\u0000@b.example`))],
  ['empty', utf8(' ')],
  ['columns alone', utf8(H)],
  ['columns and empty lines', utf8(`${H}\n\n;;\n`)],
  ['Windows line ends', utf8(file(G, G).replaceAll('\n', '\r\n'))],
  ['old Mac line ends', utf8(file(G, G).replaceAll('\n', '\r'))],
  ['mixed line ends', utf8(`${H}\r\n${G}\n${G}\r\n`)],
  ['commas', utf8(file(G).replaceAll(';', ','))],
  ['tabs', utf8(file(G).replaceAll(';', '\t'))],
  ['bars', utf8(file(G).replaceAll(';', '|'))],
  ['a warning above', utf8(`Do not change the columns\n${file(G)}`)],
  ['a warning in quotes', utf8(`"Do not; change"\n${file(G)}`)],
  ['two warnings above', utf8(`One\nTwo\n${file(G)}`)],
  ['columns in capitals, with spaces', utf8(` SKU ; Value;E-Mail;EMAIL\n${CARD};10;x;ada@b.example`)],
  [
    'columns in another order, and unknown ones',
    utf8(`email;nickname;value;sku\na@b.example;Ada;10;${CARD}`),
  ],
  ['no sku', utf8('value;email\n10;a@b.example')],
  ['no value and no e-mail', utf8(`sku\n${CARD}`)],
  ['everything in quotes', utf8(file(`"${CARD}";"10";"a@b.example"`))],
  ['a line end in quotes', utf8(`${H};message\n${G};"Dear\nAda"`)],
  ['quotes in quotes', utf8(`${H};message\n${G};"Say ""hello"""`)],
  ['a quote that does not end', utf8(file(`${CARD};10;"a@b.example`))],
  ['a quote in the middle', utf8(file(`${CARD};10;a"b"@b.example`))],
  ['text after a quote', utf8(file(`${CARD};10;"a"b@b.example`))],
  ['too few cells', utf8(file(`${CARD};10`))],
  ['too many cells', utf8(file(`${G};x;y`))],
  ['spaces around cells', utf8(file(` ${CARD} ; 10 ; ada@b.example `))],
  [
    'values of every kind',
    utf8(
      file(
        ...['10', '10.0', '10.00', '010', '10,00', '10.000', '-10', '1e1', '', '€10', '10 '].map(
          (value) => `${CARD};${value};a@b.example`,
        ),
      ),
    ),
  ],
  ['values of other scripts', utf8(file(`${CARD};１０;a@b.example`, `${CARD};١٠;a@b.example`))],
  ['the value of another reward', utf8(file(`${CARD};20;a@b.example`, `${CARD_20};20;a@b.example`))],
  [
    'rewards that are not live',
    utf8(file('NO;10;a@b.example', `${CARD.toLowerCase()};10;a@b.example`, ';10;a@b.example')),
  ],
  [
    'addresses of every kind',
    utf8(
      file(
        ...[
          'a@b.example',
          'a@b',
          '@b.example',
          'a b@c.example',
          'a@b.example,c@d.example',
          '',
          `${'x'.repeat(65)}@b.example`,
          'é@b.example',
          'a@bü.example',
          'A@B.EXAMPLE',
        ].map((email) => `${CARD};10;${email}`),
      ),
    ),
  ],
  [
    'phone numbers of every kind',
    utf8(
      `${H};phone_number\n${['+33612345678', '0033612345678', '06 12 34 56 78', '+33 6.12-34', '12', '+0612345678', ''].map((phone) => `${G};${phone}`).join('\n')}`,
    ),
  ],
  ['bidi in an address', utf8(file(`${CARD};10;a\u202eb@c.example`, `${CARD};10;a\u200bb@c.example`))],
  ['bidi in an order ID', utf8(`order_id;${H}\na\u202e1;${G}\n\u2066b;${G}`)],
  [
    'order IDs of every kind',
    utf8(
      `order_id;${H}\n${['a', '', '=1', '-1', '@x', 'a b', 'x'.repeat(121), 'é', '\ta'].map((id) => `${id};${G}`).join('\n')}`,
    ),
  ],
  [
    'order IDs twice',
    utf8(`order_id;${H}\n${['a', 'b', 'a', 'a ', 'A'].map((id) => `${id};${G}`).join('\n')}`),
  ],
  ['order IDs twice under an Order ID', utf8(`order_id;${H}\na;${G}\na;${G}`), 'contract'],
  ['the same row twice', utf8(file(G, G))],
  [
    'pictures of every kind',
    utf8(
      `${H};custom_image\n${['https://p.example/a.png', 'http://p.example', 'ftp://p.example/a', 'javascript:alert(1)', 'p.example/a.png', 'https://', 'data:image/png;base64,xx'].map((url) => `${G};${url}`).join('\n')}`,
    ),
  ],
  [
    'messages of 240 and 241 characters',
    utf8(`${H};message\n${G};${'x'.repeat(240)}\n${G};${'x'.repeat(241)}\n${G};${'🎁'.repeat(240)}`),
  ],
  ['formulas in names', utf8(`${H};first_name\n${G};=1+1\n${G};@cmd`)],
  ['10000 rows', utf8(many(10_000))],
  ['10001 rows', utf8(many(10_001))],
  ['an error in each of 500 rows', utf8(file(...Array.from({ length: 500 }, () => `${CARD};ten;nobody`)))],
];

/** What the desk says of a file, in the platform's words. */
function ofDesk(bytes: Buffer, orderId: string | null) {
  const desk = openDesk();
  const read = desk.read(new Uint8Array(bytes).buffer, { ...facts, orderId });
  if ('problem' in read) return { desk, rules: { file_id: `file_${read.problem}` } };
  const ofFile = read.messages
    .filter(({ places }) => places.length === 0)
    .map(({ rule }) => ['file_id', rule]);
  const ofRows = desk
    .window(0, 20_000)
    .flatMap(({ n, notes }) =>
      notes.filter(({ isHint }) => !isHint).map(({ column, rule }) => [`rows.${n}.${column}`, rule]),
    );
  return { desk, rules: Object.fromEntries(ofFile.length > 0 ? ofFile : ofRows) as Record<string, string> };
}

/** What the platform says of it: rules, and what it would cost. */
async function ofPlatform(bytes: Buffer, orderId: string | null) {
  try {
    const fileId = await world.upload(bytes);
    const body = { kind: 'send_links', file_id: fileId, order_id: orderId };
    const answer = await world.dispatch(world.mails, body, { dryRun: true });
    const { outcomes, cost } = answer.body as {
      outcomes?: { line_count: number }[];
      cost?: { total: string };
    };
    return {
      rules:
        answer.status === 422
          ? brokenRules(answer)
          : answer.status < 300
            ? {}
            : { status: String(answer.status) },
      lines: outcomes?.reduce((sum, { line_count }) => sum + line_count, 0),
      total: cost?.total,
    };
  } catch (error) {
    // Bytes that are no text are refused when they are checked.
    if (String(error).includes('file_encoding')) return { rules: { file_id: 'file_encoding' } };
    throw error;
  }
}

describe('C4: the desk and the platform judge alike', () => {
  test.each(FILES)('%s', async (_, bytes, orderId = undefined) => {
    const { desk, rules } = ofDesk(bytes, orderId ?? null);
    const judged = await ofPlatform(bytes, orderId ?? null);
    expect(rules).toEqual(judged.rules);
    if (Object.keys(rules).length > 0) return;
    // What the desk then sends is the same file to the platform.
    const sent = desk.canonical();
    expect(sent.orderId).toBe(orderId ?? null);
    expect(await ofPlatform(utf8(sent.text), sent.orderId)).toEqual(judged);
  });

  test('the good rows of a wrong file are accepted as the desk writes them', async () => {
    const wrong = FILES.filter(([name]) => / of every kind$/.test(name));
    expect(wrong.length).toBeGreaterThan(4);
    for (const [name, bytes] of wrong) {
      const { desk } = ofDesk(bytes, null);
      const { text, order } = desk.canonical();
      const judged = await ofPlatform(utf8(text), null);
      expect([name, judged.rules, judged.lines]).toEqual([name, {}, order.length]);
    }
  });

  test('10000 rows are read, judged and written within three seconds', () => {
    const begun = performance.now();
    const { desk } = ofDesk(utf8(many(10_000)), null);
    desk.set(5000, 'email', 'nobody');
    desk.canonical();
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});

describe('C4: the same recipient twice', () => {
  test('across files: the very same file, and a row of it in another one', async () => {
    const rows = [`${CARD};10;across1@b.example`, `${CARD};10;across2@b.example`];
    const send = async (...lines: string[]) =>
      world.dispatch(world.mails, { kind: 'send_links', file_id: await world.upload(file(...lines)) });
    expect((await send(...rows)).status).toBe(201);
    expect((await send(...rows)).body.error_name).toBe('already_sent');
    const again = await send(`${CARD};10;across3@b.example`, rows[1] ?? '');
    expect(brokenRules(again)).toEqual({ 'rows.2.order_id': 'order_id_sent' });
    // The desk marks that row, and sends the other one.
    const { desk } = ofDesk(utf8(file(`${CARD};10;across3@b.example`, rows[1] ?? '')), null);
    desk.refuse([{ n: 2, column: 'order_id', rule: 'order_id_sent' }], [1, 2]);
    expect((await ofPlatform(utf8(desk.canonical().text), null)).lines).toBe(1);
  });

  test('in one file, where each redeems once', () => {
    const desk = openDesk();
    const text = file(G, `${CARD};10; ADA@somewhere.example`);
    const read = desk.read(new Uint8Array(utf8(text)).buffer, { ...facts, isUnique: true }) as DeskSummary;
    expect(read.messages.map(({ rule, places }) => [rule, places[0]?.n])).toEqual([['recipient_twice', 2]]);
  });
});

/** A line of 100 MB. */
const HUGE = 100 * 1024 * 1024;

describe('C4: a file that is too large', () => {
  test('is refused when it is announced', async () => {
    const body = { purpose: 'recipients', content_type: 'text/csv', size: 6 * 1024 * 1024 };
    const answer = await world.platform.call('retailer', 'POST', '/api/media', { body });
    expect([answer.status, brokenRules(answer)]).toEqual([422, { size: 'file_too_large' }]);
  });

  test.each([
    ['that says how large it is', 413, { 'content-length': String(HUGE) }],
    ['that does not', 422, {}],
  ])('is refused before it is read whole: a request %s', async (_, expected, length) => {
    const slot = await world.platform.call('retailer', 'POST', '/api/media', {
      body: { purpose: 'recipients', content_type: 'text/csv', size: 1000 },
    });
    const { pathname } = new URL(String(slot.body.upload_url));
    const { port } = world.platform.app.server.address() as { port: number };
    const piece = Buffer.alloc(64 * 1024, 'x');
    let given = 0;
    const huge = new Readable({
      read() {
        given += piece.length;
        this.push(given > HUGE ? null : piece);
      },
    });
    const status = await new Promise<number>((resolve, reject) => {
      const sending = request(
        {
          port,
          host: '127.0.0.1',
          path: pathname,
          method: 'PUT',
          headers: { 'content-type': 'text/csv', ...length },
        },
        (answer) => {
          answer.resume();
          huge.destroy();
          sending.destroy();
          resolve(answer.statusCode ?? 0);
        },
      );
      sending.on('error', reject);
      huge.pipe(sending);
    });
    expect(status).toBe(expected);
    expect(given).toBeLessThan(20 * 1024 * 1024);
  });
});
