import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresForTests, startPostgres } from '../../../tests/support/postgres.ts';
import { ENGINES } from '../../../tests/support/world.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import { startWorker, type Worker } from '../../foundation/jobs/worker.ts';
import { type SearchedCatalogue, startSearchedCatalogue } from '../../testing/searchedCatalogue.ts';
import { indexEntries } from './store/indexEntries.ts';
import { postgresStore } from './store/postgresStore.ts';
import { rebuildIndex } from './store/rebuild.ts';

let catalogue: SearchedCatalogue;
let worker: Worker;

let server: PostgresForTests | undefined;

/** Milliseconds that a saved change may take until a search shows it. */
const FRESH = 2000;

/** Changes something, then searches until the answer is as it should be; answers the milliseconds it took. */
async function untilFound(
  change: () => Promise<{ status: number; text: string }>,
  { search, hits }: { search: string; hits: string[] },
): Promise<number> {
  const { status, text } = await change();
  expect([200, 201], text).toContain(status);
  const saved = performance.now();
  await expect
    .poll(async () => (await catalogue.found(search, { conditionsOfSale: null })).sort(), {
      interval: 20,
    })
    .toEqual(hits);
  return performance.now() - saved;
}

const put = (as: string, path: string, body: unknown, version: number) => () =>
  catalogue.platform.call(as, 'PUT', path, { body, version });

describe.each([...new Set([...ENGINES, 'pglite'])])('on %s', (engine) => {
  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
    catalogue = await startSearchedCatalogue({}, server ? { databaseUrl: server.url } : { engine: 'pglite' });
    const { app, database } = catalogue.platform;
    worker = startWorker(
      { database, log: app.log },
      { handlers: { indexEntry: indexEntries }, kinds: ['indexEntry'], slots: 1, recurringSeconds: null },
    );
  });
  afterAll(async () => {
    await worker?.drain();
    await catalogue?.platform.close();
    await server?.stop();
  });

  describe('a saved change is found within two seconds', () => {
    it.each([
      [
        'the name of a product',
        () => put('catalog_manager', '/api/products/AUR-CARD', { name: 'Borealis gift card' }, 1),
        { search: 'borealis', hits: ['AUR-CARD-0001', 'AUR-CARD-0002', 'AUR-CARD-0003'] },
      ],
      [
        'the name of a SKU',
        () => put('catalog_manager', '/api/skus/EMB-CARD-0001', { name: 'Ember twenty' }, 1),
        { search: 'twenty', hits: ['EMB-CARD-0001'] },
      ],
      [
        'a SKU that is disabled',
        () => put('catalog_manager', '/api/skus/AUR-CARD-0002', { status: 'disabled' }, 1),
        { search: 'borealis', hits: ['AUR-CARD-0001', 'AUR-CARD-0003'] },
      ],
      [
        'a new SKU',
        () => () =>
          catalogue.platform.call('catalog_manager', 'POST', '/api/products/EMB-CARD/skus', {
            body: { name: 'Ember zwanzig', description: '', face_value: '20', currency: 'EUR' },
          }),
        { search: 'zwanzig', hits: ['EMB-CARD-0002'] },
      ],
      [
        'a publication',
        () => () =>
          catalogue.platform.call('operator', 'POST', '/api/products/EMB-RIVAL/publication_statuses', {
            body: { seller_id: '1', published: true },
          }),
        { search: 'rival', hits: ['EMB-RIVAL-0001'] },
      ],
      [
        'the name of a brand',
        () => put('operator', '/api/brands/EMB', { name: 'Glut' }, 1),
        { search: 'glut', hits: ['EMB-CARD-0001', 'EMB-CARD-0002', 'EMB-RIVAL-0001'] },
      ],
      [
        'a tag',
        () => async () => {
          const input = { nameEn: 'Warming', nameFr: 'Réchauffant', productIds: ['EMB-CARD'] };
          const document =
            'mutation ($input: TagCreateInput!) { tagCreate(input: $input) { tag { id name } errors { rule } } }';
          const { data } = await catalogue.ask(document, { input });
          expect(data?.tagCreate).toMatchObject({ tag: { name: 'Warming' }, errors: [] });
          return { status: 200, text: '' };
        },
        { search: 'rechauffant', hits: ['EMB-CARD-0001', 'EMB-CARD-0002'] },
      ],
    ])('%s', async (_what, change, expected) => {
      expect(await untilFound(change(), expected)).toBeLessThanOrEqual(FRESH);
    });

    it('leaves an index that does not differ from the record', async () => {
      const scope = systemScope(catalogue.platform.database);
      expect((await rebuildIndex(scope, { isCheck: true })).differences).toEqual([]);
    });
  });

  describe('entries', () => {
    it('are the record as it is now, written twice or by jobs in the wrong order', async () => {
      const { database } = catalogue.platform;
      const scope = systemScope(database);
      const names = ['First', 'Second', 'Third'];
      await Promise.all(
        names.map(async (name) => {
          await scope.write((tx) =>
            tx.execute(sql`update skus set name = ${name} where sku = 'AUR-CARD-0001'`),
          );
          await Promise.all([1, 2].map(() => scope.write((tx) => postgresStore.write(tx, ['AUR-CARD']))));
        }),
      );
      expect((await rebuildIndex(scope, { isCheck: true })).differences).toEqual([]);
    });

    it('of a change that is undone are not written', async () => {
      const { call, database } = catalogue.platform;
      const count = async () =>
        Number(
          ((await database.db.execute(sql`select count(*) from jobs`)) as { rows: { count: string }[] })
            .rows[0]?.count,
        );
      const before = await count();
      await call('catalog_manager', 'PUT', '/api/products/EMB-CARD?dry_run=true', {
        body: { name: 'Nobody' },
        version: 1,
      });
      await call('catalog_manager', 'PUT', '/api/products/EMB-CARD', {
        body: { name: 'Nobody' },
        version: 99,
      });
      expect(await count()).toBe(before);
    });
  });
});
