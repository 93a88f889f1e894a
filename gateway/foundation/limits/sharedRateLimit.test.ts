import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type RedisForTests, startRedis } from '../../../tests/support/redis.ts';
import { guessesInAMinute, refusalsOfOffice } from '../../testing/officeSignIn.ts';
import { list } from '../../testing/rows.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';
import { openRedis, type Redis } from '../redis/redis.ts';
import { ADDRESS_RATES } from './addressLimits.ts';
import { sharedRateLimit } from './sharedRateLimit.ts';

let server: RedisForTests;
const open: (TestGateway | Redis)[] = [];
beforeAll(async () => {
  server = await startRedis();
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
afterAll(() => server?.stop());

const silent = { warn: () => undefined, info: () => undefined };
const QUERY = '{ advertisers { items { id } } }';
const LOGIN_KEY = 'guerdon:rate:login:address:127.0.0.1';
const few = { perSecond: 0.001, burst: 3 };

async function connected(): Promise<Redis> {
  const redis = openRedis(server.url, silent);
  open.push(redis);
  await expect.poll(() => redis.get('any').catch(String)).toBeNull();
  return redis;
}

test('of a thousand points that two gateways ask for, fifty at once, as many are given as one bucket holds', async () => {
  const rate = { perSecond: 0.001, burst: 100 };
  const limits = [await connected(), await connected()].map((redis) =>
    sharedRateLimit(redis, { name: 'race', rate }),
  );
  const waits: (number | undefined)[] = [];
  // A request that waits 250 ms for Redis continues without it; on a busy machine the last of a thousand concurrent requests would.
  for (let count = 0; count < 1000; count += 50)
    waits.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, (_, at) => limits[at % 2]?.take('one', 1).then(({ wait }) => wait)),
      )),
    );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(100);
  expect(await limits[0]?.take('two', 60)).toMatchObject({ wait: 0 });
});

test('the shared bucket counts as the single one does: it leaks, and says when there is room again', async () => {
  const limit = sharedRateLimit(await connected(), {
    name: 'leak',
    rate: { perSecond: 50, burst: 100 },
  });
  expect(await limit.take('one', 100)).toMatchObject({ wait: 0, available: 0, reset: 2 });
  expect(await limit.take('one', 60)).toMatchObject({ wait: 2 });
  await expect.poll(async () => (await limit.take('one', 60)).wait, { interval: 100 }).toBe(0);
  expect(await limit.take('huge', 1_000), 'an empty bucket takes anything').toMatchObject({
    wait: 0,
    available: 0,
    reset: 20,
  });
  expect(await limit.take('half', 0.5), 'half a point').toMatchObject({ available: 99, reset: 1 });
});

test('2,000 people of one address sign in through two gateways: nobody is refused, and guessing is as slow as at one', async () => {
  const clock = { now: 0 };
  const redis = [await connected(), await connected()];
  let turn = 0;
  const limitOf = (name: 'login' | 'issuer') => {
    const both = redis.map((one) =>
      sharedRateLimit(one, { name: `office-${name}`, rate: ADDRESS_RATES[name], now: () => clock.now }),
    );
    const next = () => both[turn++ % 2] as (typeof both)[number];
    return {
      take: (caller: string, points: number) => next().take(caller, points),
      giveBack: (caller: string, points: number) => next().giveBack(caller, points),
    };
  };
  const limits = { login: limitOf('login'), issuer: limitOf('issuer') };
  expect(await refusalsOfOffice(limits, clock)).toBe(0);
  expect(await guessesInAMinute(limits.issuer, clock)).toBe(120 + 59 * 2);
});

test('a caller and an address have one bucket however many gateways there are; without Redis one each', async () => {
  const start = async () => {
    const gateway = await startGateway((config) => {
      config.redisUrl = server.url;
      config.addressRates = { ...ADDRESS_RATES, unverified: { perSecond: 0.001, burst: 12 }, login: few };
    });
    open.push(gateway);
    gateway.platform.on('GET /api/advertisers', { json: list([]) });
    return gateway;
  };
  const gateways = [await start(), await start()] as const;
  const refusedAfter = async (ask: (gateway: TestGateway) => Promise<number>) => {
    for (let count = 1; count <= 20; count += 1)
      if ((await ask(gateways[count % 2 ? 1 : 0])) === 429) return count;
    return null;
  };
  const login = async (gateway: TestGateway) =>
    (await gateway.inject({ method: 'GET', url: '/auth/login' })).statusCode;
  // A gateway counts for itself until its connection to Redis is open.
  const counter = await connected();
  for (const gateway of gateways)
    await expect
      .poll(async () => {
        await counter.delete(LOGIN_KEY);
        await login(gateway);
        return counter.run("return redis.call('EXISTS', KEYS[1])", LOGIN_KEY, []);
      })
      .toBe(1);
  await counter.delete(LOGIN_KEY);
  expect(await refusedAfter(login)).toBe(4);
  expect(await refusedAfter(async (gateway) => (await gateway.graph(QUERY)).status)).toBeLessThan(6);
  await server.kill();
  await expect.poll(() => login(gateways[0])).not.toBe(429);
  await server.start();
});
