import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_PDFS } from '../../../schema/fulfillment/dispatches.ts';
import { type ExtractWorld, startExtracts } from '../../../tests/support/extractWorld.ts';
import { brokenRules } from '../../testing/dispatches.ts';

let world: ExtractWorld;
let links: string;
beforeAll(async () => {
  world = await startExtracts();
  links = await world.released(world.downloads, 'download_links');
});
afterAll(() => world.platform.close());

const get = (url: unknown, login: string | null = 'retailer') =>
  world.platform.call(login, 'GET', String(url));
const newTicket = async () => (await world.ask(links, { kind: 'links' })).body;

describe('a ticket', () => {
  test('opens its file once, within a minute', async () => {
    const { id, url, ticket, expires_at } = await newTicket();
    expect(url).toBe(`/api/extracts/${id}/file?ticket=${ticket}`);
    const seconds = (Date.parse(String(expires_at)) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(61);
    expect((await get(url)).status).toBe(200);
    const again = await get(url);
    expect([again.status, again.body.error_name]).toEqual([409, 'ticket_over']);
  });

  test('is not used up by asking for the head alone', async () => {
    const { url } = await newTicket();
    expect((await world.platform.call('retailer', 'HEAD', String(url))).status).toBe(200);
    expect((await get(url)).status).toBe(200);
  });

  test('that is over, or that is none, opens nothing', async () => {
    const late = await newTicket();
    await world.run(
      sql`update extracts set ticket_until = now() - interval '1 second' where id = ${String(late.id)}`,
    );
    expect((await get(late.url)).body.error_name).toBe('ticket_over');
    const { id, url } = await newTicket();
    const [first, second] = [await newTicket(), String(url).replace(/ticket=.*/, 'ticket=guessed')];
    expect((await get(second)).body.error_name).toBe('ticket_over');
    expect((await get(`/api/extracts/${id}/file?ticket=${first.ticket}`)).body.error_name).toBe(
      'ticket_over',
    );
    expect((await get(url)).status).toBe(200);
  });

  test('comes twice at once: one of the two gets the file', async () => {
    const { url } = await newTicket();
    const both = await Promise.all([get(url), get(url)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    ['of the same advertiser', 'admin', 404],
    ['of another advertiser', 'rival', 404],
    ['without the ability', 'nobody', 403],
    ['without a token', null, 401],
  ])('opens nothing for somebody else %s', async (_who, login, status) => {
    expect((await get((await newTicket()).url, login)).status).toBe(status);
  });

  test('is kept as its hash alone', async () => {
    const { ticket } = await newTicket();
    for (const table of ['extracts', 'events', 'idempotency_keys'])
      expect(
        await world.rows(sql`select 1 from ${sql.identifier(table)} t where t::text like ${`%${ticket}%`}`),
      ).toEqual([]);
  });
});

describe('a file is refused', () => {
  test.each([
    ['to somebody else of another advertiser', 'rival', 404],
    ['without the ability', 'nobody', 403],
  ])('%s', async (_who, login, status) => {
    expect((await world.ask(links, { kind: 'links' }, login)).status).toBe(status);
  });

  test('before its dispatch went out', async () => {
    const answer = await world.dispatch(world.downloads, {
      kind: 'download_links',
      quantities: [{ sku: 'AAA-CARD-0001', quantity: 1 }],
    });
    const id = String(answer.body.dispatch?.id);
    const refused = await world.ask(id, { kind: 'links' });
    expect([refused.status, refused.body.error_name]).toEqual([409, 'not_released']);
  });

  test.each(['codes', 'entry_codes'])('that would hold no %s', async (kind) => {
    expect((await world.ask(links, { kind })).body.error_name).toBe('nothing_to_extract');
  });

  test('of a dispatch that was taken back', async () => {
    const { body } = await world.dispatch(world.downloads, {
      kind: 'download_links',
      quantities: [{ sku: 'AAA-CARD-0001', quantity: 1 }],
    });
    const id = String(body.dispatch?.id);
    await world.change(id, 'recall');
    expect((await world.ask(id, { kind: 'links' })).body.error_name).toBe('nothing_to_extract');
  });

  test('with more PDFs than a file holds; without them it is given', async () => {
    const id = await world.codes(1, { include_pdf: true });
    await world.run(sql`update batches set amount = ${MAX_PDFS + 1} where dispatch_id = ${id}`);
    const refused = await world.ask(id, { kind: 'codes' });
    expect([refused.status, refused.body.error_name]).toEqual([409, 'too_many_pdfs']);
    expect((await world.ask(id, { kind: 'codes', include_pdf: false })).status).toBe(201);
  });

  test('of an unknown kind', async () => {
    expect((await world.ask(links, { kind: 'all' })).status).toBe(422);
  });
});

describe('BATCH-11, BATCH-12: follow-ups of a batch', () => {
  const followUp = (
    id: string,
    what: string,
    { key = 'one', body = {} as object, login = 'retailer' } = {},
  ) =>
    world.platform.call(login, 'POST', `/api/batches/${id}/${what}`, {
      body: { reason: 'Asked by phone', ...body },
      headers: { 'idempotency-key': key },
    });
  const batchOf = async (dispatchId: string) => {
    const [row] = await world.rows<{ id: string }>(
      sql`select id::text as id from batches where dispatch_id = ${dispatchId}`,
    );
    return row?.id ?? '';
  };

  test('give a file, the same one for the same key', async () => {
    const id = await batchOf(links);
    const first = await followUp(id, 'extract_links');
    expect(first.status, first.text).toBe(201);
    expect((await followUp(id, 'extract_links')).body).toEqual(first.body);
    expect(world.cells((await get(first.body.url)).text)).toHaveLength(2);
    expect((await followUp(id, 'extract_links', { key: 'two' })).body.id).not.toBe(first.body.id);
    expect(
      await world.rows(sql`select 1 from idempotency_keys t where t::text like ${`%${first.body.ticket}%`}`),
    ).toEqual([]);
  });

  test('need a key', async () => {
    const answer = await world.platform.call(
      'retailer',
      'POST',
      `/api/batches/${await batchOf(links)}/extract_links`,
      { body: { reason: 'Asked by phone' } },
    );
    expect([answer.status, answer.body.error_name]).toEqual([400, 'idempotency_key_missing']);
  });

  test.each(['extract_links', 'extract_codes'])(
    'RED-34: %s needs a reason of callers who may not read codes',
    async (what) => {
      const id = await batchOf(what === 'extract_links' ? links : await world.codes(1));
      const without = await followUp(id, what, { key: `${what} 1`, body: { reason: null } });
      expect(brokenRules(without)).toEqual({ reason: 'required' });
      const empty = await world.platform.call('retailer', 'POST', `/api/batches/${id}/${what}`, {
        headers: { 'idempotency-key': `${what} 2` },
        body: {},
      });
      expect(brokenRules(empty)).toEqual({ reason: 'required' });
      const reader = { key: `${what} 3`, body: { reason: null }, login: 'operator' };
      expect((await followUp(id, what, reader)).status).toBe(201);
    },
  );

  test('extract codes, with PDFs where it is asked for', async () => {
    const id = await batchOf(await world.codes(1));
    const plain = await followUp(id, 'extract_codes', { key: 'plain' });
    expect(plain.body).toMatchObject({ kind: 'codes', include_pdf: false });
    const zip = await followUp(id, 'extract_codes', { key: 'zip', body: { include_pdf_zip: true } });
    expect((await get(zip.body.url)).headers['content-type']).toBe('application/zip');
  });
});
