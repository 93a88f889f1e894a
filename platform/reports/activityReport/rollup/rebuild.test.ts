import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { ABILITIES } from '../../../../schema/foundation/abilities.ts';
import { type PostgresForTests, startPostgres } from '../../../../tests/support/postgres.ts';
import { type Scope, systemScope } from '../../../foundation/access/scope.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../../foundation/database/rows.ts';
import { migratedDatabase } from '../../../testing/migratedDatabase.ts';
import { storedRows } from '../../../testing/storedRows.ts';
import { listActivity } from '../list.ts';
import { reportQuery } from '../reportRequest.ts';
import { foldActivity, rebuildActivity } from './fold.ts';
import { recountActivity } from './recount.ts';
import { ROLLUPS } from './rollups.ts';

let database: Database | undefined;
let server: PostgresForTests | undefined;
afterEach(async () => {
  await database?.close();
  await server?.stop();
  database = undefined;
  server = undefined;
});

const ROWS = 3000;

/** Redemptions of every state, with and without a charge, trials among them, at all hours of two years. */
const REDEMPTIONS = sql`insert into redemptions (advertiser_id, promotion_id, sku, state, reversed, face_value, currency, booked_at, activated_at, redeemed_at,
    updated_at, charge, charge_currency, payment_types, testing)
  select 1 + n % 2, 1 + n % 2, case n % 3 when 0 then 'A-10' else 'B-5' end, s.state, s.state = 'refunded' and n % 4 = 0, 1000 - n % 7, case n % 3 when 0 then 'EUR' else 'JPY' end,
    m.at, case when s.state <> 'booked' then m.at end, case when s.state in ('redeemed', 'refunded', 'blocked') then m.at + interval '90 minutes' end, m.at,
    case when n % 5 > 0 then 900 + n % 11 end, case when n % 5 > 0 then 'EUR' end, case n % 4 when 0 then '{1,2}' else '{0}' end::smallint[], n % 17 = 0
  from generate_series(1, ${ROWS}::int) n
  cross join lateral (select (array['booked', 'pending', 'redeemed', 'redeemed', 'redeemed', 'refunded', 'canceled', 'blocked'])[1 + n % 8] as state) s
  cross join lateral (select timestamptz '2025-01-01' + n * interval '2 years' / ${ROWS}::int as at) m`;

/** Sees everything, and takes the time it needs. */
const UNHINDERED = sql`select set_config('app.staff', 'on', true), set_config('statement_timeout', '0', true)`;

const WORLD = [
  UNHINDERED,
  sql`insert into organizations (ui_id, name, operating_countries, billing_currencies) values ('one', 'One', '{}', '{}')`,
  sql`insert into advertisers (organization_id, name, locale, billing_currency) values (1, 'One', 'en', 'EUR'), (1, 'Two', 'en', 'EUR')`,
  sql`insert into brands (id, sku, name) values ('A', 'A', 'Aurora'), ('B', 'B', 'Borealis')`,
  sql`insert into products (id, brand_id, name, country_restrictions) values ('A-CARD', 'A', 'Card', '{}'), ('B-CARD', 'B', 'Card', '{}')`,
  sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency) values ('A-10', 'Ten', 'A', 'A-CARD', 1000, 'EUR'), ('B-5', 'Five', 'B', 'B-CARD', 1000, 'JPY')`,
  sql`insert into promotions (id, advertiser_id, name, start_datetime) values (1, 1, 'One', now()), (2, 2, 'Two', now())`,
  REDEMPTIONS,
];

/** All sums, to be compared. */
const sums = async ({ db }: Database) => {
  const tables = [];
  for (const { table } of ROLLUPS)
    tables.push(
      await storedRows(db, sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by t::text`),
    );
  return tables;
};

test.each(['pglite', 'postgres'] as const)(
  'what redemptions note adds up to the report, and sums that are rebuilt from them are the same: %s',
  async (engine) => {
    if (engine === 'postgres') server = await startPostgres({ isEmpty: true });
    const opened = await migratedDatabase(server?.url);
    database = opened;
    await opened.transaction(async (tx) => {
      for (const statement of WORLD) await tx.execute(statement);
    });
    const system = systemScope(opened);
    expect(await recountActivity(system)).toEqual({ drift: 0, differences: [] });
    await system.write(foldActivity);
    const noted = await sums(opened);
    expect(noted.every((rows) => rows.length > 0)).toBe(true);

    const staff: Scope = { ...system, abilities: new Set(ABILITIES) };
    const report = await listActivity(
      staff,
      reportQuery.parse({
        start_date: '2025-01-01',
        end_date: '2027-01-31',
        timezone: 'Europe/Paris',
        group_by: 'brand',
        metrics: 'redemptions,total_face_value,selling_price,purchase_cost',
        interval: 'monthly',
      }),
    );
    const counted = await system.read((tx) =>
      rowsOf(
        tx,
        { n: number, value: text },
        sql`select count(*)::int as n, sum(face_value) filter (where currency = 'JPY')::text as value
          from redemptions where state = 'redeemed' and not testing`,
      ),
    );
    expect(report.totals.redemptions).toBe(counted[0]?.n);
    expect(report.totals.uncosted).toBe(counted[0]?.n);
    expect(report.totals.total_face_value).toContainEqual({ amount: counted[0]?.value, currency: 'JPY' });

    // Rows that were deleted leave nothing behind.
    await opened.transaction(async (tx) => {
      for (const statement of [UNHINDERED, REDEMPTIONS]) await tx.execute(statement);
    });
    expect((await recountActivity(system)).drift).toBe(0);
    await opened.transaction(async (tx) => {
      await tx.execute(UNHINDERED);
      await tx.execute(sql`delete from redemptions where id > ${ROWS}`);
    });
    await rebuildActivity(opened);
    expect(await sums(opened)).toEqual(noted);
  },
  600_000,
);
