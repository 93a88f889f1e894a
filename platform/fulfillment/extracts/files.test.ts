import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ExtractWorld, startExtracts } from '../../../tests/support/extractWorld.ts';
import { readZip } from '../../../tests/support/readZip.ts';
import { brokenRules } from '../../testing/dispatches.ts';

let world: ExtractWorld;
beforeAll(async () => {
  world = await startExtracts();
});
afterAll(() => world.platform.close());

const redemptions = (dispatchId: string) =>
  world.rows<{ id: string; orderId: string }>(
    sql`select id::text as id, order_id as "orderId" from redemptions where dispatch_id = ${dispatchId} order by batch_id, line`,
  );
const reads = () =>
  world.rows<{ what: string; codes: number; caller: string; extract: string }>(
    sql`select what, codes, caller, extract_id::text as extract from code_reads order by id`,
  );

describe('BATCH-11: links', () => {
  test('have a line each, in their order, with the link that works', async () => {
    const id = await world.released(world.downloads, 'download_links', { quantity: 3 });
    const { text, headers } = await world.file(id, { kind: 'links' });
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="links.csv"',
      'cache-control': 'no-store',
    });
    expect(text.split('\r\n')[0]).toMatch(
      /^\ufeff?"order_id";"external_ref";"sku";"value";"currency";"link"$/,
    );
    const lines = await redemptions(id);
    const { publicUrl } = world.platform.config;
    expect(world.cells(text)).toEqual(
      lines.map((line) => [
        ...[line.orderId, '', 'AAA-CARD-0001', '10.00', 'EUR'],
        `${publicUrl}/r/${world.box.link(line.id, 1).token}`,
      ]),
    );
  });

  test('WIZSET-24: with an expiration delay, their time begins when their file is downloaded', async () => {
    await world.run(
      sql`update promotions set redemption_expiration_delay = 20 where id = ${world.downloads}`,
    );
    const id = await world.released(world.downloads, 'download_links', { quantity: 2 });
    const ending = () =>
      world.rows<{ n: number }>(
        sql`select count(expires_at)::int as n from redemptions where dispatch_id = ${id}`,
      );
    expect(await ending()).toEqual([{ n: 0 }]);
    await world.file(id, { kind: 'links' });
    expect(await ending()).toEqual([{ n: 2 }]);
    await world.run(
      sql`update promotions set redemption_expiration_delay = null where id = ${world.downloads}`,
    );
  });
  test('that were revoked, or whose redemption is over, are left out', async () => {
    const id = await world.released(world.downloads, 'download_links', { quantity: 3 });
    const [first, second, third] = await redemptions(id);
    await world.run(sql`update recipient_links set revoked_at = now() where redemption_id = ${first?.id}`);
    await world.run(sql`update redemptions set state = 'expired' where id = ${second?.id}`);
    const { text } = await world.file(id, { kind: 'links' });
    expect(world.cells(text).map(([orderId]) => orderId)).toEqual([third?.orderId]);
  });
});

