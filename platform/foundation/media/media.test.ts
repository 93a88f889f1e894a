import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../../../tests/support/hostileFiles.ts';
import { type Answer, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { signerWith } from './storage/slots.ts';

const folder = mkdtempSync(join(tmpdir(), 'guerdon-media-'));
let platform: TestPlatform;
let address: string;

beforeAll(async () => {
  platform = await startTestPlatform({}, { mediaFolder: folder });
  address = platform.app.listeningOrigin;
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

const announce = (size: number, type = 'image/png', login = 'retailer') =>
  platform.call(login, 'POST', '/api/media', {
    body: { purpose: 'advertiser_avatar', content_type: type, size },
  });

const complete = (id: string, login = 'retailer') => platform.call(login, 'PUT', `/api/media/${id}/complete`);

/** Sends bytes to the address of an answer, as a browser would. */
async function send(upload: { url: string }, bytes: Buffer, type = 'image/png') {
  const path = new URL(upload.url).pathname;
  const answer = await request(address + path, {
    method: 'PUT',
    body: bytes,
    headers: { 'content-type': type },
  });
  await answer.body.text();
  return answer.statusCode;
}

/** Announces, sends and completes; the last answer. */
async function upload(bytes: Buffer, type = 'image/png'): Promise<Answer> {
  const { body } = await announce(bytes.length, type);
  expect(await send(body.upload as never, bytes, type)).toBe(200);
  return complete(String(body.id));
}

const fieldErrors = (answer: Answer) => [answer.status, answer.body.field_errors];

describe('an upload', () => {
  it('UPLOAD-3, UPLOAD-4, UPLOAD-5, UPLOAD-6, MEDIA-3: is announced, sent with status 200 and completed with an address', async () => {
    const bytes = await picture('png');
    const announced = await announce(bytes.length);
    expect(announced.status).toBe(201);
    const slot = announced.body.upload as unknown as { url: string; method: string; expires_at: string };
    expect(slot.method).toBe('PUT');
    expect([announced.body.upload_url, announced.body.url_signed]).toEqual([slot.url, slot.url]);
    expect(slot.url.startsWith(`${platform.config.publicUrl}/media/uploads/`)).toBe(true);
    expect(Date.parse(slot.expires_at)).toBeGreaterThan(Date.now());
    expect(await send(slot, bytes)).toBe(200);
    const completion = await complete(String(announced.body.id));
    expect(completion.status).toBe(200);
    expect(completion.body).toEqual({
      id: announced.body.id,
      url: expect.stringMatching(/^\/media\/[\w-]{32}\.webp$/),
      upload_status: 'success',
      content_type: 'image/webp',
      size: expect.any(Number),
      width: 256,
      height: 256,
      variants: [],
    });
    expect((await complete(String(announced.body.id))).body).toEqual(completion.body);
    expect(await send(slot, bytes)).toBe(404);
  });

  it('TRY-2: is completed in a try without a picture being kept, and can be completed after it', async () => {
    const bytes = await picture('png');
    const { body } = await announce(bytes.length);
    expect(await send(body.upload as never, bytes)).toBe(200);
    const files = () => readdirSync(folder, { recursive: true }).sort();
    const before = files();
    const tried = await platform.call('retailer', 'PUT', `/api/media/${body.id}/complete?dry_run=true`);
    expect(tried.body).toMatchObject({ upload_status: 'success', width: 256, url: null });
    expect(files()).toEqual(before);
    expect((await complete(String(body.id))).body).toMatchObject({ url: expect.any(String) });
  });

  it.each(['png', 'jpeg', 'gif'] as const)(
    'remakes a %s as a square WebP and serves nothing else',
    async (format) => {
      const completion = await upload(await picture(format), `image/${format}`);
      const response = await request(address + String(completion.body.url));
      const bytes = Buffer.from(await response.body.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(String(response.headers['content-security-policy'])).toContain("default-src 'none'");
    },
  );

  it('UPLOAD-8: refuses more than 5 MB, and types that are no picture of ours', async () => {
    expect(fieldErrors(await announce(5 * 1024 * 1024 + 1))).toEqual([
      422,
      [{ field: 'size', rule: 'file_too_large', limit: '5242880' }],
    ]);
    for (const type of ['image/svg+xml', 'text/html', 'application/vnd.ms-excel']) {
      expect(fieldErrors(await announce(100, type))).toEqual([
        422,
        [{ field: 'content_type', rule: 'image_type' }],
      ]);
    }
  });

  it.each([
    ['advertiser_avatar', { retailer: 201, catalog_manager: 403, shop: 403 }],
    ['brand_logo', { retailer: 403, catalog_manager: 201, client_manager: 403 }],
    ['product_logo', { retailer: 201, catalog_manager: 201, client_manager: 403 }],
    ['catalog_badge', { retailer: 201, catalog_manager: 201, client_manager: 403 }],
    ['sku_picture', { retailer: 201, catalog_manager: 201, client_manager: 403 }],
  ])('PRODUCT-13, SKU-7: who may send for %s', async (purpose, expected) => {
    const statuses = await Promise.all(
      Object.keys(expected).map(async (login) => {
        const body = { purpose, content_type: 'image/png', size: 100 };
        return [login, (await platform.call(login, 'POST', '/api/media', { body })).status];
      }),
    );
    expect(Object.fromEntries(statuses)).toEqual(expected);
  });

  it('completed twice at once it is one picture, and none is left over', async () => {
    const bytes = await picture('png');
    const { body } = await announce(bytes.length);
    await send(body.upload as never, bytes);
    const before = readdirSync(join(folder, 'shown')).length;
    const [one, other] = await Promise.all([complete(String(body.id)), complete(String(body.id))]);
    expect(one.body).toMatchObject({ upload_status: 'success' });
    expect(other.body).toEqual(one.body);
    expect(readdirSync(join(folder, 'shown')).length).toBe(before + 1);
  });

  it('needs editAdvertisers, and is nobody else’s to complete', async () => {
    expect((await announce(100, 'image/png', 'shop')).status).toBe(403);
    const { body } = await announce(100);
    expect((await complete(String(body.id), 'rival')).status).toBe(404);
    expect((await complete('999999')).status).toBe(404);
  });

  it('says so when nothing was sent yet', async () => {
    const { body } = await announce(100);
    expect(fieldErrors(await complete(String(body.id)))).toEqual([
      422,
      [{ field: 'file', rule: 'required' }],
    ]);
  });
});

describe('a file that is not as announced', () => {
  it('is refused when it is longer or shorter than announced, or of another type', async () => {
    const bytes = await picture('png');
    const { body } = await announce(bytes.length);
    const slot = body.upload as unknown as { url: string };
    expect(await send(slot, Buffer.concat([bytes, bytes]))).toBe(422);
    expect(await send(slot, bytes.subarray(1))).toBe(422);
    expect(await send(slot, bytes, 'image/gif')).toBe(422);
    expect(await send(slot, bytes, 'text/html')).toBe(422);
  });

  it('is cut off at the announced size when it names no length', async () => {
    const { body } = await announce(1000);
    let sent = 0;
    async function* endless() {
      for (; sent < 200_000_000; sent += 65_536) yield Buffer.alloc(65_536);
    }
    const path = new URL(String(body.upload?.url)).pathname;
    const answer = request(address + path, {
      method: 'PUT',
      body: endless() as never,
      headers: { 'content-type': 'image/png' },
    }).then(
      async ({ statusCode, body: text }) => [statusCode, await text.text()][0],
      () => 'cut',
    );
    expect([422, 'cut']).toContain(await answer);
    // The bytes that we drain, and those already in the sockets.
    expect(sent).toBeLessThan(20_000_000);
    expect(fieldErrors(await complete(String(body.id)))).toEqual([
      422,
      [{ field: 'file', rule: 'required' }],
    ]);
  });
});

describe('an upload address', () => {
  it('holds only as we signed it, and only for its time', async () => {
    const signer = signerWith('a key');
    const slot = { id: '1', size: 10, contentType: 'image/png', expiresAt: 1000 };
    const token = signer.sign(slot);
    expect(signer.read(token, 999)).toEqual(slot);
    expect(signer.read(token, 1000)).toBeNull();
    expect(signerWith('another key').read(token, 0)).toBeNull();
    const [text = '', mac = ''] = token.split('.');
    const forged = Buffer.from(JSON.stringify(['1', 10_000_000, 'text/html', 1000])).toString('base64url');
    for (const wrong of [
      `${forged}.${mac}`,
      `${text}.`,
      text,
      '',
      `${token}.x`,
      `${text}.${'A'.repeat(43)}`,
    ]) {
      expect(signer.read(wrong, 0)).toBeNull();
    }
  });

  it('answers 404 when it is forged', async () => {
    const token = signerWith('guessed').sign({ id: '1', size: 4, contentType: 'image/png', expiresAt: 9e15 });
    expect(await send({ url: `http://x/media/uploads/${token}` }, Buffer.from('abcd'))).toBe(404);
  });

  it.each([
    '../../../package.json',
    '..%2F..%2Fpackage.json',
    'incoming',
    'a.webp',
    `${'a'.repeat(32)}.webp`,
    `${'a'.repeat(32)}.png`,
  ])('no other name finds a file: %s', async (name) => {
    expect((await platform.call(null, 'GET', `/media/${name}`)).status).toBe(404);
  });
});
