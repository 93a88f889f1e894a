import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { batchRuns } from '../../../../tests/support/batchRuns.ts';
import { type EngineJobs, engineJobs, silentLog } from '../../../../tests/support/engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../../tests/support/engineWorld.ts';
import { JobFailed } from '../../../foundation/jobs/work.ts';
import type { ProviderAdapter, ProviderAnswer } from '../../providers/adapter.ts';
import { redeemNow } from './redeemNow.ts';

let world: EngineWorld;
let jobs: EngineJobs;
let order: ProviderAdapter['order'];
let keys: string[];
beforeAll(async () => {
  world = await startEngineWorld();
  jobs = engineJobs(world, {
    adapter: {
      order: (key, request) => {
        keys.push(key);
        return order(key, request);
      },
      cancel: async () => 'canceled',
    },
  });
});
afterAll(() => world?.close());
beforeEach(() => {
  keys = [];
  order = async (key) => answerFor(key);
});

const answerFor = (key: string): ProviderAnswer => ({
  kind: 'answered',
  reference: `P-${key}`,
  cancelable: true,
  expiresAt: null,
  orderStatus: null,
  trackingCode: null,
  codes: [{ usage: 'primary', value: `CODE-${key}` }],
});
const redeem = (id: string, patience = 5000) =>
  redeemNow(
    world.database,
    { advertiserId: '1', redemptionId: id, patience },
    { tools: jobs.tools, log: silentLog },
  );
const one = async () => (await world.dispatch(1, { sku: SKUS.http, kind: 'send_links' })).ids[0] as string;
const stateOf = async (id: string) => {
  const [row] = await world.rows<{ state: string; reason: string | null }>(
    sql`select state, state_reason as reason from redemptions where id = ${id}`,
  );
  return row;
};

test.each([
  ['takes codes back is asked again, and its code taken back', true, { state: 'canceled', asked: 2 }],
  [
    'takes nothing back is not asked again: that could buy a code that nobody wants',
    false,
    { state: 'cancel_failed', asked: 1 },
  ],
])(
  'an order that nobody heard of, of a redemption that was canceled: a provider that %s',
  async (_, cancels, due) => {
    const id = await one();
    order = () => Promise.reject(new JobFailed('provider_500'));
    expect(await redeem(id)).toBe('working');
    await world.move({ ids: [id], step: 'cancel' });
    await world.run(sql`update providers set cancels = ${cancels} where id = 2`);
    await world.run(sql`update jobs set run_at = now() where kind = 'redeem' and state = 'queued'`);
    order = async (key) => answerFor(key);
    jobs.alerts.length = 0;
    await jobs.work(['redeem']);
    expect(await world.rows(sql`select state from provider_orders where redemption_id = ${id}`)).toEqual([
      { state: due.state },
    ]);
    expect(keys).toHaveLength(due.asked);
    expect(jobs.alerts).toEqual(cancels ? [] : ['order_left']);
    await world.run(sql`update providers set cancels = true where id = 2`);
  },
);

test('a code that was given before is ordered anew by itself, until it comes or the attempts are over', async () => {
  order = async () => ({ ...answerFor('the-same'), kind: 'answered' }) as ProviderAnswer;
  expect(await redeem(await one())).toBe('redeemed');
  const [id, other] = [await one(), await one()];
  for (const redemption of [id, other]) expect(await redeem(redemption)).toBe('working');
  const attempt = async () => {
    await world.run(sql`update jobs set run_at = now() where kind = 'redeem' and state = 'queued'`);
    await jobs.work(['redeem']);
  };
  await attempt();
  expect(await stateOf(id)).toMatchObject({ state: 'pending' });
  for (let n = 0; n < 4; n += 1) await attempt();
  expect(await stateOf(id)).toEqual({ state: 'failed', reason: 'duplicate_code' });
  const last = await one();
  expect(await redeem(last)).toBe('working');
  await attempt();
  order = async (key) => answerFor(key);
  await attempt();
  expect(await stateOf(last)).toMatchObject({ state: 'redeemed' });
  expect(await world.findings()).toEqual([]);
});

test('a refusal does not fail what another order redeemed meanwhile', async () => {
  const dispatch = await world.dispatch(1, { sku: SKUS.http });
  const [id] = dispatch.ids;
  order = async (key) => {
    order = async () => ({ kind: 'refused', reason: 'known_already', isFinal: true });
    await world.run(sql`update provider_orders set state = 'refused' where redemption_id = ${id}`);
    await world.move({ ids: dispatch.ids, step: 'redeem' });
    return order(key, {} as never);
  };
  await batchRuns(world, jobs).through(dispatch);
  expect(await batchRuns(world, jobs).linesOf(dispatch)).toEqual([
    { stage: 'done', error: null, state: 'redeemed', n: 1 },
  ]);
});
