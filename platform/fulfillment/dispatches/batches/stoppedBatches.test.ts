import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BatchRuns, batchRuns } from '../../../../tests/support/batchRuns.ts';
import { type EngineJobs, engineJobs } from '../../../../tests/support/engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../../tests/support/engineWorld.ts';
import { openChange } from '../../../foundation/changes/change.ts';
import { retryDispatch } from '../changes/retry.ts';

let world: EngineWorld;
let jobs: EngineJobs;
let runs: BatchRuns;
beforeAll(async () => {
  world = await startEngineWorld();
  jobs = engineJobs(world);
  runs = batchRuns(world, jobs);
});
afterAll(() => world?.close());

test.each([
  [
    'its maker lost the ability',
    sql`update accounts set roles = '{}' where id = 1`,
    sql`update accounts set roles = '{admin}' where id = 1`,
    'maker_revoked',
  ],
  [
    'its maker lost the advertiser',
    sql`delete from account_advertisers where advertiser_id = 1`,
    sql`insert into account_advertisers (account_id, advertiser_id) values (1, 1)`,
    'maker_revoked',
  ],
  [
    'its advertiser was disabled',
    sql`update advertisers set status = 'disabled' where id = 1`,
    sql`update advertisers set status = 'enabled' where id = 1`,
    'advertiser_disabled',
  ],
  [
    'its promotion was completed',
    sql`update promotions set status = 'completed' where id = 1`,
    sql`update promotions set status = 'enabled' where id = 1`,
    'promotion_not_running',
  ],
])(
  'A9: a batch stops when %s: nothing more goes out, the money comes back',
  async (_, lose, restore, error) => {
    const dispatch = await world.dispatch(120, { kind: 'send_links' });
    jobs.mails.length = 0;
    await world.run(lose);
    await runs.through(dispatch);
    await world.run(restore);
    expect(await runs.linesOf(dispatch)).toEqual([{ stage: 'canceled', error, state: 'canceled', n: 120 }]);
    expect(jobs.mails).toEqual([]);
    expect(await world.findings()).toEqual([]);
  },
);

test('a paused promotion keeps its batch waiting', async () => {
  const dispatch = await world.dispatch(2, { kind: 'send_links' });
  await world.run(sql`update promotions set status = 'paused' where id = 1`);
  await runs.begin(dispatch);
  await jobs.work();
  expect(await runs.linesOf(dispatch)).toMatchObject([{ stage: 'activate', state: 'booked' }]);
  await world.run(sql`update promotions set status = 'enabled' where id = 1`);
  await runs.through(dispatch);
  expect(await runs.linesOf(dispatch)).toMatchObject([{ stage: 'done', state: 'pending' }]);
});

test('what was redeemed before its batch stopped is no canceled line: a retry tells its recipient', async () => {
  const dispatch = await world.dispatch(2, { kind: 'send_codes' });
  await world.move({ ids: dispatch.ids, step: 'activate' });
  await world.move({ ids: dispatch.ids.slice(0, 1), step: 'redeem' });
  await world.run(sql`update batch_lines set stage = 'notify' where redemption_id = ${dispatch.ids[0]}`);
  await world.run(sql`update batch_lines set stage = 'order' where redemption_id = ${dispatch.ids[1]}`);
  await world.run(sql`update promotions set status = 'completed' where id = 1`);
  await runs.through(dispatch);
  await world.run(sql`update promotions set status = 'enabled' where id = 1`);
  const error = 'promotion_not_running';
  expect(await runs.linesOf(dispatch)).toEqual([
    { stage: 'canceled', error, state: 'canceled', n: 1 },
    { stage: 'failed', error, state: 'redeemed', n: 1 },
  ]);
  jobs.mails.length = 0;
  await world.scope.write((tx) =>
    retryDispatch(openChange(tx, { scope: world.scope }), {
      advertiserId: '1',
      id: dispatch.dispatchId,
      state: 'done',
      lines: 1,
    }),
  );
  await jobs.work();
  expect(jobs.mails).toHaveLength(1);
  expect(await runs.linesOf(dispatch)).toMatchObject([{ stage: 'canceled' }, { stage: 'done', n: 1 }]);
  expect(await world.findings()).toEqual([]);
});

test('goods are not ordered of which nobody knows where they go; their money waits', async () => {
  const dispatch = await world.dispatch(2, { sku: SKUS.goods });
  await runs.through(dispatch);
  expect(await runs.linesOf(dispatch)).toEqual([
    { stage: 'failed', error: 'address_missing', state: 'failed', n: 2 },
  ]);
  expect(await world.findings()).toEqual([]);
});
