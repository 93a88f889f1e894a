import { sql } from 'drizzle-orm';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { post } from '../../platform/money/ledger/post.ts';
import { recount } from '../../platform/money/reconciliation/recount.ts';
import { publishEverywhere } from '../../platform/testing/publishEverywhere.ts';
import {
  type Answer,
  type Call,
  startTestPlatform,
  type TestPlatform,
} from '../../platform/testing/testPlatform.ts';
import { patiently } from './comeBack.ts';
import { startPostgres } from './postgres.ts';
import type { Engine } from './world.ts';

/** A platform with rewards, funded advertisers and two operators, for tests of allocations. */
export interface AllocationWorld extends TestPlatform {
  /** Adds to the budget of an advertiser, in whole units. */
  fund(advertiserId: string, units: number, currency?: string): Promise<void>;
  /** Requests an allocation of advertiser 1 with a key of its own, as the retailer by default. */
  ask(body: object, more?: { login?: string; id?: string; key?: string; query?: string }): Promise<Answer>;
  /** Approves, rejects or withdraws as the second operator with a key of its own, at the version the request has, unless said otherwise. */
  decide(
    verb: 'approve' | 'reject' | 'withdraw',
    id: unknown,
    more?: { login?: string; version?: number; key?: string; query?: string; reason?: string },
  ): Promise<Answer>;
  /** Approves or rejects several as the second operator with a key of its own, each at the version it has, unless said otherwise. */
  decideMany(
    decision: 'approve' | 'reject',
    requests: readonly (string | { id: string; version: number })[],
    more?: { login?: string; key?: string; query?: string; reason?: string },
  ): Promise<Answer>;
  /** Changes an allocation of advertiser 1 as the retailer, unless said otherwise. */
  change(
    id: unknown,
    version: number,
    body: object,
    more?: { login?: string; advertiserId?: string; query?: string },
  ): Promise<Answer>;
  /** Lets an allocation end, as if its date were past. */
  end(id: unknown): Promise<void>;
  /** Everything an allocation can change, as text: equal when nothing changed. */
  picture(): Promise<string>;
  /** Nothing drifts in the ledger. */
  ties(): Promise<boolean>;
  database: Database;
}

/** SKUs of the rewards: a fine one, one from stock, one sold in Japan only, one in dollars, one not sold any more. */
export const REWARDS = {
  fine: 'ABC-AA0001-10',
  other: 'ABC-AA0001-20',
  third: 'ABC-AA0001-50',
  stock: 'ABC-BB0002-10',
  japan: 'ABC-CC0003-10',
  dollars: 'ABC-AA0001-USD',
  gone: 'ABC-AA0001-99',
};

/** The provider of these rewards. */
const ISSUER = 900;

/** A committed request of `quantity` pieces at `price`. */
export const committed = (quantity = 1, price = '10', sku = REWARDS.fine) => ({
  type: 'committed',
  rewards: [{ sku, quantity, selling_price: price }],
  no_expiration: true,
});

/** A request for the open allocation. */
export const open = (amount: string, ...skus: string[]) => ({
  type: 'open',
  amount,
  rewards: skus.map((sku) => ({ sku })),
  no_expiration: true,
});

let keys = 0;

