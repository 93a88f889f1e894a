import { sql } from 'drizzle-orm';
import { systemScope } from '../../platform/access/scope.ts';
import { openDatabase } from '../../platform/database/connection.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { searchRewards } from '../../platform/resources/rewards/search.ts';
import { startPostgres } from '../support/postgres.ts';
import type { Measure } from './table.ts';

const ROUNDS = 9;

/** What people type: a word all rewards bear, one that few bear, two letters, one that none bears, the beginning of a SKU. */
const SEARCHES = ['gift', '3f2a1', 'ab', 'zq', 'S01-00'];

/** The search of rewards among a hundred thousand, on PostgreSQL: the slowest of some usual ones, each by its median. */
export async function measureRewards(): Promise<Measure[]> {
  const server = await startPostgres();
  const database = await openDatabase({ databaseUrl: server.url, databaseFolder: '' });
  try {
    await migrate(database);
    await fill(database);
    const medians: number[] = [];
    for (const search of SEARCHES) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const start = performance.now();
        await searchRewards(systemScope(database), { advertiser_id: '1', mode: 'open', search });
        times.push(performance.now() - start);
      }
      medians.push(times.sort((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN);
    }
    return [{ name: 'search among 100 000 rewards', value: Math.max(...medians), unit: 'ms', goal: 30 }];
  } finally {
    await database.close();
    await server.stop();
  }
}

async function fill(database: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  const statements = [
    sql`insert into organizations (id, ui_id, name, operating_countries, billing_currencies) values (1, 'x', 'X', '{FR}', '{EUR}')`,
    sql`insert into advertisers (id, organization_id, name, locale, billing_currency) values (1, 1, 'X', 'en', 'EUR')`,
    sql`insert into brands (id, sku, name) select 'B' || n, 'B' || n || '-BRAND', 'Brand ' || n from generate_series(0, 249) n`,
    sql`insert into products (id, brand_id, name, country_restrictions, condition_of_sale)
      select 'P' || n, 'B' || n / 20, 'Product ' || n, case when n % 3 = 0 then '{US}'::text[] else '{}' end,
        case when n % 12 = 5 then 'in_stock' else 'on_demand' end from generate_series(0, 4999) n`,
    sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency)
      select 'S' || lpad((n / 1000)::text, 2, '0') || '-' || lpad((n % 1000)::text, 3, '0'),
        substr(md5(n::text), 1, 8) || ' gift card ' || n % 20 * 5, 'B' || n / 400 || '-BRAND', 'P' || n / 20, 500,
        (array['EUR', 'USD', 'GBP', 'JPY'])[1 + n % 4] from generate_series(0, 99999) n`,
    sql`insert into product_publications (product_id, seller_id, published) select id, 1, true from products`,
    sql`analyze`,
  ];
  await database.script(async (db) => {
    for (const statement of statements) await db.execute(statement);
  });
}
