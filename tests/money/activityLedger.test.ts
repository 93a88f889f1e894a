import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { foldActivity } from '../../platform/reports/activityReport/rollup/fold.ts';
import { recountActivity } from '../../platform/reports/activityReport/rollup/recount.ts';
import {
  anyQuery,
  anyRedemption,
  counted,
  makeRewards,
  minor,
  POSTED,
} from '../../platform/testing/activityOracle.ts';
import { reportedActivity } from '../../platform/testing/reportedActivity.ts';
import { type Json, startTestPlatform, type TestPlatform } from '../../platform/testing/testPlatform.ts';
import { fundAll, giveAll } from '../support/activityGiven.ts';
import { recordLocks } from '../support/lockRecorder.ts';
import { type PostgresForTests, startPostgres } from '../support/postgres.ts';
import { seeded } from './seeded.ts';

let server: PostgresForTests;
let platform: TestPlatform;
beforeAll(async () => {
  server = await startPostgres();
  platform = await startTestPlatform({
    DATABASE_URL: server.url,
    LOG_LEVEL: 'silent',
    OIDC_CLIENT_SECRET: 'only-for-tests-and-nothing-else',
  });
  // `giveAll` moves redemptions of several advertisers in one transaction.
  recordLocks(false);
  await makeRewards(platform);
  await fundAll(platform);
});
afterAll(async () => {
  await platform?.close();
  await server?.stop();
});

/** Rows of a report whose links are followed, of those that open a page at most. */
const FOLLOWED = 12;

/** What a row or the totals open is as many redemptions, of the same value. */
async function follow(row: Json, login: string): Promise<void> {
  const { text, status, body } = await platform.call(
    ...([login, 'GET', `/api/redemptions?per_page=100&${row.redemption_query}`] as const),
  );
  if (status !== 200) throw new Error(`${row.redemption_query}: ${text}`);
  const sums = new Map<string, number>();
  for (const { value } of body.items as unknown as Json[])
    sums.set(String(value?.currency), (sums.get(String(value?.currency)) ?? 0) + Number(minor(value)));
  const value = row.total_face_value as unknown as Json[] | Json;
  const amounts = (Array.isArray(value) ? value : [value]) as Json[];
  expect({ total: body.total, sums: [...sums].sort() }).toEqual({
    total: row.redemptions,
    sums: amounts.map((money) => [String(money.currency), Number(minor(money))]).sort(),
  });
}

/** What the ledger holds as delivered less what trials took of it, in minor units by currency. */
const delivered = () =>
  systemScope(platform.database).read((tx) =>
    rowsOf(
      tx,
      { currency: text, amount: text },
      sql`select a.currency, (sum(a.balance) - coalesce((select sum(coalesce(r.charge, r.face_value)) from redemptions r
          where r.testing and r.state in ('redeemed', 'blocked') and coalesce(r.charge_currency, r.currency) = a.currency), 0))::text as amount
        from ledger_accounts a where a.kind = 'delivered' group by 1 order by 1`,
    ),
  );

const WHOLE = 'group_by=&interval=none&timezone=UTC&start_date=2024-01-01&end_date=2027-12-31';

test('ACTREP-13, ACTREP-22: rows, totals, chart, file and recount are what the ledger posted for the same redemptions, in every zone and over clock changes, and every row opens them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRedemption, { minLength: 1, maxLength: 30 }),
      fc.array(anyRedemption, { maxLength: 8 }),
      fc.array(anyQuery, { minLength: 4, maxLength: 4 }),
      async (summed, waiting, queries) => {
        // The ledger forgets nothing, so each run goes on where the last one stood.
        await giveAll(platform, summed);
        await systemScope(platform.database).write(foldActivity);
        await giveAll(platform, waiting);
        for (const query of queries) {
          const { rows, lines, totals } = await reportedActivity(platform, query);
          expect(lines.sort()).toEqual((await counted(platform, query)).sort());
          expect(lines).toEqual((await counted(platform, query, POSTED)).sort());
          // Who is no operator staff is told a provider's name, and not which redemptions are its.
          const followed = [totals, ...rows].filter(
            (row) => Number(row.redemptions) <= 100 && (row.redemption_query || query.login === 'operator'),
          );
          for (const row of followed.slice(0, FOLLOWED)) await follow(row, query.login);
        }
        expect(await recountActivity(systemScope(platform.database))).toEqual({ drift: 0, differences: [] });
        const { body } = await platform.call(
          'operator',
          'GET',
          `/api/me/activity_report?${WHOLE}&metrics=selling_price&state=redeemed,blocked`,
        );
        const prices = ((body.totals as Json).selling_price as unknown as Json[]).map((money) => ({
          currency: money.currency,
          amount: minor(money),
        }));
        const deliveries = (await delivered()).filter(({ amount }) => amount !== '0');
        expect(prices.filter(({ amount }) => amount !== '0')).toEqual(deliveries);
      },
    ),
    { ...seeded(8, 80), endOnFailure: true },
  );
}, 600_000);
