import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemScope } from '../../../foundation/access/scope.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';
import {
  REWARD_SEARCH,
  type SearchedCatalogue,
  startSearchedCatalogue,
} from '../../../testing/searchedCatalogue.ts';
import { findRewards } from './findRewards.ts';

let catalogue: SearchedCatalogue;
const ask: SearchedCatalogue['ask'] = (...question) => catalogue.ask(...question);
const searchSkus: SearchedCatalogue['found'] = (...question) => catalogue.found(...question);

beforeAll(async () => {
  catalogue = await startSearchedCatalogue();
});
afterAll(() => catalogue?.platform.close());

describe('who sees which rewards', () => {
  const bySku = 'query ($skus: [ID!]!) { rewardsBySku(skus: $skus) { sku hidden } }';

  it('SEARCH-5: each organization searches its own catalogue', async () => {
    expect(await searchSkus('ember', { conditionsOfSale: null }, 'rival')).toEqual(['EMB-RIVAL-0001']);
    const refused = await ask(REWARD_SEARCH, { filter: { sellerId: '2' } }, { as: 'catalog_manager' });
    expect(refused.errors?.[0]?.extensions).toEqual({ code: 'FORBIDDEN' });
    expect(await searchSkus('ember', { sellerId: '2' }, 'operator')).toEqual(['EMB-RIVAL-0001']);
  });

  it('who has no organization sees the catalog of the first seller by name, as lists of sellers begin', async () => {
    const { database } = catalogue.platform;
    const nobodys = { ...systemScope(database), abilities: new Set(['viewCatalog'] as const) };
    const first = async (name: string) => {
      await database.db.execute(sql`update organizations set name = ${name} where id = 2`);
      const search = { search: 'ember', filter: { conditionsOfSale: null }, page: 1, limit: 30 };
      return (await findRewards(nobodys, search, { withFacets: false })).items.map(({ sku }) => sku);
    };
    const [own] = await rowsOf(database.db, { name: text }, sql`select name from organizations where id = 2`);
    expect(await first('0 rival')).toEqual(['EMB-RIVAL-0001']);
    expect(await first('zz rival')).toEqual(['EMB-CARD-0001']);
    await database.db.execute(sql`update organizations set name = ${own?.name} where id = 2`);
  });

  it('PRODUCT-27, PRODUCT-28: private rewards are found by SKU, and by name by those who manage rewards', async () => {
    expect(await searchSkus('friends')).toEqual([]);
    expect(await searchSkus('AUR-SECRET-0001')).toEqual(['AUR-SECRET-0001']);
    const { errors } = await ask(REWARD_SEARCH, { filter: { hidden: true } }, { as: 'user' });
    expect(errors?.[0]?.message).toContain('Private rewards are found by SKU alone');
  });

  it('CATALOG-14: one reward is read by SKU, private ones too', async () => {
    const { data } = await ask('{ reward(sku: "AUR-SECRET-0001") { sku hidden } }', {}, { as: 'user' });
    expect(data?.reward).toEqual({ sku: 'AUR-SECRET-0001', hidden: true });
  });

  it('CATALOG-16: asks for viewCatalog', async () => {
    const { data, errors } = await ask(
      '{ rewardSearch { totalCount } }',
      {},
      { as: 'promotion_data_analyst' },
    );
    expect([data, errors?.[0]?.extensions]).toEqual([null, { code: 'FORBIDDEN' }]);
  });

  it('CATALOG-16: what a reward costs and which groups there are asks for viewCatalog', async () => {
    const { data } = await ask(
      '{ reward: rewardsBySku(skus: ["AUR-CARD-0001"]) { name cost costCurrency } }',
      {},
      { as: 'promotion_data_analyst' },
    );
    expect(data?.reward).toEqual([{ name: 'Aurora 10', cost: null, costCurrency: null }]);
    const groups = await ask('{ rewardGroups { totalCount } }', {}, { as: 'promotion_data_analyst' });
    expect(groups.errors?.[0]?.extensions).toEqual({ code: 'FORBIDDEN' });
  });

  it('PRODUCT-28: groups name private products to those who manage rewards alone', async () => {
    const write = (statement: SQL) =>
      catalogue.platform.database.script(async (db) => {
        await db.execute(statement);
      });
    await write(sql`insert into reward_group_products values (1, 'AUR-SECRET')`);
    const named = async (as: string) => {
      const { data } = await ask('{ rewardGroups { items { name productIds } } }', {}, { as });
      const groups = data?.rewardGroups as unknown as { items: { name: string; productIds: string[] }[] };
      return groups.items.find(({ name }) => name === 'Everybody’s')?.productIds;
    };
    expect(await named('user')).toEqual(['AUR-CARD']);
    expect(await named('catalog_manager')).toEqual(['AUR-CARD', 'AUR-SECRET']);
    await write(sql`delete from reward_group_products where product_id = 'AUR-SECRET'`);
  });

  it('rewards by SKU keep the order asked; what the own organization does not offer is null', async () => {
    const skus = ['EMB-CARD-0001', 'NO-SUCH', 'EMB-RIVAL-0001', 'AUR-CARD-0001', 'EMB-CARD-0001'];
    const { data } = await ask(bySku, { skus }, { as: 'shop' });
    const answered = data?.rewardsBySku as unknown as ({ sku: string } | null)[];
    expect(answered.map((reward) => reward?.sku ?? null)).toEqual([
      'EMB-CARD-0001',
      null,
      null,
      'AUR-CARD-0001',
      'EMB-CARD-0001',
    ]);
    const many = await ask(bySku, { skus: Array.from({ length: 251 }, () => 'AUR-CARD-0001') });
    expect(many.errors?.[0]?.message).toContain('At most 250 SKUs');
  });
});

describe('named lists', () => {
  it('typologies, service categories and reward groups are listed by name, in the language asked for', async () => {
    const query = `{ typologies { items { id name } totalCount } serviceCategories(search: "liv") { items { id name typologyId } }
      rewardGroups { items { id sellerId productIds } } }`;
    expect((await ask(query, {}, { language: 'fr' })).data).toEqual({
      typologies: { items: [{ id: '1', name: 'Achats' }], totalCount: 1 },
      serviceCategories: { items: [{ id: '1', name: 'Livres', typologyId: '1' }] },
      rewardGroups: {
        items: [
          { id: '1', sellerId: null, productIds: ['AUR-CARD'] },
          { id: '2', sellerId: '1', productIds: ['EMB-CARD'] },
        ],
      },
    });
  });
});
