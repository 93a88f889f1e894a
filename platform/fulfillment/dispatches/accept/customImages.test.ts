import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { picture } from '../../../../tests/support/hostileFiles.ts';
import { brokenRules, CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';

let world: DispatchWorld;
let host: Server;
let pictures: string;
/** Addresses that the host was asked for. */
let downloads: string[] = [];
/** Lets answers wait; resolves them all. */
let release: (() => void) | null = null;

beforeAll(async () => {
  const png = await picture('png');
  host = createServer(async (request, response) => {
    downloads.push(String(request.url));
    if (request.url?.startsWith('/slow')) await new Promise<void>((resume) => (release = resume));
    if (request.url?.startsWith('/moved')) response.writeHead(302, { location: '/a.png' }).end();
    else if (request.url?.startsWith('/gone')) response.writeHead(404).end();
    else if (request.url?.startsWith('/text')) response.end('no picture');
    else if (request.url?.startsWith('/large')) response.end(Buffer.alloc(5 * 1024 * 1024 + 1));
    else response.end(png);
  });
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  pictures = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  world = await startDispatches({ isDemo: true });
});
afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await world.platform.close();
});
beforeEach(() => {
  downloads = [];
});

let rounds = 0;
const rows = (...images: (string | null)[]) => {
  rounds += 1;
  return images.map((customImage, at) => ({
    sku: CARD,
    value: '10',
    email: `round${rounds}.${at}@somewhere.example`,
    ...(customImage === null ? {} : { custom_image: customImage }),
  }));
};
const send = (sheet: object[], dryRun = false) =>
  world.dispatch(world.mails, { kind: 'send_links', rows: sheet }, { dryRun });

describe('SEND-25: a picture of another site', () => {
  test('is fetched once for a dry run and its dispatch, re-encoded, and shown from our copy', async () => {
    const sheet = rows(`${pictures}/a.png`, `${pictures}/a.png`, null);
    const tried = await send(sheet, true);
    expect(tried.status, tried.text).toBe(201);
    const sent = await send(sheet);
    expect(sent.status, sent.text).toBe(201);
    expect(downloads).toEqual(['/a.png']);
    const lines = await world.rows(sql`select l.custom_image as path from batch_lines l
      join batches b on b.advertiser_id = l.advertiser_id and b.id = l.batch_id
      where b.dispatch_id = ${String(sent.body.dispatch?.id)} order by l.line`);
    const [first] = lines as { path: string }[];
    expect(lines).toEqual([{ path: first?.path }, { path: first?.path }, { path: null }]);
    expect(first?.path).toMatch(/^\/media\/[\w-]{32}\.webp$/);
    const image = await world.platform.call(null, 'GET', String(first?.path));
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test.each([
    ['/moved', 'image_redirected'],
    ['/gone', 'image_wrong_status'],
    ['/text', 'image_not_a_picture'],
    ['/large', 'image_too_large'],
  ])('SEND-26: refuses its row with the reason when %s answers: %s', async (path, rule) => {
    const sheet = rows(null, pictures + path);
    for (const dryRun of [true, false])
      expect(brokenRules(await send(sheet, dryRun))).toEqual({ 'rows.2.custom_image': rule });
  });

  test.each([
    ['https', '10.0.0.1', 'image_not_public'],
    ['https', '169.254.169.254', 'image_not_public'],
    ['http', 'pictures.example', 'image_not_https'],
    ['https', 'nobody-has-this-name.invalid', 'image_unreachable'],
  ])('SEND-26: refuses %s://%s with %s', async (scheme, host, rule) => {
    const sheet = rows(`${scheme}://${host}/a.png`);
    expect(brokenRules(await send(sheet))).toEqual({ 'rows.1.custom_image': rule });
  });

  test('says how many are loaded while some take long; the same request succeeds once they are there', async () => {
    const sheet = rows(`${pictures}/quick.png`, `${pictures}/slow.png`);
    const waiting = await send(sheet);
    expect(waiting.body).toMatchObject({ status: 409, error_name: 'custom_images_loading' });
    expect(waiting.text).toContain('1 of 2');
    expect(waiting.headers['retry-after']).toBe('2');
    release?.();
    await expect.poll(async () => (await send(sheet)).status).toBe(201);
    expect(downloads.filter((path) => path === '/slow.png')).toHaveLength(1);
  });

  test('a refused picture is reported at once, however long others take', async () => {
    const sheet = rows(`${pictures}/gone.png`, `${pictures}/slow-beside.png`);
    expect(brokenRules(await send(sheet))).toEqual({ 'rows.1.custom_image': 'image_wrong_status' });
    release?.();
  });

  test('an address that waits longer than its state counts is not queued again by each request', async () => {
    const sheet = rows(`${pictures}/slow-and-old.png`);
    expect((await send(sheet)).body).toMatchObject({ error_name: 'custom_images_loading' });
    await world.platform.database.db.execute(
      sql`update copied_pictures set since = now() - interval '10 minutes' where url like '%slow-and-old%'`,
    );
    expect((await send(sheet)).body).toMatchObject({ error_name: 'custom_images_loading' });
    expect(downloads.filter((path) => path === '/slow-and-old.png')).toHaveLength(1);
    release?.();
    await expect.poll(async () => (await send(sheet)).status).toBe(201);
    expect(downloads.filter((path) => path === '/slow-and-old.png')).toHaveLength(1);
  });

  test('a repeated request finds its answer, whether its picture is still there or not', async () => {
    const body = { kind: 'send_links', rows: rows(`${pictures}/b.png`) };
    const first = await world.dispatch(world.mails, body, { key: 'picture once' });
    await world.platform.database.db.execute(sql`delete from copied_pictures`);
    const again = await world.dispatch(world.mails, body, { key: 'picture once' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(downloads).toEqual(['/b.png']);
  });
});
