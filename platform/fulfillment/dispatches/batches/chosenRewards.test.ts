import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BatchRuns, batchRuns } from '../../../../tests/support/batchRuns.ts';
import { type EngineJobs, engineJobs } from '../../../../tests/support/engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../../tests/support/engineWorld.ts';

let world: EngineWorld;
let jobs: EngineJobs;
let runs: BatchRuns;
const ordered: string[] = [];
beforeAll(async () => {
  world = await startEngineWorld();
  jobs = engineJobs(world, {
    adapter: {
      order: async (key, { sku }) => {
        ordered.push(sku);
        return {
          kind: 'answered',
          reference: key,
          cancelable: true,
          expiresAt: null,
          orderStatus: null,
          trackingCode: null,
          codes: [{ usage: 'primary', value: `HTTP-${key}` }],
        };
      },
      cancel: async () => 'canceled',
    },
  });
  runs = batchRuns(world, jobs);
});
afterAll(() => world?.close());

test.each([
  ['made here', SKUS.issued],
  ['of a pool', SKUS.pool],
  ['of a provider', SKUS.http],
])('a batch of codes %s gives each recipient what he chose, from where that comes', async (_, sku) => {
  ordered.length = 0;
  await world.fillPool(3);
  const dispatch = await world.dispatch(9, { sku });
  const skus = [SKUS.issued, SKUS.pool, SKUS.http];
  for (const [at, other] of skus.entries())
    await world.run(sql`update redemptions set sku = ${other}
      where id = any (${`{${dispatch.ids.filter((_id, n) => n % 3 === at).join(',')}}`}::bigint[])`);
  await runs.through(dispatch);
  expect(await runs.linesOf(dispatch)).toEqual([{ stage: 'done', error: null, state: 'redeemed', n: 9 }]);
  expect(ordered).toEqual([SKUS.http, SKUS.http, SKUS.http]);
  const [row] = await world.rows<{ n: number }>(sql`select count(*)::int as n from redemption_codes c
    join redemptions r on r.id = c.redemption_id join reward_codes w on w.code_hash = c.code_hash
    where r.batch_id = ${dispatch.batchId} and r.sku = ${SKUS.pool}`);
  expect(row?.n).toBe(3);
});
