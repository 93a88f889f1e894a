import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { UploadPurpose } from '../../../schema/foundation/process/media.ts';
import { remadePicture } from './picture.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8285a' } });
const remade = async (bytes: Buffer, purpose: UploadPurpose, contentType = 'image/png') => {
  const picture = await remadePicture(bytes, { contentType, purpose });
  if (!picture) throw new Error('It was refused');
  return picture;
};

describe('PRODUCT-13, SKU-7: a picture is made for its purpose', () => {
  test('a logo is whole within its square, the rest transparent', async () => {
    const { bytes, variants } = await remade(await plain(600, 300).png().toBuffer(), 'product_logo');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512, hasAlpha: true });
    const [, , , alpha] = await sharp(bytes)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(alpha).toBe(0);
    expect(variants.map(({ suffix }) => suffix)).toEqual(['400.webp', '400.avif']);
  });

  test('a picture of a SKU is at most 1200 × 800, with smaller ones in two formats', async () => {
    const { width, height, variants } = await remade(await plain(2400, 1200).png().toBuffer(), 'sku_picture');
    expect([width, height]).toEqual([1200, 600]);
    const metadata = await Promise.all(variants.map(({ bytes }) => sharp(bytes).metadata()));
    expect(
      metadata.map(({ format, mediaType, width: wide, height: high }) => [mediaType ?? format, wide, high]),
    ).toEqual([
      ['image/webp', 400, 200],
      ['image/avif', 400, 200],
      ['image/webp', 800, 400],
      ['image/avif', 800, 400],
    ]);
  });

  test('nothing is enlarged: a small picture stays as it is and has no smaller ones', async () => {
    const { width, height, variants } = await remade(await plain(40, 30).png().toBuffer(), 'sku_picture');
    expect([width, height, variants]).toEqual([40, 30, []]);
  });

  test('of an animation the first frame is kept, and a photo stands upright', async () => {
    const frames = await sharp([await plain(20, 10).png().toBuffer(), await plain(20, 10).png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    const { height } = await remade(frames, 'sku_picture', 'image/gif');
    expect(height).toBe(10);
    const lying = await plain(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await remade(lying, 'sku_picture', 'image/jpeg')).toMatchObject({ width: 20, height: 40 });
  });
});

// In a separate process: memory that other tests left in this one would be measured too.
test('reliability C7: ten pictures of 25 megapixels at once cost less than 100 MB', () => {
  const script = join(import.meta.dirname, '../../testing/pictureMemory.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(stderr).not.toContain('Error');
  const bytes = Number(stdout);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(100 * 1024 * 1024);
});
