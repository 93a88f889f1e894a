import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, startWorld, type World } from '../support/world.ts';

const RETAILER = 'retailer@northwind.example';
const OTHER = 'admin@roles.example';

const CREATE = `mutation ($input: CreateUploadInput!) { createUpload(input: $input) {
  __typename
  ... on CreateUploadSuccess { upload { mediaId url contentType } }
  ... on InvalidInput { fieldErrors { field rule limit } }
} }`;
const COMPLETE = `mutation ($mediaId: ID!) { completeUpload(mediaId: $mediaId) {
  __typename
  ... on CompleteUploadSuccess { mediaId url }
  ... on InvalidInput { fieldErrors { field rule } }
} }`;
const SAVE = `mutation ($input: UpdateAdvertiserInput!) { updateAdvertiser(input: $input) {
  __typename
  ... on UpdateAdvertiserSuccess { advertiser { avatarUrl version } }
  ... on InvalidInput { fieldErrors { field rule } }
} }`;

const SAVE_SET = `mutation ($input: SaveMediaSetInput!) { saveMediaSet(input: $input) {
  __typename
  ... on SaveMediaSetSuccess { mediaSet { version items { name locale media { url width } } } }
  ... on StaleMediaSet { current { version } }
  ... on InvalidInput { fieldErrors { field rule } }
} }`;

describe.each(ENGINES)('pictures on %s', (engine) => {
  let world: World;
  let picture: Buffer;
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
    picture = await sharp({ create: { width: 640, height: 320, channels: 3, background: '#3366cc' } })
      .png()
      .toBuffer();
  });
  afterAll(() => world?.close());

  const place = async (size: number, contentType = 'image/png') => {
    const input = { purpose: 'advertiser_avatar', contentType, size };
    const { createUpload } = await world.ask<{ createUpload: { upload: { mediaId: string; url: string } } }>(
      RETAILER,
      CREATE,
      { input },
    );
    return createUpload;
  };
  const put = (url: string, body: Buffer, contentType = 'image/png') =>
    fetch(new URL(url, world.gatewayUrl), {
      method: 'PUT',
      body: new Uint8Array(body),
      headers: { 'content-type': contentType },
    });
  const complete = async (mediaId: string) =>
    (await world.ask<{ completeUpload: { mediaId: string; url: string } }>(RETAILER, COMPLETE, { mediaId }))
      .completeUpload;
  const uploaded = async () => {
    const { upload } = await place(picture.length);
    expect((await put(upload.url, picture)).ok).toBe(true);
    return complete(upload.mediaId);
  };

  test('ADV-5: a picture is sent, made square, kept and named by its media id', async () => {
    const { mediaId, url } = await uploaded();
    const { advertisers } = await world.ask<{ advertisers: { items: { id: string; version: number }[] } }>(
      RETAILER,
      '{ advertisers { items { id version } } }',
    );
    const [row] = advertisers.items;
    const input = { id: row?.id, version: row?.version, avatarMediaId: mediaId };
    const saved = await world.graph(RETAILER, SAVE, { input });
    expect(saved.data?.updateAdvertiser).toMatchObject({ __typename: 'UpdateAdvertiserSuccess' });
    const answer = await fetch(new URL(url, world.gatewayUrl));
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', 256, 256]);
  });

  test('what is no picture is refused by its bytes, whatever it says it is', async () => {
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const { upload } = await place(text.length);
    await put(upload.url, text);
    expect(await complete(upload.mediaId)).toEqual({
      __typename: 'InvalidInput',
      fieldErrors: [{ field: 'file', rule: 'image_unreadable' }],
    });
  });

  test('size and type are signed: other bytes are not taken', async () => {
    const { upload } = await place(picture.length);
    expect((await put(upload.url, Buffer.concat([picture, picture]))).status).toBeGreaterThanOrEqual(400);
    expect((await put(upload.url, picture, 'image/gif')).status).toBeGreaterThanOrEqual(400);
    expect((await put(`${upload.url}x`, picture)).status).toBeGreaterThanOrEqual(400);
  });

  test('too large a file and another kind of file get no place', async () => {
    expect(await place(5 * 1024 * 1024 + 1)).toMatchObject({
      fieldErrors: [{ field: 'size', rule: 'file_too_large' }],
    });
    expect(await place(100, 'image/svg+xml')).toMatchObject({
      fieldErrors: [{ field: 'contentType', rule: 'image_type' }],
    });
  });

  test('the upload of somebody else is not there', async () => {
    const { upload } = await place(picture.length);
    const answer = await world.graph(OTHER, COMPLETE, { mediaId: upload.mediaId });
    expect(answer.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  test('PRODUCT-13, SKU-7, MEDIA-6: a product’s picture is sent, saved in its set, and is what its SKUs fall back to', async () => {
    const MANAGER = 'catalog_manager@roles.example';
    const { skus } = await world.ask<{
      skus: {
        items: { id: string; product: { id: string }; fallbackMediaSet: { id: string; version: number } }[];
      };
    }>(MANAGER, '{ skus { items { id product { id } fallbackMediaSet { id version } } } }');
    const [sku] = skus.items;
    const { id = '', version = 0 } = sku?.fallbackMediaSet ?? {};
    const input = { purpose: 'sku_picture', contentType: 'image/png', size: picture.length };
    const { createUpload } = await world.ask<{ createUpload: { upload: { mediaId: string; url: string } } }>(
      MANAGER,
      CREATE,
      { input },
    );
    const { mediaId, url } = createUpload.upload;
    expect((await put(url, picture)).status).toBe(200);
    await world.ask(MANAGER, COMPLETE, { mediaId });
    const items = [{ name: 'picture', mediaId }];
    const saved = await world.ask(MANAGER, SAVE_SET, { input: { id, version, items } });
    expect(saved).toMatchObject({
      saveMediaSet: {
        mediaSet: { version: version + 1, items: [{ name: 'picture', locale: null, media: { width: 640 } }] },
      },
    });
    const late = await world.ask(MANAGER, SAVE_SET, { input: { id, version, items: [] } });
    expect(late).toMatchObject({ saveMediaSet: { __typename: 'StaleMediaSet' } });
    const wrong = { id, version: version + 1, items: [{ name: 'logo', mediaId }] };
    expect(await world.ask(MANAGER, SAVE_SET, { input: wrong })).toMatchObject({
      saveMediaSet: { fieldErrors: [{ field: 'items.0.mediaId', rule: 'unknown_media' }] },
    });
    const answer = await world.ask<{
      sku: { mediaSet: object; fallbackMediaSet: { items: { media: { variants: { url: string }[] } }[] } };
    }>(
      MANAGER,
      `query ($id: ID!) { sku(id: $id) { mediaSet { items { name } }
        fallbackMediaSet { items { media { variants { url width contentType } } } } } }`,
      { id: sku?.id },
    );
    expect(answer.sku.mediaSet).toEqual({ items: [] });
    const variants = answer.sku.fallbackMediaSet.items[0]?.media.variants ?? [];
    expect(variants).toMatchObject([
      { width: 400, contentType: 'image/webp' },
      { width: 400, contentType: 'image/avif' },
    ]);
    for (const variant of variants) {
      const answer = await fetch(new URL(variant.url, world.gatewayUrl));
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(400);
    }
  });
});
