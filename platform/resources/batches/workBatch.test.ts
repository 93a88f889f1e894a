import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineJobs, engineJobs } from '../../../tests/support/engineJobs.ts';
import {
  type EngineWorld,
  SKUS,
  startEngineWorld,
  type TestDispatch,
} from '../../../tests/support/engineWorld.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { JobFailed } from '../../jobs/work.ts';
import type { ProviderAdapter, ProviderAnswer } from '../../providers/adapter.ts';

let world: EngineWorld;
let jobs: EngineJobs;
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
});
afterAll(() => world?.close());

const given = (key: string, code = `CODE-${key}`): ProviderAnswer => ({
  ...{
    kind: 'answered',
    reference: `P-${key}`,
    cancelable: true,
    expiresAt: null,
    orderStatus: null,
    trackingCode: null,
  },
  codes: [{ usage: 'primary', value: code }],
});

async function begin({ batchId }: TestDispatch): Promise<void> {
  await world.scope.write((tx) =>
    enqueue(tx, { kind: 'batchWork', payload: { advertiserId: '1', batchId }, advertiserId: '1' }),
  );
}

/** Works a dispatch until nothing is due, rests included. */
async function through(dispatch: TestDispatch): Promise<void> {
  await begin(dispatch);
  for (let n = 0; n < 5; n += 1) {
    await jobs.work();
    await world.run(sql`update jobs set run_at = now() where kind = 'batchWork' and state = 'queued'`);
  }
}

const linesOf = ({ batchId }: TestDispatch) =>
  world.rows<{ stage: string; error: string | null; state: string; n: number }>(
    sql`select l.stage, l.error, r.state, count(*)::int as n from batch_lines l
      join redemptions r on r.advertiser_id = l.advertiser_id and r.id = l.redemption_id where l.batch_id = ${batchId} group by 1, 2, 3 order by 1, 2`,
  );
const batchOf = async ({ batchId }: TestDispatch) => {
  const [row] = await world.rows<Record<string, unknown>>(
    sql`select b.state, b.done, b.failed, b.canceled, d.state as dispatch from batches b
      join dispatches d on d.advertiser_id = b.advertiser_id and d.id = b.dispatch_id where b.id = ${batchId}`,
  );
  return row;
};
const codesOf = ({ ids }: TestDispatch) =>
  world.rows<{ hash: string }>(
    sql`select encode(code_hash, 'hex') as hash from redemption_codes where redemption_id = any (${`{${ids.join(',')}}`}::bigint[])`,
  );

test.each([
  ['made here', SKUS.issued],
  ['of a pool', SKUS.pool],
  ['of a provider', SKUS.http],
])('BATCH-19: codes %s are ordered, redeemed and sent, each to its recipient once', async (_, sku) => {
  order = async (key) => given(key);
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
    key.length > 0 ? { kind: 'refused', reason: 'sold_out', isFinal: true } : given(key);
  const dispatch = await world.dispatch(2, { sku: SKUS.http });
  await through(dispatch);
  expect(await linesOf(dispatch)).toEqual([{ stage: 'failed', error: 'sold_out', state: 'failed', n: 2 }]);
});

test('a provider that does not answer is asked again by the same key; the rest goes on meanwhile', async () => {
  const keys = new Map<string, number>();
  order = async (key) => {
    keys.set(key, (keys.get(key) ?? 0) + 1);
    if (keys.get(key) === 1 && keys.size % 2 === 0) throw new JobFailed('provider_too_slow');
    return given(key);
  };
  const dispatch = await world.dispatch(20, { sku: SKUS.http });
  await begin(dispatch);
  await jobs.work();
  expect(await linesOf(dispatch)).toMatchObject([
    { stage: 'notify', n: 10 },
    { stage: 'ordering', n: 10 },
  ]);
  await through(dispatch);
  expect(await linesOf(dispatch)).toEqual([{ stage: 'done', error: null, state: 'redeemed', n: 20 }]);
  expect(keys.size).toBe(20);
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
    return given(key);
  };
  await through(dispatch);
  expect(await linesOf(dispatch)).toMatchObject([{ stage: 'done', state: 'redeemed' }]);
  expect(keys.size).toBe(1);
});

test('a code that was given before is not given again: the line is ordered anew, and it is told', async () => {
  let asked = 0;
  order = async (key) => {
    asked += 1;
    return given(key, asked <= 2 ? 'THE-SAME-CODE' : undefined);
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
    return given(key);
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
    await through(dispatch);
    await world.run(restore);
    expect(await linesOf(dispatch)).toEqual([{ stage: 'canceled', error, state: 'canceled', n: 120 }]);
    expect(jobs.mails).toEqual([]);
    expect(await world.findings()).toEqual([]);
  },
);

test('a paused promotion keeps its batch waiting', async () => {
  const dispatch = await world.dispatch(2, { kind: 'send_links' });
  await world.run(sql`update promotions set status = 'paused' where id = 1`);
  await begin(dispatch);
  await jobs.work();
  expect(await linesOf(dispatch)).toMatchObject([{ stage: 'activate', state: 'booked' }]);
  await world.run(sql`update promotions set status = 'enabled' where id = 1`);
  await through(dispatch);
  expect(await linesOf(dispatch)).toMatchObject([{ stage: 'done', state: 'pending' }]);
});

test('three workers on one batch at once do each line once', async () => {
  order = async (key) => given(key);
  const dispatch = await world.dispatch(150, { sku: SKUS.http });
  jobs.mails.length = 0;
  await Promise.all([begin(dispatch), begin(dispatch), begin(dispatch)]);
  await through(dispatch);
  expect(await batchOf(dispatch)).toMatchObject({ state: 'done', done: 150 });
  expect(jobs.mails).toHaveLength(150);
  expect(await codesOf(dispatch)).toHaveLength(150);
  expect(await world.findings()).toEqual([]);
});