/** Starts one; `operator` and `second` are staff who approve, `retailer` and `rival` make requests. */
export async function startAllocationWorld(engine: Engine): Promise<AllocationWorld> {
  const server = engine === 'postgres' ? await startPostgres() : null;
  const place: Record<string, string> = server
    ? { DATABASE_URL: server.url, OIDC_CLIENT_SECRET: 'only-for-tests-and-nothing-else' }
    : {};
  const platform = await startTestPlatform(
    { LOG_LEVEL: 'silent', ...place },
    server ? {} : { engine: 'pglite' },
  );
  const { database, call } = platform;
  await database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.staff', 'on', true)`);
    for (const statement of catalogue()) await tx.execute(statement);
    await publishEverywhere(tx);
  });
  const staff = systemScope(database);
  const version = async (id: unknown) => {
    const rows = await rowsOf(
      database.db,
      { version: number },
      sql`select version from budget_lines where id = ${String(id)}`,
    );
    return rows[0]?.version ?? 1;
  };
  return {
    ...platform,
    fund: (advertiserId, units, currency = 'EUR') =>
      staff.write(async (tx) => {
        const amount = BigInt(units) * (currency === 'JPY' ? 1n : 100n);
        await post(tx, [{ advertiserId, currency, kind: 'credit', amount }]);
      }),
    ask: (body, { login = 'retailer', id = '1', key = nextKey(), query = '' } = {}) =>
      patiently(() =>
        call(login, 'POST', `/api/advertisers/${id}/allocations${query}`, { body, ...keyed(key) }),
      ),
    async decide(
      verb,
      id,
      { login = 'second', key = nextKey(), query = '', reason = 'Not now', ...more } = {},
    ) {
      const decided = more.version ?? (await version(id));
      return patiently(() =>
        call(login, 'POST', `/api/allocation_requests/${id}/${verb}${query}`, {
          version: decided,
          ...keyed(key),
          ...(verb === 'reject' && { body: { reason } }),
        }),
      );
    },
    async decideMany(decision, requests, { login = 'second', key = nextKey(), query = '', reason } = {}) {
      const seen = [];
      for (const one of requests)
        seen.push(typeof one === 'string' ? { id: one, version: await version(one) } : one);
      const body = { decision, requests: seen, ...(reason === undefined ? {} : { reason }) };
      return patiently(() =>
        call(login, 'POST', `/api/allocation_requests/decide${query}`, { body, ...keyed(key) }),
      );
    },
    change: (id, own, body, { login = 'retailer', advertiserId = '1', query = '' } = {}) =>
      call(login, 'PUT', `/api/advertisers/${advertiserId}/allocations/${id}${query}`, {
        body,
        version: own,
      }),
    end: (id) =>
      staff.write(async (tx) => {
        await tx.execute(
          sql`update allocations set expires_at = guerdon_now() - interval '1 day' where id = ${String(id)}`,
        );
      }),
    picture: () =>
      staff.read(async (tx) => {
        const tables = [
          'allocations',
          'allocated_rewards',
          'budget_lines',
          'ledger_accounts',
          'ledger_txns',
          'events',
          'jobs',
        ];
        const texts = [];
        for (const table of [...tables, 'idempotency_keys']) {
          const rows = await rowsOf(
            tx,
            { text: text },
            sql`select t::text as text from ${sql.identifier(table)} t order by t::text`,
          );
          texts.push(table, ...rows.map(({ text }) => text));
        }
        return texts.join('\n');
      }),
    database,
    async ties() {
      const { drifts, unbalanced } = await recount(database);
      return drifts.length === 0 && unbalanced.length === 0;
    },
    async close() {
      await platform.close();
      await server?.stop();
    },
  };
}

function nextKey(): string {
  keys += 1;
  return `key-${keys}`;
}

function keyed(key: string): Pick<Call, 'headers'> {
  return { headers: { 'idempotency-key': key } };
}

function catalogue() {
  const { fine, other, third, stock, japan, dollars, gone } = REWARDS;
  return [
    sql`update advertisers set allow_committed_allocation = true where id in (1, 2, 3)`,
    sql`insert into accounts (id, organization_id, subject, login, email, email_verified, name, roles, locale)
      values (10, 1, 'second', 'second', 'second@guerdon.example', true, 'Second', '{superadmin,platform_admin}', 'en'),
        (11, 1, 'colleague', 'colleague', 'colleague@retail.example', true, 'Colleague', '{admin,platform_admin}', 'fr')`,
    sql`insert into account_advertisers values (11, 1)`,
    sql`insert into brands (id, sku, name) values ('ABC', 'ABC-BRAND', 'Alphabet')`,
    sql`insert into products (id, brand_id, name, condition_of_sale, country_restrictions) values
      ('ABC-AA0001', 'ABC', 'Everyday', 'on_demand', '{}'), ('ABC-BB0002', 'ABC', 'Stocked', 'in_stock', '{FR}'),
      ('ABC-CC0003', 'ABC', 'Far', 'on_demand', '{JP}')`,
    sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, status) values
      (${fine}, 'Everyday 10', 'ABC-BRAND', 'ABC-AA0001', 1000, 'EUR', 'enabled'),
      (${other}, 'Everyday 20', 'ABC-BRAND', 'ABC-AA0001', 2000, 'EUR', 'enabled'),
      (${third}, 'Everyday 50', 'ABC-BRAND', 'ABC-AA0001', 5000, 'EUR', 'enabled'),
      (${stock}, 'Stocked 10', 'ABC-BRAND', 'ABC-BB0002', 1000, 'EUR', 'enabled'),
      (${japan}, 'Far 10', 'ABC-BRAND', 'ABC-CC0003', 1000, 'EUR', 'enabled'),
      (${dollars}, 'Everyday in dollars', 'ABC-BRAND', 'ABC-AA0001', 1000, 'USD', 'enabled'),
      (${gone}, 'Everyday 99', 'ABC-BRAND', 'ABC-AA0001', 9900, 'EUR', 'disabled')`,
    // Codes that the platform makes itself: a dispatch from an empty pool is refused.
    sql`insert into providers (id, name, kind) values (${ISSUER}, 'Issuer', 'issued')`,
    sql`update skus set provider_id = ${ISSUER}`,
  ];
}
