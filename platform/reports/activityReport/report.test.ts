import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemScope } from '../../foundation/access/scope.ts';
import {
  anyQuery,
  anyRedemption,
  counted,
  insertSamples,
  makeRewards,
  type RedemptionSample,
} from '../../testing/activityOracle.ts';
import { reportedActivity } from '../../testing/reportedActivity.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { foldActivity, rebuildActivity } from './rollup/fold.ts';
import { recountActivity } from './rollup/recount.ts';

let platform: TestPlatform;
const run = (statement: ReturnType<typeof sql>) => platform.database.db.execute(statement);
const system = () => systemScope(platform.database);

beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  await makeRewards(platform);
});
afterAll(() => platform?.close());
beforeEach(async () => {
  await run(sql`delete from redemptions`);
  await system().write(foldActivity);
});

describe('the activity report', () => {
  test('ACTREP-4, ACTREP-5, ACTREP-6, ACTREP-7, ACTREP-13, ACTREP-22: is the redemptions counted, in every zone, over clock changes, summed up or not; pages, file, points and totals say the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRedemption, { maxLength: 60 }),
        fc.array(anyRedemption, { maxLength: 10 }),
        fc.array(anyQuery, { minLength: 6, maxLength: 6 }),
        async (summed, waiting, queries) => {
          await run(sql`delete from redemptions`);
          await insertSamples(platform, summed);
          await system().write(foldActivity);
          await insertSamples(platform, waiting);
          for (const query of queries)
            expect((await reportedActivity(platform, query)).lines.sort()).toEqual(
              (await counted(platform, query)).sort(),
            );
          expect(await recountActivity(system())).toEqual({ drift: 0, differences: [] });
        },
      ),
      { numRuns: 25 },
    );
  });

  test('whatever changes a redemption is noted, and what was summed up stays right', async () => {
    const at = new Date('2026-03-29T01:00:00Z');
    const one: RedemptionSample = {
      at,
      sku: 'RED-10',
      state: 'pending',
      advertiser: 1,
      charge: 900,
      types: [0],
      testing: false,
    };
    await insertSamples(platform, [
      one,
      { ...one, state: 'booked' },
      { ...one, state: 'redeemed' },
      { ...one, state: 'redeemed', advertiser: 3 },
    ]);
    const steps = [
      sql`update redemptions set state = 'redeemed', redeemed_at = '2026-03-31T23:59:59.999Z', purchase_cost = 900 where state = 'pending'`,
      sql`update redemptions set activated_at = now(), state = 'pending' where state = 'booked'`,
      sql`update redemptions set state = 'refunded', refunded_at = now() where state = 'redeemed' and advertiser_id = 1`,
      sql`update redemptions set reversed = true where state = 'refunded'`,
      sql`update redemptions set sku = 'BLU-5', face_value = 500, currency = 'GBP', charge = null, charge_currency = null where state = 'pending'`,
      sql`update redemptions set promotion_id = promotion_id, payment_types = '{1,2}'`,
      sql`update redemptions set opened_at = now(), recipient_id = null, version = version + 1`,
      sql`update redemptions set testing = true where advertiser_id = 3`,
      sql`update redemptions set state = 'expired', state_reason = 'recredited' where state = 'pending'`,
      sql`delete from redemptions where state = 'expired'`,
    ];
    for (const [nth, step] of steps.entries()) {
      await run(step);
      if (nth % 2) await system().write(foldActivity);
      expect(await recountActivity(system())).toEqual({ drift: 0, differences: [] });
    }
    await expect(run(sql`truncate redemptions cascade`)).rejects.toThrow();
  });

  test('a recount finds what was not noted, the report says so, and sums are made anew', async () => {
    await run(sql`alter table redemptions disable trigger redemptions_activity_made`);
    await insertSamples(platform, [
      {
        at: new Date('2026-03-01'),
        sku: 'RED-10',
        state: 'redeemed',
        advertiser: 1,
        charge: null,
        types: [0],
        testing: false,
      },
    ]);
    await run(sql`alter table redemptions enable trigger redemptions_activity_made`);
    const { drift, differences } = await recountActivity(system());
    expect(drift).toBe(4); // a day and a month, by activation and by redemption
    expect(differences.map(({ table }) => table)).toContain('activity_promotions');
    const freshness = async () =>
      (await platform.call('operator', 'GET', '/api/me/activity_report')).body.freshness;
    expect(await freshness()).toMatchObject({ drift: 4, waiting: 0 });
    await rebuildActivity(platform.database);
    expect((await recountActivity(system())).drift).toBe(0);
    expect(await freshness()).toMatchObject({ drift: 0 });
  });
});
