import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BatchRuns, batchRuns } from '../../../../tests/support/batchRuns.ts';
import { type EngineJobs, engineJobs, silentLog } from '../../../../tests/support/engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../../tests/support/engineWorld.ts';
import { openChange } from '../../../foundation/changes/change.ts';
import type { ProviderAdapter } from '../../providers/adapter.ts';
import { redeemNow } from '../../redemptions/redeem/redeemNow.ts';
import { retryDispatch } from '../changes/retry.ts';
import { batchLine, lineSource } from '../lineShape.ts';

let world: EngineWorld;
let jobs: EngineJobs;
let runs: BatchRuns;
let isSoldOut = true;
beforeAll(async () => {
  world = await startEngineWorld();
  const order: ProviderAdapter['order'] = async (key) =>
    isSoldOut
      ? { kind: 'refused', reason: 'sold_out', isFinal: true }
      : {
          kind: 'answered',
          reference: key,
          cancelable: true,
          expiresAt: null,
          orderStatus: null,
          trackingCode: null,
          codes: [{ usage: 'primary', value: `CODE-${key}` }],
        };
  jobs = engineJobs(world, { adapter: { order, cancel: async () => 'canceled' } });
  runs = batchRuns(world, jobs);
});
afterAll(() => world?.close());
beforeEach(() => {
  isSoldOut = true;
});

const alerts = () =>
  world.rows<{ severity: string; params: Record<string, string>; url: string }>(
    sql`select severity, params, related_url as url from alerts where advertiser_id = 1 and type = 'orders_failed' order by id`,
  );
const linesOf = (dispatchId: string) =>
  world.scope.read(async (tx) => {
    const rows = await batchLine.rows(
      tx,
      sql`${lineSource()} join batches b on b.advertiser_id = l.advertiser_id and b.id = l.batch_id where b.dispatch_id = ${dispatchId}`,
    );
    return rows
      .map((row) => batchLine.json(row, world.scope))
      .map(({ reason, remedy }) => ({ reason, remedy }));
  });
const retry = (id: string) =>
  world.scope.write((tx) =>
    retryDispatch(openChange(tx, { scope: world.scope }), { advertiserId: '1', id, state: 'done' } as never),
  );

test('orders that fail raise one alert for their dispatch, each line says the remedy, and a retry that succeeds ends it', async () => {
  const dispatch = await world.dispatch(3, { sku: SKUS.http });
  await runs.through(dispatch);
  const url = `/advertiser/1/promotion/1/batch/${dispatch.dispatchId}?failed=true`;
  expect(await alerts()).toEqual([{ severity: 'warning', params: { promotion: 'One', count: '3' }, url }]);
  expect(await linesOf(dispatch.dispatchId)).toEqual(Array(3).fill({ reason: 'sold_out', remedy: 'retry' }));
  await retry(dispatch.dispatchId);
  expect(await alerts()).toEqual([]);
  await runs.through(dispatch);
  expect(await alerts()).toMatchObject([{ params: { count: '3' }, url }]);
  isSoldOut = false;
  await retry(dispatch.dispatchId);
  await runs.through(dispatch);
  expect(await alerts()).toEqual([]);
  expect(await runs.linesOf(dispatch)).toEqual([{ stage: 'done', error: null, state: 'redeemed', n: 3 }]);
  expect(await world.findings()).toEqual([]);
});

test('an order that fails when its recipient asks for it says so at its line, which went out long ago; a retry orders it', async () => {
  const dispatch = await world.dispatch(2, { sku: SKUS.http, kind: 'send_links' });
  await runs.through(dispatch);
  const redemptionId = dispatch.ids[0] as string;
  const request = { advertiserId: '1', redemptionId, patience: 5000 };
  expect(await redeemNow(world.database, request, { tools: jobs.tools, log: silentLog })).toEqual({
    failed: 'sold_out',
  });
  expect(await alerts()).toMatchObject([{ params: { count: '1' } }]);
  expect(await linesOf(dispatch.dispatchId)).toEqual(
    expect.arrayContaining([
      { reason: 'sold_out', remedy: 'retry' },
      { reason: null, remedy: null },
    ]),
  );
  isSoldOut = false;
  await retry(dispatch.dispatchId);
  await jobs.work();
  expect(await alerts()).toEqual([]);
  expect(await runs.linesOf(dispatch)).toEqual([
    { stage: 'done', error: null, state: 'pending', n: 1 },
    { stage: 'done', error: null, state: 'redeemed', n: 1 },
  ]);
});

test('who moves redemptions needs no right on alerts', async () => {
  const dispatch = await world.dispatch(1, { sku: SKUS.http });
  await runs.through(dispatch);
  expect(await alerts()).toHaveLength(1);
  await world.scope.write(async (tx) => {
    await tx.execute(sql`select set_config('role', 'guerdon_app', true)`);
    await tx.execute(sql`select guerdon_tell_failed_orders(1, ${`{${dispatch.batchId}}`}::bigint[])`);
    await expect(
      tx.transaction((inner) => inner.execute(sql`delete from alerts where advertiser_id = 1`)),
    ).rejects.toThrow();
  });
  expect(await alerts()).toHaveLength(1);
});

test('a code of a pool that was changed is given to nobody and stops nobody; under a missing key the batch waits', async () => {
  await world.fillPool(3);
  await world.run(
    sql`update reward_codes set sealed = decode(repeat('00', 60), 'hex') where id = (select min(id) from reward_codes where state = 'free')`,
  );
  const dispatch = await world.dispatch(3, { sku: SKUS.pool });
  await runs.through(dispatch);
  expect(await runs.linesOf(dispatch)).toEqual([
    { stage: 'done', error: null, state: 'redeemed', n: 2 },
    { stage: 'failed', error: 'no_code', state: 'failed', n: 1 },
  ]);
  expect(jobs.alerts).toContain('code_unreadable');
  expect(
    await world.rows(
      sql`select count(*)::int as aside, count(sealed)::int as kept from reward_codes where state = 'aside'`,
    ),
  ).toEqual([{ aside: 1, kept: 1 }]);

  await world.fillPool(1);
  await world.run(sql`update reward_codes set key_id = 'gone' where state = 'free'`);
  const waiting = await world.dispatch(1, { sku: SKUS.pool });
  await runs.through(waiting);
  expect(await runs.linesOf(waiting)).toEqual([{ stage: 'order', error: null, state: 'pending', n: 1 }]);
  expect(await world.rows(sql`select 1 from reward_codes where state = 'free'`)).toHaveLength(1);
});
