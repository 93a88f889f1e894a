import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HostileFile, hostileFiles, PAYLOADS } from '../../../tests/support/hostileFiles.ts';
import { type S3Server, startS3Server } from '../../../tests/support/s3Server.ts';
import { type Answer, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

const files = await hostileFiles();

test('reliability C7: there are sixty of them, and more', () => {
  expect(files.length).toBeGreaterThanOrEqual(60);
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
});

describe.each(['folder', 'bucket'] as const)('reliability C7: hostile files, kept in a %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'guerdon-hostile-'));
  let bucket: S3Server | null = null;
  let platform: TestPlatform;
  beforeAll(async () => {
    bucket = kind === 'bucket' ? await startS3Server() : null;
    platform = await startTestPlatform(
      { LOG_LEVEL: 'silent' },
      { mediaFolder: folder, objectStorage: bucket?.settings ?? null },
    );
  });
  afterAll(async () => {
    await platform.close();
    await bucket?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const call = (method: string, url: string, body?: unknown) =>
    platform.call('catalog_manager', method, url, { body });

  /** Announces, sends and has it checked; the last answer. */
  async function upload({ declared, bytes }: HostileFile): Promise<Answer & { id: string }> {
    const announced = await call('POST', '/api/media', {
      purpose: 'sku_picture',
      content_type: declared,
      size: bytes.length,
    });
    expect(announced.status).toBe(201);
    const address = String(announced.body.upload_url).replace(
      platform.config.publicUrl,
      platform.app.listeningOrigin,
    );
    const headers = { 'content-type': declared };
    const sent = await request(address, { method: 'PUT', body: bytes, headers });
    await sent.body.dump();
    expect(sent.statusCode).toBe(200);
    const id = String(announced.body.id);
    return { ...(await call('PUT', `/api/media/${id}/complete`)), id };
  }

  const REFUSED = [422, [{ field: 'file', rule: 'image_unreadable' }]];

  test.each(files.filter(({ ends }) => ends === 'refused'))('refused for good: $name', async (file) => {
    const before = process.memoryUsage.rss();
    const answer = await upload(file);
    expect([answer.status, answer.body.field_errors]).toEqual(REFUSED);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
    const again = await call('PUT', `/api/media/${answer.id}/complete`, { upload_status: 'success' });
    expect([again.status, again.body.url]).toEqual([422, undefined]);
  });

  test.each(files.filter(({ ends }) => ends === 'remade'))(
    'only its pixels are kept: $name',
    async (file) => {
      const { status, body } = await upload(file);
      expect([status, body.upload_status]).toEqual([200, 'success']);
      const addresses = [body.url, ...(body.variants as unknown as { url: string }[]).map(({ url }) => url)];
      for (const address of addresses) {
        const response = await request(platform.app.listeningOrigin + String(address));
        const bytes = Buffer.from(await response.body.arrayBuffer());
        for (const payload of PAYLOADS) expect(bytes.includes(payload)).toBe(false);
        expect(response.headers).toMatchObject({
          'content-type': expect.stringMatching(/^image\/(webp|avif)$/),
          'x-content-type-options': 'nosniff',
        });
        expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 300 });
      }
    },
  );
});
