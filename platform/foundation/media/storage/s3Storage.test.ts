import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_BOX } from '../../../../tests/support/codeKeys.ts';
import { picture } from '../../../../tests/support/hostileFiles.ts';
import { type S3Server, startS3Server } from '../../../../tests/support/s3Server.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/testPlatform.ts';
import { medias } from '../table.ts';
import { s3Storage } from './s3Storage.ts';
import { SLOT_LIFETIME_MS } from './slots.ts';

let bucket: S3Server;
let platform: TestPlatform;
const folder = mkdtempSync(join(tmpdir(), 'guerdon-no-media-'));
beforeAll(async () => {
  bucket = await startS3Server();
  platform = await startTestPlatform(
    { LOG_LEVEL: 'silent' },
    { mediaFolder: folder, objectStorage: bucket.settings },
  );
});
afterAll(async () => {
  await platform.close();
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const announce = async (size: number, purpose = 'advertiser_avatar') => {
  const { body } = await platform.call('retailer', 'POST', '/api/media', {
    body: { purpose, content_type: 'image/png', size },
  });
  return { id: String(body.id), url: String(body.upload_url) };
};
const complete = (id: string, on = platform) => on.call('retailer', 'PUT', `/api/media/${id}/complete`);

async function put(url: string, body: Buffer | string, type = 'image/png') {
  const answer = await request(url, { method: 'PUT', body, headers: { 'content-type': type } });
  await answer.body.dump();
  return answer.statusCode;
}

describe('a slot in a bucket', () => {
  test('UPLOAD-3, UPLOAD-5, UPLOAD-6: the browser sends to the bucket itself; the picture is shown by us', async () => {
    const bytes = await picture('png');
    const { id, url } = await announce(bytes.length);
    expect(url.startsWith(`${bucket.settings.endpoint}/pictures/incoming/${id}?`)).toBe(true);
    expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect(Number(new URL(url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(
      SLOT_LIFETIME_MS / 1000,
    );
    expect(await put(url, bytes)).toBe(200);
    const completion = await complete(id);
    expect(completion).toMatchObject({ status: 200, body: { upload_status: 'success', width: 256 } });
    const response = await request(platform.app.listeningOrigin + String(completion.body.url));
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await response.body.arrayBuffer()).byteLength).toBe(Number(completion.body.size));
  });

  test('UPLOAD-8: other sizes and types than the signed ones are not taken', async () => {
    const bytes = await picture('png');
    const { id, url } = await announce(bytes.length);
    expect(await put(url, Buffer.concat([bytes, bytes]))).toBe(403);
    expect(await put(url, bytes.subarray(1))).toBe(403);
    expect(await put(url, bytes, 'text/html')).toBe(403);
    expect(await put(url.replace(`/incoming/${id}`, '/shown/mine.webp'), bytes)).toBe(403);
    expect((await complete(id)).body.field_errors).toEqual([{ field: 'file', rule: 'required' }]);
  });

  test('what is sent again after the check changes nothing that is shown', async () => {
    const bytes = await picture('png');
    const { id, url } = await announce(bytes.length);
    await put(url, bytes);
    const completion = await complete(id);
    const other = Buffer.from(bytes);
    other.write('<script>', bytes.length - 40);
    expect(await put(url, other)).toBe(200);
    expect((await complete(id)).body).toEqual(completion.body);
  });

  test('where everybody reads the bucket itself, its address is named and the bytes are not passed on', async () => {
    const elsewhere = await startTestPlatform(
      { LOG_LEVEL: 'silent' },
      { objectStorage: { ...bucket.settings, publicUrl: 'https://pictures.example/shop' } },
    );
    const name = `${'a'.repeat(32)}-400.avif`;
    const answer = await elsewhere.call(null, 'GET', `/media/${name}`);
    await elsewhere.close();
    expect([answer.status, answer.headers.location]).toEqual([
      302,
      `https://pictures.example/shop/shown/${name}`,
    ]);
  });

  test('while the bucket is away nothing is lost: the same upload is completed once it is back', async () => {
    const away = await startS3Server();
    const alone = await startTestPlatform({ LOG_LEVEL: 'silent' }, { objectStorage: away.settings });
    const { body } = await alone.call('retailer', 'POST', '/api/media', {
      body: { purpose: 'advertiser_avatar', content_type: 'image/png', size: 100 },
    });
    await away.close();
    const answer = await complete(String(body.id), alone);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
    const rows = await alone.database.db.select({ status: medias.status }).from(medias);
    expect(rows).toEqual([{ status: 'waiting' }]);
    await alone.close();
  });
});

test('what was sent long ago and never completed goes; checked pictures stay', async () => {
  const storage = s3Storage(bucket.settings, TEST_BOX);
  const slot = { id: 'old', size: 4, contentType: 'image/png', expiresAt: Date.now() + 60_000 };
  expect(await put(await storage.slotUrl(slot), 'abcd')).toBe(200);
  await storage.publish(`${'b'.repeat(32)}.webp`, Buffer.from('kept'));
  await storage.sweep(Date.now() - 60_000);
  expect(await storage.received('old', 4)).toEqual(Buffer.from('abcd'));
  expect(await storage.received('old', 3)).toBeNull();
  await storage.keepSealed('checked', Buffer.from('ana@customers.example'));
  expect(await storage.openSealed('checked')).toEqual(Buffer.from('ana@customers.example'));
  await storage.sweep(Date.now() + 60_000);
  expect(await storage.received('old', 4)).toBeNull();
  expect(await storage.openSealed('checked')).toBeNull();
  expect(await storage.open(`${'b'.repeat(32)}.webp`)).toMatchObject({ size: 4 });
  await storage.withdraw(`${'b'.repeat(32)}.webp`);
  expect(await storage.open(`${'b'.repeat(32)}.webp`)).toBeNull();
  storage.close();
});
