// Only for tests: a platform with rewards that promotions can give.
import { type SQL, sql } from 'drizzle-orm';
import type { PlatformConfig } from '../config.ts';
import { type Answer, type Call, startTestPlatform, type TestPlatform } from './testPlatform.ts';

/** A test platform with a product of three SKUs that organization 1 offers, and short calls. */
export interface PromotionWorld {
  platform: TestPlatform;
  run(statement: SQL): Promise<void>;
  /** Creates a promotion of advertiser 1 as its shop's admin; what is not said is as usual. */
  create(body?: Record<string, unknown>, call?: Call & { login?: string }): Promise<Answer>;
  /** Saves a promotion under the version it has now. */
  save(id: unknown, body: Record<string, unknown>, query?: string): Promise<Answer>;
}

/** The provider of its rewards. */
export const ISSUER = 900;

export async function startPromotions(settings: Partial<PlatformConfig> = {}): Promise<PromotionWorld> {
  const platform = await startTestPlatform({ LOG_LEVEL: 'error' }, settings);
  const run = (statement: SQL) => platform.database.script(async (db) => void (await db.execute(statement)));
  await run(sql`insert into brands (id, sku, name) values ('AAA', 'AAA-BRAND', 'Aurora')`);
  await run(sql`insert into products (id, brand_id, name, condition_of_sale, country_restrictions) values ('AAA-CARD', 'AAA', 'Card', 'on_demand', '{}'),
    ('AAA-MUG', 'AAA', 'Mug', 'in_stock', '{FR}')`);
  // Codes that the platform makes itself: a reward of an empty pool is not ready.
  await run(sql`insert into providers (id, name, kind) values (${ISSUER}, 'Issuer', 'issued')`);
  await run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, provider_id) values
    ('AAA-CARD-0001', 'Card 10', 'AAA-BRAND', 'AAA-CARD', 1000, 'EUR', ${ISSUER}),
    ('AAA-CARD-0002', 'Card 20', 'AAA-BRAND', 'AAA-CARD', 2000, 'EUR', ${ISSUER}),
    ('AAA-MUG-0001', 'Mug', 'AAA-BRAND', 'AAA-MUG', 800, 'EUR', ${ISSUER})`);
  await run(sql`insert into product_publications (product_id, seller_id, published, private) values
    ('AAA-CARD', 1, true, false), ('AAA-MUG', 1, true, false)`);
  let named = 0;
  const usual = () => {
    named += 1;
    return {
      name: `Promotion ${named}`,
      ui_id: `promotion-${named}`,
      experience: { id: '1' },
      rewards: [{ sku: 'AAA-CARD-0001' }],
    };
  };
  return {
    platform,
    run,
    create: (body = {}, { login = 'retailer', ...call } = {}) =>
      platform.call(login, 'POST', '/api/advertisers/1/promotions', {
        ...call,
        body: { ...usual(), ...body },
      }),
    async save(id, body, query = '') {
      const { body: now } = await platform.call('retailer', 'GET', `/api/promotions/${id}`);
      const version = now.version as unknown as number;
      return platform.call('retailer', 'PUT', `/api/promotions/${id}${query}`, { version, body });
    },
  };
}