describe('BATCH-12: codes', () => {
  test('have a line each; that they are read is written down with the file', async () => {
    const id = await world.codes(3);
    const before = (await reads()).length;
    const extract = await world.ask(id, { kind: 'codes' });
    expect(await reads()).toHaveLength(before);
    const { text, headers } = await world.platform.call('retailer', 'GET', String(extract.body.url));
    expect(headers['content-disposition']).toBe('attachment; filename="codes.csv"');
    const lines = world.cells(text);
    expect(lines.map(([orderId]) => orderId)).toEqual((await redemptions(id)).map(({ orderId }) => orderId));
    for (const [, , sku, value, currency, code] of lines)
      expect([sku, value, currency, code]).toEqual([
        'AAA-CARD-0001',
        '10.00',
        'EUR',
        expect.stringMatching(/^[0-9A-Z]{16}$/),
      ]);
    expect((await reads()).slice(before)).toEqual([
      { what: 'export', codes: 0, caller: 'account:2', extract: extract.body.id },
      { what: 'export', codes: 3, caller: 'account:2', extract: extract.body.id },
    ]);
  });

  test('nothing is opened that could not be written down', async () => {
    const id = await world.codes(1);
    const extract = await world.ask(id, { kind: 'codes' });
    await world.run(sql`alter table code_reads rename to code_reads_away`);
    const answer = await world.platform.call('retailer', 'GET', String(extract.body.url));
    await world.run(sql`alter table code_reads_away rename to code_reads`);
    expect([answer.status, answer.body.error_name]).toEqual([503, 'unavailable']);
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  test('that are dead are left out', async () => {
    const id = await world.codes(2);
    const [first] = await redemptions(id);
    await world.run(sql`update redemption_codes set dead_at = now() where redemption_id = ${first?.id}`);
    expect(world.cells((await world.file(id, { kind: 'codes' })).text)).toHaveLength(1);
  });

  test('what a spreadsheet would run is told to be a text', async () => {
    const id = await world.codes(1);
    await world.run(sql`update redemptions set external_ref = '=1+1' where dispatch_id = ${id}`);
    expect(world.cells((await world.file(id, { kind: 'codes' })).text)[0]?.[1]).toBe("'=1+1");
  });

  test('CODES-3: with their PDFs they are a zip, and the list stands in it', async () => {
    const id = await world.codes(2, { include_pdf: true, order_id: 'Q1/é' });
    const { bytes, headers } = await world.file(id, { kind: 'codes' });
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="codes.zip"',
      'cache-control': 'no-store',
    });
    const files = readZip(bytes);
    const lines = await redemptions(id);
    expect([...files.keys()]).toEqual([
      ...lines.map((line, at) => `Q1_é-${at + 1}-${line.id}.pdf`),
      'codes.csv',
    ]);
    for (const [name, content] of files)
      if (name.endsWith('.pdf')) expect(content.toString('latin1', 0, 5)).toBe('%PDF-');
    const list = world.cells(files.get('codes.csv')?.toString() ?? '');
    expect(list.map(([orderId]) => orderId)).toEqual(['Q1/é-1', 'Q1/é-2']);
  });

  test('the PDFs of a dispatch can be left out', async () => {
    const id = await world.codes(1, { include_pdf: true });
    const { headers } = await world.file(id, { kind: 'codes', include_pdf: false });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  });
});

describe('WIZSET-48: what is entered at the portal', () => {
  test('is the order ID, with its check part where the promotion asks for it', async () => {
    const codesFile = await world.upload('print-1\nprint-2', 'codes');
    const promotion = await world.create({ rewards: [{ sku: 'AAA-CARD-0001' }], experience: { id: '1' } });
    const promotionId = String(promotion.body.id);
    await world.run(sql`update promotions set authentication_systems = '{email}' where id = ${promotionId}`);
    const answer = await world.dispatch(promotionId, {
      kind: 'activate_codes',
      quantities: [{ sku: 'AAA-CARD-0001', quantity: 2, codes_file_id: codesFile }],
    });
    expect(answer.status, answer.text).toBe(201);
    const id = String(answer.body.dispatch?.id);
    await world.release(id);
    await world.work();
    const entries = async () =>
      world.cells((await world.file(id, { kind: 'entry_codes' })).text).map((cells) => cells.at(-1));
    expect(await entries()).toEqual(['print-1', 'print-2']);
    const refused = await world.ask(id, { kind: 'entry_codes', reason: null });
    expect(brokenRules(refused)).toEqual({ reason: 'required' });
    await world.run(sql`update promotions set secured_order_ids = true where id = ${promotionId}`);
    expect(await entries()).toEqual(
      ['print-1', 'print-2'].map((orderId) => `${orderId}-${world.box.orderCheck(promotionId, orderId)}`),
    );
  });
});
