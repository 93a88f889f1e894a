import { sql } from 'drizzle-orm';
import { rebuildIndex } from '../catalog/search/store/rebuild.ts';
import { systemScope } from '../foundation/access/scope.ts';
import { type Json, startTestPlatform, type TestPlatform } from './testPlatform.ts';

/** What the index answers, to be looked into freely. */
export interface IndexAnswer {
  data?: Record<string, Json> | null;
  errors?: { message: string; extensions?: Json }[];
}

/** A platform with a small catalog and its index. */
export interface SearchedCatalogue {
  platform: TestPlatform;
  /** Asks the index as a role of organization 1, `rival` of organization 2 or the `operator`. */
  ask(
    query: string,
    variables?: Record<string, unknown>,
    settings?: { as?: string; language?: string },
  ): Promise<IndexAnswer>;
  /** SKUs that a search finds, or the messages of why it was refused. */
  found(search: string, filter?: Record<string, unknown>, as?: string): Promise<string[]>;
}

export const REWARD_SEARCH = `query ($search: String, $filter: RewardSearchFilter, $limit: Int = 30) {
  rewardSearch(search: $search, filter: $filter, limit: $limit) { items { sku } totalCount limitValue searchedFor } }`;

/** Starts a platform whose database has the catalog below, every entry written; its settings as of any test platform. */
export async function startSearchedCatalogue(
  env: Record<string, string> = {},
  settings: Parameters<typeof startTestPlatform>[1] = {},
): Promise<SearchedCatalogue> {
  const platform = await startTestPlatform(env, settings);
  await platform.database.transaction(async (tx) => {
    for (const statement of CATALOGUE) await tx.execute(statement);
  });
  await rebuildIndex(systemScope(platform.database));
  const ask: SearchedCatalogue['ask'] = async (
    query,
    variables = {},
    { as = 'catalog_manager', language = 'en' } = {},
  ) => {
    const { body } = await platform.call(as, 'POST', '/api/graphql', {
      body: { query, variables },
      headers: { 'accept-language': language },
    });
    return body as IndexAnswer;
  };
  return {
    platform,
    ask,
    async found(search, filter = {}, as = 'catalog_manager') {
      const { data, errors } = await ask(REWARD_SEARCH, { search, filter }, { as });
      if (errors) return errors.map(({ message }) => message);
      return ((data?.rewardSearch?.items ?? []) as unknown as { sku: string }[]).map(({ sku }) => sku);
    },
  };
}

/** Four products: one published to both sellers, one to the first, one private to it, one to the rival alone. */
const CATALOGUE = [
  sql`insert into brands (id, sku, name) values ('AUR', 'AUR-BRAND', 'Aurora Books'), ('EMB', 'EMB-BRAND', 'Ember Café')`,
  sql`insert into typologies (id, name_en, name_fr) values (1, 'Shopping', 'Achats')`,
  sql`insert into service_categories (id, typology_id, name_en, name_fr) values (1, 1, 'Books', 'Livres')`,
  sql`insert into products (id, brand_id, name, description, country_restrictions, condition_of_sale, translations, default_locale, service_category_id, delivery_mode) values
    ('AUR-CARD', 'AUR', 'Aurora gift card', 'Good in all shops', '{}', 'on_demand', '{"fr":{"name":"Carte cadeau Aurore","description":"Partout"},"ja":{"name":"オーロラのギフトカード","description":""}}', 'en', 1, 'digital_delivery'),
    ('EMB-CARD', 'EMB', 'Ember gift card', '', '{FR,BE}', 'in_stock', '{}', 'en', null, 'physical_shipment'),
    ('AUR-SECRET', 'AUR', 'Aurora friends and family', '', '{}', 'on_demand', '{}', 'en', null, 'digital_delivery'),
    ('EMB-RIVAL', 'EMB', 'Ember of the rival', '', '{}', 'on_demand', '{}', 'en', null, 'digital_delivery')`,
  sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, status, catalog_price, catalog_currency) values
    ('AUR-CARD-0001', 'Aurora 10', 'AUR-BRAND', 'AUR-CARD', 1000, 'EUR', 'enabled', 950, 'EUR'),
    ('AUR-CARD-0002', 'Aurora 50', 'AUR-BRAND', 'AUR-CARD', 5000, 'EUR', 'enabled', null, null),
    ('AUR-CARD-0003', 'Aurora 5000 yen', 'AUR-BRAND', 'AUR-CARD', 5000, 'JPY', 'enabled', null, null),
    ('AUR-CARD-0004', 'Aurora 99', 'AUR-BRAND', 'AUR-CARD', 9900, 'EUR', 'disabled', null, null),
    ('EMB-CARD-0001', 'Ember 20', 'EMB-BRAND', 'EMB-CARD', 2000, 'EUR', 'enabled', null, null),
    ('AUR-SECRET-0001', 'Aurora for friends', 'AUR-BRAND', 'AUR-SECRET', 1000, 'EUR', 'enabled', null, null),
    ('EMB-RIVAL-0001', 'Ember 30', 'EMB-BRAND', 'EMB-RIVAL', 3000, 'GBP', 'enabled', null, null)`,
  sql`insert into search_tags (id, name_en, name_fr) values (1, 'Coffee', 'Café'), (2, 'Books', 'Livres')`,
  sql`insert into product_tags values ('EMB-CARD', 1), ('AUR-CARD', 2)`,
  sql`insert into product_publications (product_id, seller_id, published, private) values
    ('AUR-CARD', 1, true, false), ('AUR-CARD', 2, true, false), ('EMB-CARD', 1, true, false),
    ('AUR-SECRET', 1, false, true), ('EMB-RIVAL', 2, true, false)`,
  sql`insert into reward_groups (id, name, seller_id) values (1, 'Everybody’s', null), (2, 'Ours', 1), (3, 'Theirs', 2)`,
  sql`insert into reward_group_products values (1, 'AUR-CARD'), (2, 'EMB-CARD')`,
  sql`select setval('search_tags_id_seq', 100), setval('reward_groups_id_seq', 100)`,
];
