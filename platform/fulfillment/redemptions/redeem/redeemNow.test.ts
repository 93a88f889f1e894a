import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
  codes: [
    { usage: 'primary', value: `CODE-${key}` },
    { usage: 'security', value: '1234' },
  ],
});
const redeem = (id: string, patience = 5000) =>
  redeemNow(
    world.database,
    { advertiserId: '1', redemptionId: id, patience },
    { tools: jobs.tools, log: silentLog },
  );
const one = async (sku: string = SKUS.http, options = {}) =>
  (await world.dispatch(1, { sku, kind: 'send_links', ...options })).ids[0] as string;
const codesOf = async (id: string) => {
  const rows = await world.rows<{
    usage: string;
    last4: string;
    keyId: string;
    wrapped: string;
    sealed: string;
  }>(
    sql`select usage, last4, key_id as "keyId", encode(wrapped_key, 'hex') as wrapped, encode(sealed, 'hex') as sealed
      from redemption_codes where redemption_id = ${id} order by usage`,
  );
  return rows.map(({ usage, last4, keyId, wrapped, sealed }) => ({
    usage,
    last4,
    code: world.box.open(`1:${id}:${usage}`, {
      keyId,
      wrappedKey: Buffer.from(wrapped, 'hex'),
      sealed: Buffer.from(sealed, 'hex'),
    }),
  }));
};
const stateOf = async (id: string) => {
  const [row] = await world.rows<{ state: string; reason: string | null }>(
    sql`select state, state_reason as reason from redemptions where id = ${id}`,
  );
  return row;
};

test('a code of a provider is kept sealed for its redemption, and the reward is sent once by each channel', async () => {
  const id = await one();
  expect(await redeem(id)).toBe('redeemed');
  expect(await codesOf(id)).toEqual([
    { usage: 'primary', last4: expect.any(String), code: `CODE-${keys[0]}` },
    { usage: 'security', last4: '4', code: '1234' },
  ]);
  expect(await redeem(id)).toBe('redeemed');
  expect(keys).toHaveLength(1);
  await jobs.work(['deliver']);
  expect(jobs.mails.filter(({ mail }) => mail.letter)).toHaveLength(1);
  expect(
    await world.rows(sql`select kind, channel, state from deliveries where redemption_id = ${id}`),
  ).toEqual([{ kind: 'reward', channel: 'email', state: 'sent' }]);
  expect(await world.findings()).toEqual([]);
});

test('twenty at once redeem it once, with one code', async () => {
  const id = await one();
  // Nobody is answered before all have asked.
  const waiting: (() => void)[] = [];
  order = async (key) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 20) for (const go of waiting) go();
    });
    return answerFor(key);
  };
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => redeem(id)));
  expect(new Set(outcomes)).toEqual(new Set(['redeemed']));
  expect(new Set(keys).size).toBe(1);
  expect(await codesOf(id)).toHaveLength(2);
  expect(await world.rows(sql`select kind from ledger_txns where reference = ${`redemption:${id}`}`)).toEqual(
    [{ kind: 'redeem' }],
  );
});

test('a slow provider: who waits is told so, the answer is written when it comes', async () => {
  const id = await one();
  let answer: (value: ProviderAnswer) => void = () => {};
  order = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  expect(await redeem(id, 50)).toBe('working');
  expect(await stateOf(id)).toMatchObject({ state: 'pending' });
  answer(answerFor(keys[0] as string));
  await expect.poll(() => stateOf(id)).toMatchObject({ state: 'redeemed' });
});

test('a process that ends while it waits: the job asks by the same key', async () => {
  const id = await one();
  order = () => new Promise(() => {});
  expect(await redeem(id, 20)).toBe('working');
  order = async (key) => answerFor(key);
  await world.run(sql`update jobs set run_at = now() where kind = 'redeem'`);
  await jobs.work(['redeem']);
  expect(await stateOf(id)).toMatchObject({ state: 'redeemed' });
  expect(new Set(keys).size).toBe(1);
});

test('a provider that fails all the time fails the redemption; its late answer still redeems it', async () => {
  const id = await one();
  order = () => Promise.reject(new JobFailed('provider_500'));
  expect(await redeem(id)).toBe('working');
  for (let n = 0; n < 5; n += 1) {
    await world.run(sql`update jobs set run_at = now() where kind = 'redeem' and state = 'queued'`);
    await jobs.work(['redeem']);
  }
  expect(await stateOf(id)).toEqual({ state: 'failed', reason: 'provider_500' });
  order = async (key) => answerFor(key);
  expect(await redeem(id)).toBe('redeemed');
  expect(new Set(keys).size).toBe(1);
  expect(await world.findings()).toEqual([]);
});

test('a refusal is told with its reason, and a later try is a new order', async () => {
  const id = await one();
  order = async () => ({ kind: 'refused', reason: 'sold_out', isFinal: false });
  expect(await redeem(id)).toEqual({ failed: 'sold_out' });
  order = async (key) => answerFor(key);
  expect(await redeem(id)).toBe('redeemed');
  expect(new Set(keys).size).toBe(2);
});

test('an empty pool, a dispatch that is held, a canceled one and goods without an address give nothing', async () => {
  expect(await redeem(await one(SKUS.pool))).toEqual({ failed: 'no_code' });
  expect(await redeem(await one(SKUS.issued, { isHeld: true }))).toEqual({ failed: 'not_released' });
  const id = await one();
  await world.move({ ids: [id], step: 'cancel' });
  expect(await redeem(id)).toEqual({ failed: 'canceled' });
  expect(await redeem(await one(SKUS.goods))).toEqual({ failed: 'address_missing' });
  expect(await redeem('999999')).toEqual({ failed: 'not_found' });
});

test('goods are ordered with their address; there is no code', async () => {
  const id = await one(SKUS.goods);
  await world.run(
    sql`update redemptions set address = ${JSON.stringify({ name: 'Ada', city: 'Paris' })}::jsonb where id = ${id}`,
  );
  expect(await redeem(id)).toBe('redeemed');
  expect(await codesOf(id)).toEqual([]);
  expect(await world.rows(sql`select order_status as status from redemptions where id = ${id}`)).toEqual([
    { status: 'ordered' },
  ]);
});

test('an answer for a redemption that was canceled and cannot be taken back is kept, dead, and told', async () => {
  const id = await one();
  order = async (key) => {
    await world.move({ ids: [id], step: 'cancel' });
    return { ...(answerFor(key) as Extract<ProviderAnswer, { kind: 'answered' }>), cancelable: false };
  };
  await redeem(id);
  expect(await world.rows(sql`select state from provider_orders where redemption_id = ${id}`)).toEqual([
    { state: 'cancel_failed' },
  ]);
  expect(
    await world.rows(
      sql`select dead_at is not null as dead from redemption_codes where redemption_id = ${id}`,
    ),
  ).toEqual([{ dead: true }, { dead: true }]);
});
