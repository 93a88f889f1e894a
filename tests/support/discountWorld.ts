import { sql } from 'drizzle-orm';
import { publishEverywhere } from '../../platform/testing/publishEverywhere.ts';
import type { RestAnswer } from './calls.ts';
import { type Engine, startWorld, type World } from './world.ts';

export const RETAILER = 'retailer@northwind.example';
/** The retailer's advertiser whose discounts the tests change. */
export const ADVERTISER = '1';

const FIELDS = 'productId discount label sku brandName brandSku version';
const READ = `query ($id: ID!, $search: String, $sort: DiscountSort, $page: PageInput) { advertiser(id: $id) { hasDiscounts
  discounts(search: $search, sort: $sort, page: $page) { items { ${FIELDS} } page { number size totalCount totalPages } } } }`;
const SAVE = `mutation ($input: UpdateDiscountInput!) { updateDiscount(input: $input) { __typename
  ... on UpdateDiscountSuccess { discount { ${FIELDS} } before rewards effects { postings { kind } figures { name } mails { subject } } advertiser { hasDiscounts } }
  ... on StaleDiscount { current { ${FIELDS} } }
  ... on InvalidInput { fieldErrors { field rule limit } } } }`;

export interface Discount {
  productId: string;
  discount: string;
  label: string;
  brandName: string;
  version: number;
}

export interface Saved {
  __typename: string;
  discount: Discount;
  current: Discount;
  before: string;
  rewards: number;
  advertiser: { hasDiscounts: boolean };
  fieldErrors: { field: string; rule: string; limit: string | null }[];
}

/** A world with four products of known names, and functions that read and save discounts of ADVERTISER through the graph. */
export interface DiscountWorld {
  world: World;
  save(input: object): Promise<Saved>;
  read(variables?: object): Promise<Read>;
  /** Straight at the platform, with `If-Match: 0`. */
  put(login: string, body: object, query?: string): Promise<RestAnswer>;
  /** Resets to a state without any discounts. */
  clear(): Promise<void>;
}

interface Read {
  hasDiscounts: boolean;
  discounts: { items: Discount[]; page: object };
}

export async function startDiscountWorld(engine: Engine): Promise<DiscountWorld> {
  const world = await startWorld({ engine, size: 'small' });
  const { db } = world.database;
  await db.execute(
    sql`insert into brands (id, sku, name) values ('ZZ8', 'ZZ8-BRAND', 'Öl & Co'), ('ZZ9', 'ZZ9-BRAND', 'Zürich')`,
  );
  await db.execute(sql`insert into products (id, brand_id, name, status, country_restrictions) values
    ('ZZ9-A', 'ZZ9', 'Apple', 'enabled', '{}'), ('ZZ8-B', 'ZZ8', 'éclair', 'enabled', '{}'),
    ('ZZ9-C', 'ZZ9', 'Zebra 100%', 'enabled', '{}'), ('ZZ9-OFF', 'ZZ9', 'Off sale', 'disabled', '{}')`);
  await db.execute(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, status) values
    ('ZZ9-A5', 'Apple 5', 'ZZ9-BRAND', 'ZZ9-A', 500, 'EUR', 'enabled'), ('ZZ9-A9', 'Apple 9', 'ZZ9-BRAND', 'ZZ9-A', 900, 'EUR', 'disabled')`);
  await publishEverywhere(db);
  return {
    world,
    async save(input) {
      const discount = { advertiserId: ADVERTISER, productId: 'ZZ9-A', version: 0, ...input };
      return (await world.ask<{ updateDiscount: Saved }>(RETAILER, SAVE, { input: discount })).updateDiscount;
    },
    async read(variables = {}) {
      return (await world.ask<{ advertiser: Read }>(RETAILER, READ, { id: ADVERTISER, ...variables }))
        .advertiser;
    },
    put: (login, body, query = '') =>
      world.rest(login, 'PUT', `/api/advertisers/${ADVERTISER}/discounts${query}`, body, { 'if-match': '0' }),
    async clear() {
      await db.execute(sql`delete from discounts where advertiser_id = ${ADVERTISER}`);
      await db.execute(sql`update advertisers set has_discounts = false where id = ${ADVERTISER}`);
    },
  };
}
