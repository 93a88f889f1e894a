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
import type { Answer } from '../../platform/testing/testPlatform.ts';
import { readPhone } from '../../schema/foundation/contacts/readPhone.ts';
import type { DeskSummary } from '../../web/fulfillment/desk/deskModel.ts';
import type { DeskFacts } from '../../web/fulfillment/desk/file/suggestions.ts';
import { openDesk } from '../../web/fulfillment/desk/rows/deskRows.ts';
import { acceptLarge, readRequest } from '../support/acceptanceJobs.ts';
import { FILES, file, G, many, utf8 } from '../support/recipientFiles.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
  await world.fund(30_000_000n);
});
afterAll(() => world.platform.close());

const facts: DeskFacts = {
  channel: 'email',
  orderId: null,
  isUnique: false,
  countries: [],
  rewards: [
    { sku: CARD, isVariable: false, faceValue: '10.00', currency: 'EUR' },
    { sku: CARD_20, isVariable: false, faceValue: '20.00', currency: 'EUR' },
  ],
};
/** What the desk says of a file, in the platform's words. */
function ofDesk(bytes: Buffer, orderId: string | null) {
  const desk = openDesk(readPhone);
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

/** The answer to a dispatch, which a job gives where it has many lines. */
async function settled(answer: Answer): Promise<Answer> {
  if (answer.status !== 202) return answer;
  await acceptLarge(world.platform);
  const { body } = await readRequest(world.platform, answer.body.id);
  const { refusal, answer: done } = body as { refusal: Answer['body'] | null; answer: Answer['body'] };
  return { ...answer, status: refusal ? 422 : 200, body: refusal ?? done };
}

/** What the platform says of it: rules, and what it would cost. */
async function ofPlatform(bytes: Buffer, orderId: string | null) {
  try {
    const fileId = await world.upload(bytes);
    const body = { kind: 'send_links', file_id: fileId, order_id: orderId };
    const answer = await settled(await world.dispatch(world.mails, body, { dryRun: true }));
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
      // Whether a picture can be loaded, only the platform knows.
      if (name === 'pictures of every kind')
        expect(new Set(Object.values(judged.rules))).toEqual(
          new Set(['image_unreachable', 'image_not_https']),
        );
      else expect([name, judged.rules, judged.lines]).toEqual([name, {}, order.length]);
    }
  });

  test('10000 rows are read, judged and written within three seconds', () => {
    const start = performance.now();
    const { desk } = ofDesk(utf8(many(10_000)), null);
    desk.set(5000, 'email', 'nobody');
    desk.canonical();
    expect(performance.now() - start).toBeLessThan(3000);
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
    const desk = openDesk(readPhone);
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
    let bytesSent = 0;
    const huge = new Readable({
      read() {
        bytesSent += piece.length;
        this.push(bytesSent > HUGE ? null : piece);
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
    expect(bytesSent).toBeLessThan(20 * 1024 * 1024);
  });
});
