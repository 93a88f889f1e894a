import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_BOX } from '../../../../tests/support/codeKeys.ts';
import { brands } from '../../../catalog/brands/table.ts';
import { products } from '../../../catalog/products/table.ts';
import { systemScope } from '../../../foundation/access/scope.ts';
import { listOf, objectOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { startWorker } from '../../../foundation/jobs/worker.ts';
import { folderStorage } from '../../../foundation/media/storage/folderStorage.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/testPlatform.ts';
import { insertRows } from '../rows.ts';
import { demoBrands, demoProducts } from './catalogue.ts';
import { demoItems } from './items.ts';
import { demoPictureDrawer, queueDemoPictures } from './pictureJobs.ts';
import { demoPictures } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'guerdon-pictures-'));
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
  await systemScope(platform.database).write(async (tx) => {
    await insertRows(tx, brands, demoBrands());
    await insertRows(tx, products, demoProducts());
    await insertRows(tx, products, demoItems());
  });
});
afterAll(async () => {
  await platform?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('every brand has a logo and every product a picture, drawn without any font', () => {
  const pictures = demoPictures(demoBrands().map(({ id }) => id));
  expect(pictures).toHaveLength(demoBrands().length + demoProducts().length + demoItems().length);
  for (const { svg } of pictures) expect(svg).not.toMatch(/<text|font/);
  const drawn = new Set(pictures.filter(({ noun }) => noun === 'brands').map(({ svg }) => svg));
  expect(drawn.size).toBe(demoBrands().length);
});

it('initials are really there: white strokes on the colors of the brand', async () => {
  const [logo] = demoPictures(['AU0']);
  const { data } = await sharp(Buffer.from(logo?.svg ?? ''))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let white = 0;
  for (let at = 0; at < data.length; at += 3)
    if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) > 750) white += 1;
  expect(white / (512 * 512)).toBeGreaterThan(0.02);
  expect(white / (512 * 512)).toBeLessThan(0.2);
});

it('jobs draw them after the start, in all formats; drawn twice they stand once', async () => {
  const { database, app } = platform;
  const places = () =>
    rowsOf(
      database.db,
      { noun: text, name: text, variants: listOf(text) },
      sql`select s.noun, i.name, m.variants from media_set_items i join media_sets s on s.id = i.media_set_id
        join medias m on m.id = i.media_id order by s.noun`,
    );
  const jobs = () =>
    rowsOf(
      database.db,
      { payload: objectOf({ brandIds: listOf(text) }), state: text },
      sql`select payload, state from jobs where kind = 'demoPictures' order by id`,
    );
  await systemScope(database).write(queueDemoPictures);
  const brandIds = (await jobs()).flatMap(({ payload }) => payload.brandIds);
  expect(brandIds).toEqual(demoBrands().map(({ id }) => id));
  // Two jobs of one brand each are enough to cover all.
  await database.db.execute(sql`delete from jobs where kind = 'demoPictures'`);
  await systemScope(database).write(async (tx) => {
    for (let time = 0; time < 2; time += 1)
      await tx.execute(
        sql`insert into jobs (kind, payload) values ('demoPictures', '{"brandIds": ["AU0"]}')`,
      );
  });
  const storage = folderStorage({ folder, box: TEST_BOX, slotUrl: async () => '' });
  const worker = startWorker(
    { database, log: app.log },
    {
      handlers: { demoPictures: demoPictureDrawer(async () => ({ storage, close: () => undefined })) },
      kinds: ['demoPictures'],
      slots: 1,
      recurringSeconds: null,
    },
  );
  try {
    await expect.poll(async () => (await jobs()).map(({ state }) => state)).toEqual(['done', 'done']);
  } finally {
    await worker.drain();
  }
  expect(await places()).toEqual([
    { noun: 'brands', name: 'logo', variants: ['400.webp', '400.avif'] },
    { noun: 'products', name: 'picture', variants: ['400.webp', '400.avif', '800.webp', '800.avif'] },
  ]);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(webp|avif)$/.test(name),
  );
  expect(files).toHaveLength(8);
});
