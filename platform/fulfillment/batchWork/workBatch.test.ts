import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BatchRuns, batchRuns } from '../../../tests/support/batchRuns.ts';
import { type EngineJobs, engineJobs } from '../../../tests/support/engineJobs.ts';
import {
  type EngineWorld,
  SKUS,
  startEngineWorld,
  type TestDispatch,
} from '../../../tests/support/engineWorld.ts';
import { JobFailed } from '../../foundation/jobs/work.ts';
import type { ProviderAdapter, ProviderAnswer } from '../providers/adapter.ts';

let world: EngineWorld;
let jobs: EngineJobs;
let through: BatchRuns['through'];
let begin: BatchRuns['begin'];
let linesOf: BatchRuns['linesOf'];
let batchOf: BatchRuns['batchOf'];
/** What the provider over HTTP does next. */
let order: ProviderAdapter['order'];
let canceled: string[] = [];
beforeAll(async () => {
  world = await startEngineWorld();
  jobs = engineJobs(world, {
    adapter: {
      order: (...asked) => order(...asked),
      cancel: async (reference) => {
        canceled.push(reference);
        return 'canceled';
      },
    },
  });
  ({ begin, through, linesOf, batchOf } = batchRuns(world, jobs));
});
afterAll(() => world?.close());

const codeAnswer = (key: string, code = `CODE-${key}`): ProviderAnswer => ({
  kind: 'answered',
  reference: `P-${key}`,
  cancelable: true,
  expiresAt: null,
  orderStatus: null,
  trackingCode: null,
  codes: [{ usage: 'primary', value: code }],
});

const codesOf = ({ ids }: TestDispatch) =>
  world.rows<{ hash: string }>(
    sql`select encode(code_hash, 'hex') as hash from redemption_codes where redemption_id = any (${`{${ids.join(',')}}`}::bigint[])`,
  );

test.each([
  ['made here', SKUS.issued],
  ['of a pool', SKUS.pool],
  ['of a provider', SKUS.http],
])('BATCH-19: codes %s are ordered, redeemed and sent, each to its recipient once', async (_, sku) => {
  order = async (key) => codeAnswer(key);
  if (sku === SKUS.pool) await world.fillPool(230);
  const dispatch = await world.dispatch(230, { sku });
  jobs.mails.length = 0;
  await through(dispatch);
  expect(await linesOf(dispatch)).toEqual([{ stage: 'done', error: null, state: 'redeemed', n: 230 }]);
  expect(await batchOf(dispatch)).toEqual({
    state: 'done',
    done: 230,
    failed: 0,
    canceled: 0,
    dispatch: 'done',
  });
  expect(new Set((await codesOf(dispatch)).map(({ hash }) => hash)).size).toBe(230);
  expect(new Set(jobs.mails.map(({ mail }) => mail.to.address)).size).toBe(230);
  expect(jobs.mails).toHaveLength(230);
  expect(
    await world.rows(sql`select template from (select payload->>'template' as template from jobs where kind = 'mail'
    and payload->'params'->>'dispatchId' = ${dispatch.dispatchId}) m`),
  ).toEqual([{ template: 'dispatch_done' }]);
  expect(await world.findings()).toEqual([]);
});

test('BATCH-19: links are activated and sent; nothing is redeemed', async () => {
  const dispatch = await world.dispatch(3, { kind: 'send_links' });
  jobs.mails.length = 0;
  await through(dispatch);
  expect(await linesOf(dispatch)).toEqual([{ stage: 'done', error: null, state: 'pending', n: 3 }]);
  const links = jobs.mails.map(({ mail }) => /\/r\/([\w-]{22})$/.exec(mail.letter?.text ?? '')?.[1]);
  expect(links.sort()).toEqual(dispatch.ids.map((id) => world.box.link(id, 1).token).sort());
  const [row] = await world.rows<{ days: number; end: string }>(
    sql`select (expires_at::date - activated_at::date) as days, to_char(expires_at at time zone 'America/Los_Angeles', 'HH24:MI:SS') as end
      from redemptions where id = ${dispatch.ids[0]}`,
  );
  expect(row?.end).toBe('23:59:59');
  expect([30, 31]).toContain(row?.days);
});

test('an empty pool fails the lines it has no code for; their money waits, and a retry gives it', async () => {
  await world.run(sql`update reward_codes set state = 'dead' where state = 'free'`);
  await world.fillPool(2);
  const dispatch = await world.dispatch(5, { sku: SKUS.pool });
  await through(dispatch);
  expect(await linesOf(dispatch)).toEqual([
    { stage: 'done', error: null, state: 'redeemed', n: 2 },
    { stage: 'failed', error: 'no_code', state: 'failed', n: 3 },
  ]);
  expect(await batchOf(dispatch)).toEqual({
    state: 'done',
    done: 2,
    failed: 3,
    canceled: 0,
    dispatch: 'done',
  });
  expect(await world.findings()).toEqual([]);
});

test('a provider that refuses fails its line with the reason', async () => {
  order = async (key) =>
    key.length > 0 ? { kind: 'refused', reason: 'sold_out', isFinal: true } : codeAnswer(key);
  const dispatch = await world.dispatch(2, { sku: SKUS.http });
  await through(dispatch);
  expect(await linesOf(dispatch)).toEqual([{ stage: 'failed', error: 'sold_out', state: 'failed', n: 2 }]);
});

