import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LedgerDatabase, ledgerDatabase, retailerScope } from '../../../tests/support/ledgerDatabase.ts';
import { type Scope, systemScope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { json, rowsOf } from '../../foundation/database/rows.ts';
import { MAX_TOTAL } from '../../foundation/http/requests.ts';
import { advertiserQuery, listAdvertisers } from './list.ts';
import { lastWeek } from './select.ts';

const ADVERTISERS = MAX_TOTAL + 300;
/** Advertiser 21 redeemed once last week, 22 twice, and so on. */
const BUSY = [21, 22, 23, 24, 25];
/** Too many to name in a statement, and not all. */
const MANY = Array.from({ length: 150 }, (_, n) => String(n + 1));
const FEW = MANY.slice(15, 27);

let opened: LedgerDatabase;
let staff: Scope;

beforeAll(async () => {
  opened = await ledgerDatabase('postgres', 1);
  staff = systemScope(opened.database);
  const { from } = lastWeek('Europe/Paris');
  await opened.database.script(async (db) => {
    await db.execute(sql`select set_config('app.staff', 'on', false)`);
    await db.execute(sql`insert into advertisers (organization_id, name, locale, billing_currency)
      select 1, 'Advertiser ' || n, 'en', 'EUR' from generate_series(2, ${sql.raw(String(ADVERTISERS))}) n`);
  });
  await staff.write(async (tx) => {
    await tx.execute(sql`insert into skus values ('AAA-BB1', 'Card', 'AAA', 1000, 'EUR', 'enabled')`);
    await tx.execute(sql`insert into promotions (id, advertiser_id, name, start_datetime)
      select id, id, 'One', now() from advertisers where id between ${BUSY[0]} and ${BUSY.at(-1)}`);
    await tx.execute(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, redeemed_at, updated_at)
      select p.id, p.id, 'AAA-BB1', 'redeemed', 1000, 'EUR', ${from}::timestamptz, ${from}::timestamptz, ${from}::timestamptz
      from promotions p cross join lateral generate_series(1, p.id - 20)`);
    await tx.execute(sql`update advertisers set status = 'disabled' where id in (22, 100)`);
  });
  await opened.database.script(async (db) => {
    await db.execute(sql`vacuum analyze`);
  });
});
afterAll(() => opened.close());

describe('the order of last week’s redemptions', () => {
  const pages = async (scope: Scope, query: Record<string, string>) => {
    const ids: string[] = [];
    for (const page of ['1', '2', '3']) {
      const answer = await listAdvertisers(scope, advertiserQuery.parse({ per_page: '4', page, ...query }));
      ids.push(...answer.items.map(({ id }) => id));
    }
    return ids.join(' ');
  };

  test.each([
    ['staff', () => staff, '25 24 23 22 21 1 2 3 4 5 6 7'],
    ['many', () => retailerScope(opened.database, MANY), '25 24 23 22 21 1 2 3 4 5 6 7'],
    ['few', () => retailerScope(opened.database, FEW), '25 24 23 22 21 16 17 18 19 20 26 27'],
  ])(
    'ADVLIST-7: to %s, the busiest come first, then the others by id, over all pages',
    async (_who, scope, ids) => {
      expect(await pages(scope(), {})).toBe(ids);
    },
  );

  test('ADV-38: upwards, those without any come first', async () => {
    const upwards = { sort: 'last_7_days_redemptions' };
    const few = retailerScope(opened.database, FEW);
    expect(await pages(few, upwards)).toBe('16 17 18 19 20 26 27 21 22 23 24 25');
    const many = retailerScope(opened.database, MANY);
    const at = async (page: string) => {
      const query = advertiserQuery.parse({ ...upwards, per_page: '8', page });
      return (await listAdvertisers(many, query)).items.map(({ id }) => id).join(' ');
    };
    expect([await at('18'), await at('19'), await at('20')]).toEqual([
      '142 143 144 145 146 147 148 149',
      '150 21 22 23 24 25',
      '',
    ]);
  });

  test('ADVLIST-5: a status or a search keeps the order', async () => {
    expect(await pages(staff, { status: 'disabled' })).toBe('22 100');
    expect(await pages(staff, { search: 'tiser 2', status: 'enabled' })).toMatch(/^25 24 23 21 2 20 26 /);
  });
});

describe('among more advertisers than are counted', () => {
  test.each([
    ['', 'staff'],
    ['page=3', 'staff'],
    ['status=enabled&expand=counts', 'staff'],
    ['sort=name', 'staff'],
    ['sort=-balance', 'staff'],
    ['sort=last_7_days_redemptions', 'staff'],
    ['', 'retailer'],
    ['status=enabled', 'retailer'],
  ])('a list by “%s” for %s looks at few, and counts up to the cap', async (query, who) => {
    const abilities = new Set(['viewBudget'] as const);
    const scope = who === 'staff' ? staff : retailerScope(opened.database, MANY);
    const [counted = 0, ...page] = await rowsRead(
      { ...scope, abilities },
      Object.fromEntries(new URLSearchParams(query)),
    );
    if (who === 'staff') expect(counted).toBeLessThanOrEqual(MAX_TOTAL + 10);
    expect(page.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(200);
  });
});

/** How many rows of advertisers each statement of a list reads. */
async function rowsRead(scope: Scope, query: Record<string, string>): Promise<number[]> {
  const counts: number[] = [];
  const explaining = (tx: Queries): Queries =>
    Object.assign(Object.create(tx), {
      async execute(statement: SQL) {
        const [row] = await rowsOf(
          tx,
          { 'QUERY PLAN': json<[{ Plan: Plan }]>() },
          sql`explain (analyze, format json) ${statement}`,
        );
        if (row) counts.push(advertisersIn(row['QUERY PLAN'][0].Plan));
        return tx.execute(statement);
      },
    });
  await listAdvertisers(
    { ...scope, read: (run) => scope.read((tx) => run(explaining(tx))) },
    advertiserQuery.parse(query),
  );
  return counts;
}

/** What is read of a plan in the format of JSON. */
interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

function advertisersIn(plan: Plan): number {
  const own =
    plan['Relation Name'] === 'advertisers'
      ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
      : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + advertisersIn(part), own);
}
