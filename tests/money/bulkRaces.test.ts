import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redeemNow } from '../../platform/fulfillment/redemptions/redeem/redeemNow.ts';
import { type BulkRuns, bulkRuns } from '../support/bulkRuns.ts';
import { type EngineJobs, engineJobs, silentLog } from '../support/engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../support/engineWorld.ts';

// Races prove something on a real PostgreSQL only.
let world: EngineWorld;
let jobs: EngineJobs;
let bulk: BulkRuns;
beforeAll(async () => {
  world = await startEngineWorld('postgres');
  jobs = engineJobs(world);
  bulk = await bulkRuns(world, jobs);
});
afterAll(() => world?.close());

const LINES = 300;

async function pending(sku: string) {
  const { ids } = await world.dispatch(LINES, { kind: 'send_links', sku });
  await world.move({ ids, step: 'activate' });
  return ids;
}

/** Shuffled by the clock: which one meets which chunk is not ours to say. */
const inAnyOrder = (ids: readonly string[]) => [...ids].sort(() => Math.random() - 0.5);

test.each([SKUS.issued, SKUS.http])(
  'BULK-4: what is canceled in bulk while its recipients redeem it is one or the other, and the books tie (%s)',
  async (sku) => {
    const ids = await pending(sku);
    const { bulk: cancellation } = await bulk.ask({ action: 'cancel_redemptions', redemption_list: ids });
    const presses = inAnyOrder(ids).slice(0, LINES / 2);
    const redeeming = Promise.all(
      Array.from({ length: 6 }, async (_, lane) => {
        for (let n = lane; n < presses.length; n += 6)
          await redeemNow(
            world.database,
            { advertiserId: '1', redemptionId: presses[n] as string, patience: 10_000 },
            { tools: jobs.tools, log: silentLog },
          ).catch(() => undefined);
      }),
    );
    await Promise.all([bulk.work(), redeeming]);
    await bulk.work();
    const of = sql`${`{${ids.join(',')}}`}::bigint[]`;
    const states = await world.rows<{ state: string; n: number }>(
      sql`select state, count(*)::int as n from redemptions where id = any (${of}) group by 1 order by 1`,
    );
    expect(
      states.map(({ state }) => state).filter((state) => state !== 'canceled' && state !== 'redeemed'),
    ).toEqual([]);
    const wrong = await world.rows(
      sql`select w.redemption_id, w.outcome, r.state from bulk_action_rows w join redemptions r on r.advertiser_id = w.advertiser_id and r.id = w.redemption_id
        where w.bulk_id = ${cancellation.id} and (w.outcome = 'done') <> (r.state = 'canceled')`,
    );
    expect(wrong).toEqual([]);
    const live = await world.rows(
      sql`select r.id from redemptions r join redemption_codes c on c.advertiser_id = r.advertiser_id and c.redemption_id = r.id
        where r.id = any (${of}) and r.state = 'canceled' and c.dead_at is null`,
    );
    expect(live).toEqual([]);
    expect(await world.findings()).toEqual([]);
  },
);

test('BULK-4: two bulk actions on the same set at once cancel each redemption once', async () => {
  const ids = await pending(SKUS.issued);
  const request = { action: 'cancel_redemptions', redemption_list: ids };
  const [one, other] = await Promise.all([bulk.ask(request), bulk.ask(request)]);
  await Promise.all([bulk.work(), bulk.work()]);
  const outcomes = (await Promise.all([one, other].map(({ bulk: { id } }) => bulk.outcomes(id)))).flat();
  const sum = (outcome: string) =>
    outcomes.filter((row) => row.outcome === outcome).reduce((total, { n }) => total + n, 0);
  expect([sum('done'), sum('left')]).toEqual([LINES, LINES]);
  expect(await world.findings()).toEqual([]);
});