test('a provider that does not answer is asked again by the same key; the rest goes on and is told meanwhile', async () => {
  const keys = new Map<string, number>();
  order = async (key) => {
    keys.set(key, (keys.get(key) ?? 0) + 1);
    if (keys.get(key) === 1 && keys.size % 2 === 0) throw new JobFailed('provider_too_slow');
    return codeAnswer(key);
  };
  const dispatch = await world.dispatch(20, { sku: SKUS.http });
  await begin(dispatch);
  await jobs.work();
  expect(await linesOf(dispatch)).toMatchObject([
    { stage: 'done', n: 10 },
    { stage: 'ordering', n: 10 },
  ]);
  await through(dispatch);
  expect(await linesOf(dispatch)).toEqual([{ stage: 'done', error: null, state: 'redeemed', n: 20 }]);
  expect(keys.size).toBe(20);
});

test('a message that cannot be written sets its own line aside, not one that waits for its provider', async () => {
  let isAway = true;
  let slow = '';
  order = async (key) => {
    slow ||= key;
    if (key === slow && isAway) throw new JobFailed('provider_too_slow');
    return codeAnswer(key);
  };
  const dispatch = await world.dispatch(3, { sku: SKUS.http });
  await begin(dispatch);
  await world.run(
    sql`alter table deliveries add constraint of_the_test check (redemption_id <> ${sql.raw(dispatch.ids[2] as string)}) not valid`,
  );
  const attempts = async () => {
    for (let n = 0; n < 4; n += 1) {
      await jobs.work();
      await world.run(sql`update jobs set run_at = now() where kind = 'batchWork' and state = 'queued'`);
    }
  };
  await attempts();
  expect((await linesOf(dispatch)).map(({ stage }) => stage)).not.toContain('failed');
  isAway = false;
  await attempts();
  await attempts();
  await world.run(sql`alter table deliveries drop constraint of_the_test`);
  expect(await linesOf(dispatch)).toEqual([
    { stage: 'done', error: null, state: 'redeemed', n: 2 },
    { stage: 'failed', error: 'unworkable', state: 'redeemed', n: 1 },
  ]);
});

test('an hour without an answer fails the line; its order stays open, and a retry asks by the same key', async () => {
  const keys = new Set<string>();
  order = async (key) => {
    keys.add(key);
    throw new JobFailed('provider_500');
  };
  const dispatch = await world.dispatch(1, { sku: SKUS.http });
  await through(dispatch);
  await world.run(
    sql`update provider_orders set asked_at = now() - interval '2 hours' where redemption_id = ${dispatch.ids[0]}`,
  );
  await through(dispatch);
  expect(await linesOf(dispatch)).toEqual([
    { stage: 'failed', error: 'provider_500', state: 'failed', n: 1 },
  ]);
  await world.move({ ids: dispatch.ids, step: 'retry' });
  await world.run(sql`update batch_lines set stage = 'order' where batch_id = ${dispatch.batchId}`);
  await world.run(sql`update batches set state = 'working', failed = 0 where id = ${dispatch.batchId}`);
  order = async (key) => {
    keys.add(key);
    return codeAnswer(key);
  };
  await through(dispatch);
  expect(await linesOf(dispatch)).toMatchObject([{ stage: 'done', state: 'redeemed' }]);
  expect(keys.size).toBe(1);
});

test('a code that was given before is not given again: the line is ordered anew, and it is told', async () => {
  let orderCount = 0;
  order = async (key) => {
    orderCount += 1;
    return codeAnswer(key, orderCount <= 2 ? 'THE-SAME-CODE' : undefined);
  };
  const dispatch = await world.dispatch(2, { sku: SKUS.http });
  await through(dispatch);
  expect(await linesOf(dispatch)).toEqual([{ stage: 'done', error: null, state: 'redeemed', n: 2 }]);
  expect(new Set((await codesOf(dispatch)).map(({ hash }) => hash)).size).toBe(2);
  expect(jobs.alerts).toContain('duplicate_code');
});

test('a code that comes for a canceled redemption is taken back', async () => {
  canceled = [];
  const dispatch = await world.dispatch(1, { sku: SKUS.http });
  order = async (key) => {
    await world.move({ ids: dispatch.ids, step: 'cancel' });
    return codeAnswer(key);
  };
  await through(dispatch);
  expect(await linesOf(dispatch)).toMatchObject([{ stage: 'canceled', state: 'canceled' }]);
  expect(canceled).toHaveLength(1);
  expect(await codesOf(dispatch)).toEqual([]);
  expect(
    await world.rows(sql`select state from provider_orders where redemption_id = ${dispatch.ids[0]}`),
  ).toEqual([{ state: 'canceled' }]);
  expect(await world.findings()).toEqual([]);
});

test('three workers on one batch at once do each line once', async () => {
  order = async (key) => codeAnswer(key);
  const dispatch = await world.dispatch(150, { sku: SKUS.http });
  jobs.mails.length = 0;
  await Promise.all([begin(dispatch), begin(dispatch), begin(dispatch)]);
  await through(dispatch);
  expect(await batchOf(dispatch)).toMatchObject({ state: 'done', done: 150 });
  expect(jobs.mails).toHaveLength(150);
  expect(await codesOf(dispatch)).toHaveLength(150);
  expect(await world.findings()).toEqual([]);
});
