import { sql } from 'drizzle-orm';
import { startTestPlatform, type TestPlatform } from './testPlatform.ts';

/** A redemption of the inventory's tests. */
export interface UsedReward {
  advertiserId: number;
  sku: string;
  faceValue: number;
  redeemedAt: Date | null;
  testing: boolean;
}

/** A platform with two pools (SKUs P10 and P20), and with rewards in two currencies that a provider's budget pays for (B10, B20, BG5). */
export interface InventoryWorld {
  platform: TestPlatform;
  run(statement: ReturnType<typeof sql>): Promise<void>;
  /** Puts so many codes into a pool; `sqlMore` are values of `expires_at` and `available_at`. */
  fill(sku: string, count: number, more?: { expiresAt?: string; availableAt?: string }): Promise<void>;
  use(rewards: readonly UsedReward[]): Promise<void>;
  close(): Promise<void>;
}

export async function startInventory(): Promise<InventoryWorld> {
  const platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  const run = async (statement: ReturnType<typeof sql>) =>
    void (await platform.database.db.execute(statement));
  for (const statement of catalogue()) await run(statement);
  let coded = 0;
  return {
    platform,
    run,
    async fill(sku, count, { expiresAt, availableAt } = {}) {
      await run(sql`insert into reward_codes (sku, code_hash, last4, key_id, wrapped_key, sealed, expires_at, available_at)
        select ${sku}, decode(md5((n + ${coded})::text), 'hex'), '0000', 'k', '', '', ${expiresAt ?? null}::timestamptz, ${availableAt ?? null}::timestamptz
        from generate_series(1, ${count}::int) n`);
      coded += count;
    },
    async use(rewards) {
      const rows = rewards.map(({ advertiserId, redeemedAt, faceValue, ...row }) => ({
        ...row,
        advertiser_id: advertiserId,
        face_value: faceValue,
        redeemed_at: redeemedAt?.toISOString() ?? null,
      }));
      await run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, activated_at, redeemed_at, updated_at, testing)
        select u.advertiser_id, u.advertiser_id * 10, u.sku, case when u.redeemed_at is null then 'pending' else 'redeemed' end, u.face_value,
          s.currency, coalesce(u.redeemed_at, now()), coalesce(u.redeemed_at, now()), u.redeemed_at, now(), u.testing
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as u (advertiser_id bigint, sku text, face_value bigint, redeemed_at timestamptz, testing boolean)
        join skus s on s.sku = u.sku`);
    },
    close: () => platform.close(),
  };
}

function catalogue() {
  return [
    sql`insert into providers (id, name, kind, payment_type, url) values
      (91, 'Stockist', 'pool', 3, null), (92, 'Partner', 'http', 0, 'https://p.example'), (93, 'Later', 'http', 1, 'https://l.example')`,
    sql`insert into brands (id, sku, name) values ('RED', 'RED-BRAND', 'Red'), ('BLU', 'BLU-BRAND', 'Blue')`,
    sql`insert into products (id, brand_id, name, country_restrictions) values ('RED-CARD', 'RED', 'Red card', '{}'), ('BLU-CARD', 'BLU', 'Blue card', '{}')`,
    sql`insert into skus (sku, name, brand_sku, product_id, provider_id, face_value, currency) values
      ('P10', 'Pool 10', 'RED-BRAND', 'RED-CARD', 91, 1000, 'EUR'), ('P20', 'Pool 20', 'RED-BRAND', 'RED-CARD', null, 2000, 'EUR'),
      ('B10', 'Budget 10', 'BLU-BRAND', 'BLU-CARD', 92, 1000, 'EUR'), ('B20', 'Budget 20', 'BLU-BRAND', 'BLU-CARD', 92, 2000, 'EUR'),
      ('BG5', 'Budget GBP 5', 'BLU-BRAND', 'BLU-CARD', 92, 500, 'GBP'), ('L10', 'Later 10', 'BLU-BRAND', 'BLU-CARD', 93, 1000, 'EUR')`,
    sql`insert into promotions (id, advertiser_id, name, start_datetime) values (10, 1, 'First', now()), (20, 2, 'Second', now()), (30, 3, 'Third', now())`,
  ];
}
