import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemScope } from '../../foundation/access/scope.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import { doJobs } from '../../testing/doJobs.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { type Posting, post } from '../ledger/post.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
  const { db } = platform.database;
  await db.execute(sql`update advertisers set alert_1 = 10000, alert_2 = 2000 where id = 1`);
  // 2 and 3 see it; 4 and 5 do not, 1 is staff; 3 has not confirmed, 100 may not see alerts.
  await db.execute(sql`update accounts set roles = '{developer}' where id = 100`);
  await db.execute(sql`insert into account_settings (account_id, budget_alerts, budget_alerts_state) values
    (1, 'on', 'confirmed'), (2, 'on', 'confirmed'), (3, 'on', 'pending'), (4, 'on', 'confirmed'), (5, 'on', 'confirmed'),
    (100, 'on', 'confirmed'), (101, 'off', 'confirmed')`);
});
afterAll(() => platform.close());
beforeEach(() => platform.database.db.execute(sql`delete from jobs`));

/** Moves money as a screen would, then looks; answers to whom which mail goes. */
async function move(kind: Posting['kind'], amount: bigint): Promise<string[]> {
  const { database } = platform;
  await systemScope(database).write(async (tx) => {
    await post(tx, [{ advertiserId: '1', currency: 'EUR', kind, amount }]);
    await enqueue(tx, { kind: 'budgetAlert', payload: { advertiserId: '1' } });
  });
  await doJobs(platform);
  const mails = await rowsOf(
    database.db,
    { mail: text },
    sql`delete from jobs where kind = 'mail' returning
      (payload ->> 'accountId') || ' below ' || (payload #>> '{params,limit}') || ' at ' || (payload #>> '{params,balance}') as mail`,
  );
  return mails.map(({ mail }) => mail).sort();
}
const alerts = async () =>
  (
    await rowsOf(
      platform.database.db,
      { alert: text },
      sql`select severity || ' ' || (params ->> 'limit') || ' ' || related_url as alert from alerts where advertiser_id = 1
          and type = 'budget_low' order by severity`,
    )
  ).map(({ alert }) => alert);

test('a balance below a limit is told once to who confirmed, sees the advertiser and its alerts', async () => {
  expect(await move('credit', 20_000n)).toEqual([]);
  expect(await move('debit', 9_999n)).toEqual([]);
  expect(await move('debit', 1n)).toEqual([]); // exactly at the limit is not below it
  expect(await alerts()).toEqual([]);

  expect(await move('debit', 1n)).toEqual(['1 below 100.00 at 99.99', '2 below 100.00 at 99.99']);
  expect(await alerts()).toEqual(['warning 100.00 /advertiser/1?tab=budget']);
  expect(await move('debit', 5_000n)).toEqual([]);

  expect(await move('debit', 3_000n)).toEqual(['1 below 20.00 at 19.99', '2 below 20.00 at 19.99']);
  expect(await alerts()).toEqual([
    'blocker 20.00 /advertiser/1?tab=budget',
    'warning 100.00 /advertiser/1?tab=budget',
  ]);
});

test('recovered, its alerts are gone; below both limits at once, it is told by one mail', async () => {
  expect(await move('credit', 5_000n)).toEqual([]);
  expect(await alerts()).toEqual(['warning 100.00 /advertiser/1?tab=budget']);
  expect(await move('credit', 50_000n)).toEqual([]);
  expect(await alerts()).toEqual([]);
  expect(await move('debit', 56_000n)).toEqual(['1 below 20.00 at 9.99', '2 below 20.00 at 9.99']);
  expect(await alerts()).toHaveLength(2);
});

test('a budget that is used up is told for as long as nothing is left of it', async () => {
  const exhausted = () =>
    rowsOf(
      platform.database.db,
      { severity: text, related_url: text },
      sql`select severity, related_url from alerts where advertiser_id = 1 and type = 'budget_exhausted'`,
    );
  expect(await exhausted()).toEqual([]);
  const [row] = await rowsOf(
    platform.database.db,
    { left: text },
    sql`select balance::text as left from ledger_accounts where advertiser_id = 1 and kind = 'unallocated'`,
  );
  // What is pending is not used yet; what was redeemed is.
  await move('book', BigInt(row?.left ?? 0));
  expect(await exhausted()).toEqual([]);
  await move('redeem', BigInt(row?.left ?? 0));
  expect(await exhausted()).toEqual([{ severity: 'blocker', related_url: '/advertiser/1?tab=budget' }]);
  await move('credit', 1n);
  expect(await exhausted()).toEqual([]);
});
