import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';

const WORDS = [
  'Aurora Books',
  'Basil Bistro',
  'Cedar Outfitters',
  'Dune Sports',
  'Ember Coffee',
  'Fjord Cinema',
  'Glasswing Beauty',
  'Harvest Market',
];

/**
 * A catalog of 100,000 SKUs on a test platform: 250 brands of twenty products of twenty values, offered by one seller, a tenth of them by another
 * alone. Of advertiser 4 none is in its currency, of advertiser 5 twenty SKUs are sold in its country, however many a word finds.
 */
export async function fillCatalogue(database: Database): Promise<void> {
  const brandWords = sql.raw(`(array['${WORDS.join("','")}'])`);
  const statements = [
    sql`insert into organizations (id, ui_id, name, operating_countries, billing_currencies) values
      (3, 'abroad', 'Abroad', '{DE}', '{EUR}')`,
    sql`insert into advertisers (id, organization_id, name, locale, billing_currency) values
      (4, 1, 'Without a currency on sale', 'en', 'CHF'), (5, 3, 'Without a country on sale', 'en', 'EUR')`,
    sql`insert into search_tags (id, name_en, name_fr) values (1, 'Coffee', 'Café'), (2, 'Travel', 'Voyage')`,
    sql`insert into brands (id, sku, name) select 'B' || n, 'B' || n || '-BRAND', ${brandWords}[1 + n % 8] || ' ' || n
      from generate_series(0, 249) n`,
    sql`insert into products (id, brand_id, name, country_restrictions, condition_of_sale, translations, featured)
      select 'P' || n, 'B' || n / 20, substr(md5(n::text), 1, 8) || ' gift card', case when n % 3 = 0 then '{US}'::text[] else '{}' end,
        case when n % 12 = 5 then 'in_stock' else 'on_demand' end,
        jsonb_build_object('fr', jsonb_build_object('name', 'Carte cadeau ' || n, 'description', '')), n % 97 = 0
      from generate_series(0, 4999) n`,
    sql`insert into product_tags select 'P' || n, 1 + n % 2 from generate_series(0, 4999) n where n % 5 = 0`,
    sql`insert into product_publications (product_id, seller_id, published)
      select 'P' || n, 1 + (n % 10 = 0)::int, true from generate_series(0, 4999) n
      union all select 'P' || n, 3, true from generate_series(0, 4999) n where n % 3 = 0 or n = 4999`,
    sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency)
      select 'S' || lpad((n / 1000)::text, 2, '0') || '-' || lpad((n % 1000)::text, 3, '0'),
        substr(md5((n / 20)::text), 1, 8) || ' gift card ' || n % 20 * 5, 'B' || n / 400 || '-BRAND', 'P' || n / 20,
        (1 + n % 20) * 500, (array['EUR', 'USD', 'GBP', 'JPY'])[1 + n % 4] from generate_series(0, 99999) n`,
    sql`analyze`,
  ];
  await database.script(async (db) => {
    for (const statement of statements) await db.execute(statement);
  });
}
