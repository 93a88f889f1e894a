import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE_DOCUMENTS } from '../../../schema/remote/publicCatalogue.generated.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import { type SearchedCatalogue, startSearchedCatalogue } from '../../testing/searchedCatalogue.ts';
import { startTestPlatform } from '../../testing/testPlatform.ts';
import { rebuildIndex } from './store/rebuild.ts';

let catalogue: SearchedCatalogue;

beforeAll(async () => {
  catalogue = await startSearchedCatalogue({ PUBLIC_CATALOGUE_SELLER: 'north' });
  await catalogue.platform.database.script(async (db) => {
    await db.execute(
      sql`update search_rewards set is_on_sale = true, sellers = '{1,2}', private_sellers = '{}'`,
    );
  });
});
afterAll(() => catalogue?.platform.close());

const door = (body: unknown, headers: Record<string, string> = {}) =>
  catalogue.platform.call(null, 'POST', '/public/catalogue', { body, headers });
const { CatalogueRewards, CatalogueValues } = CATALOGUE_DOCUMENTS;
const rewards = async (variables: Record<string, unknown> = {}, documentId: string = CatalogueRewards) => {
  const { status, body } = await door({ documentId, variables });
  if (body.errors) return { status, errors: body.errors as unknown };
  const items = body.data?.rewardSearch?.items as unknown as { sku: string }[];
  return { status, skus: items.map(({ sku }) => sku) };
};
const reward = async (sku: string, language = 'en') => {
  const documentId = CATALOGUE_DOCUMENTS.CatalogueReward;
  return (await door({ documentId, variables: { sku } }, { 'accept-language': language })).body.data?.reward;
};

// Every entry of the index wrongly claims to be published; the response still follows the record.
describe('what anybody sees', () => {
  it('PRODUCT-26: is what the seller has published and what is on sale', async () => {
    expect(await rewards()).toEqual({
      status: 200,
      skus: ['AUR-CARD-0001', 'EMB-CARD-0001', 'AUR-CARD-0002', 'AUR-CARD-0003'],
    });
    expect(await reward('AUR-CARD-0001', 'fr')).toMatchObject({
      sku: 'AUR-CARD-0001',
      description: 'Partout',
      faceValue: '10.00',
      categories: ['Achats', 'Livres'],
    });
  });

  it.each(['AUR-SECRET-0001', 'EMB-RIVAL-0001', 'AUR-CARD-0004', 'NO-SUCH-0001'])(
    'PRODUCT-26: is not %s: private, another seller’s, disabled or nowhere, by SKU neither',
    async (sku) => {
      expect(await reward(sku)).toBeNull();
      expect(await rewards({ search: sku })).toEqual({ status: 200, skus: [] });
      expect((await rewards({ product: sku.slice(0, -5) }, CatalogueValues)).skus).not.toContain(sku);
    },
  );

  it('is narrowed by the filters of the page', async () => {
    expect((await rewards({ search: 'aurora', currency: 'EUR', faceValueMin: '20' })).skus).toEqual([
      'AUR-CARD-0002',
    ]);
    expect((await rewards({ brands: ['EMB'], countries: ['BE'] })).skus).toEqual(['EMB-CARD-0001']);
    expect((await rewards({ countries: ['JP'], brands: ['EMB'] })).skus).toEqual([]);
  });

  it('is asked for the values of one product alone', async () => {
    const { skus } = await rewards({ product: 'AUR-CARD' }, CatalogueValues);
    expect(skus).toEqual(['AUR-CARD-0001', 'AUR-CARD-0002', 'AUR-CARD-0003']);
  });

  it('costs nothing that only customers see', async () => {
    expect(await reward('AUR-CARD-0001')).not.toHaveProperty('cost');
  });

  it('is listed for a map of the site', async () => {
    const { body } = await catalogue.platform.call(null, 'GET', '/public/catalogue/skus');
    expect(body.skus).not.toContain('AUR-SECRET-0001');
    expect(body.skus).not.toContain('EMB-RIVAL-0001');
    expect(body.skus).toContain('AUR-CARD-0001');
  });
});

describe('the door', () => {
  it('takes documents of ours alone, and no text', async () => {
    const unknown = await door({ documentId: 'f'.repeat(64) });
    expect([unknown.status, unknown.body.field_errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'documentId', rule: 'unknown_document' })],
    ]);
    expect((await door({ query: '{ tags { totalCount } }' })).status).toBe(422);
  });

  it.each([{ hidden: true }, { filter: { hidden: null } }, { sellerId: '2' }, { conditionsOfSale: null }])(
    'does not know the variable of %j',
    async (variables) => {
      expect((await rewards(variables)).skus).toEqual((await rewards()).skus);
    },
  );

  it('knows nobody by a token, so that nobody sees more here than anybody', async () => {
    const { body } = await catalogue.platform.call('operator', 'POST', '/public/catalogue', {
      body: { documentId: CATALOGUE_DOCUMENTS.CatalogueReward, variables: { sku: 'AUR-SECRET-0001' } },
    });
    expect(body.data).toEqual({ reward: null });
  });

  it('counts what an address asks, whoever stands between', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' };
    const body = { documentId: CATALOGUE_DOCUMENTS.CatalogueReward, variables: { sku: 'AUR-CARD-0001' } };
    const lists = Array.from({ length: 40 }, () =>
      catalogue.platform.call(null, 'GET', '/public/catalogue/skus', { headers: from }),
    );
    const refused = (await Promise.all(lists)).find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await door(body)).status).toBe(200);
  });

  it.each([{}, { PUBLIC_CATALOGUE_SELLER: 'nowhere', DATABASE_URL: '' }])(
    'is closed where no seller is named or known: %j',
    async (env) => {
      const platform = await startTestPlatform(
        env,
        'DATABASE_URL' in env ? {} : { publicCatalogueSeller: null },
      );
      const body = { documentId: CATALOGUE_DOCUMENTS.CatalogueRewards };
      expect((await platform.call(null, 'POST', '/public/catalogue', { body })).status).toBe(404);
      await platform.close();
    },
  );
});

describe('a product of many values', () => {
  beforeAll(async () => {
    await catalogue.platform.database.script(async (db) => {
      await db.execute(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, variable_value)
        select 'EMB-CARD-' || lpad(n::text, 4, '0'), 'Ember ' || n, 'EMB-BRAND', 'EMB-CARD', (n - 2) * 100, 'EUR', n = 64
        from generate_series(2, 64) n`);
    });
    await rebuildIndex(systemScope(catalogue.platform.database));
  });

  it('lists all 64 of them, and tells a value of 0 from one that is chosen', async () => {
    const { body } = await door({ documentId: CatalogueValues, variables: { product: 'EMB-CARD' } });
    const answer = body.data?.rewardSearch as unknown as {
      items: { sku: string; faceValue: string; variableValue: boolean }[];
      totalCount: number;
    };
    expect([answer.items.length, answer.totalCount]).toEqual([64, 64]);
    const of = (sku: string) => answer.items.find((one) => one.sku === sku);
    expect(of('EMB-CARD-0002')).toMatchObject({ faceValue: '0.00', variableValue: false });
    expect(of('EMB-CARD-0064')).toMatchObject({ variableValue: true });
  });
});
