import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemScope } from '../../../foundation/access/scope.ts';
import { doJobs } from '../../../testing/doJobs.ts';
import { type SearchedCatalogue, startSearchedCatalogue } from '../../../testing/searchedCatalogue.ts';
import { rebuildIndex } from './rebuild.ts';

let catalogue: SearchedCatalogue | undefined;

beforeAll(async () => {
  catalogue = await startSearchedCatalogue();
});

// An index that is correct except for the differences named here.
beforeEach(async () => {
  await rebuildIndex(systemScope(opened().database));
  await opened().database.script(async (db) => {
    await db.execute(sql`delete from search_rewards where sku = 'AUR-CARD-0001'`);
    await db.execute(
      sql`update search_rewards set currency = 'USD', featured = true where sku = 'AUR-CARD-0002'`,
    );
    await db.execute(sql`insert into search_rewards select 'AUR-CARD-GONE', product_id, brand_id, name, document, face_value, currency, countries,
      condition_of_sale, delivery_mode, tag_ids, typology_id, service_category_id, group_ids, sellers, private_sellers, featured, is_on_sale
      from search_rewards where sku = 'AUR-CARD-0003'`);
    await db.execute(sql`insert into search_rewards select 'OLD-0001', 'OLD', brand_id, name, document, face_value, currency, countries,
      condition_of_sale, delivery_mode, tag_ids, typology_id, service_category_id, group_ids, sellers, private_sellers, featured, is_on_sale
      from search_rewards where sku = 'AUR-CARD-0003'`);
    await db.execute(sql`insert into search_words values ('nowhere')`);
  });
});
afterAll(() => catalogue?.platform.close());

const DIFFERENCES = [
  { sku: 'AUR-CARD-0001', kind: 'missing', fields: [] },
  { sku: 'AUR-CARD-0002', kind: 'changed', fields: ['currency', 'featured'] },
  { sku: 'AUR-CARD-GONE', kind: 'idle', fields: [] },
  { sku: 'OLD-0001', kind: 'idle', fields: [] },
];

it('a check names each entry that differs and the fields, and changes nothing', async () => {
  const scope = systemScope(opened().database);
  expect((await rebuildIndex(scope, { isCheck: true })).differences).toEqual(DIFFERENCES);
  expect((await rebuildIndex(scope, { isCheck: true })).differences).toEqual(DIFFERENCES);
});

it('a rebuild writes what differs and drops words that nothing has', async () => {
  const scope = systemScope(opened().database);
  expect(await rebuildIndex(scope)).toEqual({ products: 4, entries: 7, differences: DIFFERENCES });
  expect((await rebuildIndex(scope, { isCheck: true })).differences).toEqual([]);
  const words = await opened().database.db.execute(sql`select from search_words where word = 'nowhere'`);
  expect((words as { rows: unknown[] }).rows).toEqual([]);
});

it('every night the index is compared with the record; what differed is mended and named in the log', async () => {
  await opened().database.db.execute(sql`insert into jobs (kind, payload) values ('indexCheck', '{}')`);
  expect(await doJobs(opened())).toEqual(['done']);
  const mismatches = opened().log.filter((line) => line.includes('did not match the record'));
  expect(mismatches.map((line) => JSON.parse(line).difference)).toEqual(DIFFERENCES);
  expect((await rebuildIndex(systemScope(opened().database), { isCheck: true })).differences).toEqual([]);
});

function opened() {
  if (!catalogue) throw new Error('The platform is not started.');
  return catalogue.platform;
}
