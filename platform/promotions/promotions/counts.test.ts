import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../foundation/access/scope.ts';
import { number, rowsOf, text } from '../../foundation/database/rows.ts';
import { reconcile } from '../../money/reconciliation/reconcile.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { foldCounts } from './countFold.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  await run(sql`insert into brands (id, sku, name) values ('AAA', 'AAA-BRAND', 'Brand')`);
  await run(sql`insert into skus (sku, name, brand_sku, face_value, currency) values
    ('AAA-BB1', 'One', 'AAA-BRAND', 100, 'EUR'), ('AAA-BB2', 'Two', 'AAA-BRAND', 200, 'EUR')`);
  await run(
    sql`insert into promotions (id, advertiser_id, name, start_datetime) values (1, 1, 'One', now()), (3, 3, 'Three', now())`,
  );
});
afterAll(() => platform?.close());

const run = (statement: ReturnType<typeof sql>) =>
  platform.database.script(async (db) => void (await db.execute(statement)));
const counts = async () =>
  (
    await rowsOf(
      platform.database.db,
      { key: text, redeemed: number, pending: number, failed: number },
      sql`select promotion_id || ' ' || sku as key, redeemed::int, pending::int, failed::int from promotion_counts order by 1`,
    )
  ).map(({ key, redeemed, pending, failed }) => [key, redeemed, pending, failed]);

test('PROMO-54: redemptions are counted by promotion, reward and state with the statement that writes them', async () => {
  await run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, updated_at)
    select p.advertiser_id, p.id, s.sku, 'pending', 100, 'EUR', now(), now() from promotions p cross join skus s cross join generate_series(1, 3)`);
  expect(await counts()).toEqual([
    ['1 AAA-BB1', 0, 3, 0],
    ['1 AAA-BB2', 0, 3, 0],
    ['3 AAA-BB1', 0, 3, 0],
    ['3 AAA-BB2', 0, 3, 0],
  ]);
  await run(sql`update redemptions set state = 'redeemed' where promotion_id = 1 and sku = 'AAA-BB1'`);
  await run(sql`update redemptions set state = 'failed' where promotion_id = 3`);
  await run(sql`update redemptions set updated_at = now()`);
  expect(await counts()).toEqual([
    ['1 AAA-BB1', 3, 0, 0],
    ['1 AAA-BB2', 0, 3, 0],
    ['3 AAA-BB1', 0, 0, 3],
    ['3 AAA-BB2', 0, 0, 3],
  ]);
});

test('a count that does not tie is found every hour, and counted anew where that is asked for', async () => {
  const scope = systemScope(platform.database);
  const before = await counts();
  await scope.write(foldCounts);
  expect(await counts()).toEqual(before);
  const countFindings = async (releases = false) =>
    (await reconcile(scope, { releases })).findings.filter(({ check }) => check === 'counted');
  expect(await countFindings()).toEqual([]);
  await run(
    sql`update promotion_count_sums set redeemed = redeemed + 1 where promotion_id = 1 and sku = 'AAA-BB1'`,
  );
  await run(sql`delete from promotion_count_sums where promotion_id = 3 and sku = 'AAA-BB2'`);
  expect((await countFindings()).map(({ advertiserId, accountIds }) => [advertiserId, accountIds])).toEqual([
    ['1', []],
    ['3', []],
  ]);
  await countFindings(true);
  expect(await countFindings()).toEqual([]);
  expect(await counts()).toEqual(before);
});

test('a redemption waits for no other one of its reward, and the counts are exact before and after each fold', async () => {
  const scope = systemScope(platform.database);
  const insert = sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, updated_at)
    values (1, 1, 'AAA-BB1', 'booked', 100, 'EUR', now(), now())`;
  const booked = async () =>
    (
      await rowsOf(
        platform.database.db,
        { n: number },
        sql`select booked::int as n from promotion_counts where promotion_id = 1 and sku = 'AAA-BB1'`,
      )
    )[0]?.n;
  await run(insert);
  await scope.write(foldCounts);
  expect(await booked()).toBe(1);
  if (platform.database.engine === 'postgres')
    await scope.write(async (tx) => {
      await tx.execute(insert);
      await scope.write(async (other) => void (await other.execute(insert)));
    });
  else for (const _ of [1, 2]) await run(insert);
  expect(await booked()).toBe(3);
  await run(
    sql`update redemptions set state = 'canceled' where promotion_id = 1 and sku = 'AAA-BB1' and state = 'booked'`,
  );
  expect(await booked()).toBe(0);
  await scope.write(foldCounts);
  expect(await booked()).toBe(0);
});
