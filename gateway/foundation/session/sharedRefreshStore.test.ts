import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RedisForTests, startRedis } from '../../../tests/support/redis.ts';
import { type SignInWorld, startSignInWorld } from '../../../tests/support/signInWorld.ts';
import { Visitor } from '../../../tests/support/visitor.ts';
import { SESSION_KEY } from '../../testing/sessionCookie.ts';
import { openRedis, type Redis } from '../redis/redis.ts';
import { SessionEnded } from './issuer.ts';
import type { StoredSession } from './sessionCookie.ts';
import { sharedRefreshStore } from './sharedRefreshStore.ts';

let server: RedisForTests;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server?.stop());

/** Two gateways' connections, both open. */
let redis: [Redis, Redis];
const log: string[] = [];
const connected = async () => {
  const one = openRedis(server.url, {
    warn: (_about, message) => void log.push(message),
    info: (message) => void log.push(message),
  });
  await vi.waitFor(() => one.get('any'), { timeout: 240_000 });
  return one;
};
beforeEach(async () => {
  log.length = 0;
  redis = [await connected(), await connected()];
});
afterEach(() => {
  for (const one of redis) one.close();
});

const SESSION: StoredSession = {
  id: 'session',
  accessToken: 'secret access',
  expiresAt: 2,
  subject: 'one',
  refreshToken: 'secret refresh',
  idToken: null,
  endsAt: 3,
};
let keys = 0;
const newKey = () => `key-${process.pid}-${keys++}`;
const stores = (leaseMs?: number) =>
  redis.map((one) =>
    sharedRefreshStore(one, { sessionKey: SESSION_KEY, ...(leaseMs ? { leaseMs } : {}) }),
  ) as [ReturnType<typeof sharedRefreshStore>, ReturnType<typeof sharedRefreshStore>];

describe('refreshes of two gateways', () => {
  test('AUTH-4: twenty requests on both cost one refresh, which Redis keeps encrypted', async () => {
    const both = stores();
    const refresh = vi.fn(async () => SESSION);
    const key = newKey();
    const sessions = Array.from({ length: 20 }, (_, at) => both[at % 2 ? 1 : 0].once(key, refresh));
    expect(new Set(await Promise.all(sessions))).toHaveProperty('size', 2); // each process reads its own copy
    expect(await both[1].once(key, refresh)).toEqual(SESSION);
    expect(refresh).toHaveBeenCalledTimes(1);
    const stored = await redis[0].get(`guerdon:refresh:${key}`);
    expect(stored).toMatch(/^[\w-]{40,}$/);
    expect(stored).not.toContain('secret');
    expect(Buffer.from(stored ?? '', 'base64url').toString('latin1')).not.toContain('secret');
  });

  test('AUTH-5: that the session ended is told to both, another failure to nobody', async () => {
    const [here, there] = stores();
    const ended = vi.fn(async () => {
      throw new SessionEnded();
    });
    const key = newKey();
    await expect(here.once(key, ended)).rejects.toThrow(SessionEnded);
    await expect(there.once(key, ended)).rejects.toThrow(SessionEnded);
    expect(ended).toHaveBeenCalledTimes(1);
    const other = newKey();
    await expect(here.once(other, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await there.once(other, async () => SESSION)).toEqual(SESSION);
  });

  test('a gateway that dies while it refreshes holds the other up until its lease ends', async () => {
    const [alive] = stores(100);
    const key = newKey();
    // The state that a dead gateway leaves behind: nobody renews its lease.
    await redis[0].setNew({ key: `guerdon:refresh:${key}`, value: 'running', ms: 100 });
    expect(await alive.once(key, async () => SESSION)).toEqual(SESSION);
  });

  test('a refresh that takes longer than a lease stays one: who leads says that it lives', async () => {
    const [here, there] = stores(1_000);
    const key = newKey();
    const began = performance.now();
    let answer = (_session: StoredSession) => {};
    const slow = here.once(
      key,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await expect.poll(() => redis[0].get(`guerdon:refresh:${key}`)).toBe('running');
    const second = vi.fn(async () => SESSION);
    const waits = there.once(key, second);
    await expect.poll(() => performance.now() - began).toBeGreaterThan(2_500);
    answer(SESSION);
    expect(await Promise.all([slow, waits])).toEqual([SESSION, SESSION]);
    expect(second).not.toHaveBeenCalled();
  });

  test('Redis killed, started anew, and hung: requests are answered by their own gateway, and the log says so once', async () => {
    const [here, there] = stores();
    const refresh = vi.fn(async () => SESSION);
    await server.kill();
    await Promise.all([here.once(newKey(), refresh), there.once(newKey(), refresh)]);
    expect(refresh).toHaveBeenCalledTimes(2);
    await server.start();
    await expect
      .poll(() => Promise.all(redis.map((one) => one.get('any'))).catch(String))
      .toEqual([null, null]);
    expect(log.filter((line) => line.includes('away'))).toHaveLength(2);
    expect(log.filter((line) => line.includes('back'))).toHaveLength(2);
    server.freeze();
    const started = performance.now();
    await here.once(newKey(), refresh);
    expect(performance.now() - started).toBeLessThan(2_000);
    // A hanging Redis also counts as unavailable: the log says so, and the next calls do not wait for it.
    expect(log.filter((line) => line.includes('away'))).toHaveLength(3);
    const again = performance.now();
    for (let n = 0; n < 20; n += 1) await redis[0].get('any').catch(() => undefined);
    expect(performance.now() - again).toBeLessThan(250);
    server.resume();
  });
});

describe('two gateways before one issuer', () => {
  let world: SignInWorld;
  beforeAll(async () => {
    world = await startSignInWorld();
  });
  afterAll(() => world?.close());

  test('AUTH-4: the browser’s twenty requests on both are answered with one session, and the next refresh too', async () => {
    const [here, there] = stores();
    const addresses = [await world.anotherGateway(here), await world.anotherGateway(there)] as const;
    const visitor = new Visitor();
    await world.signIn(visitor);
    for (let round = 0; round < 2; round += 1) {
      const tabs = Array.from({ length: 20 }, () => visitor.copy());
      const answers = await Promise.all(
        tabs.map((tab, at) =>
          tab.send(`${addresses[at % 2 ? 1 : 0]}/auth/refresh`, {
            method: 'POST',
            headers: { 'x-guerdon-client': 'web' },
          }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204));
      const last = tabs.at(round);
      if (last) for (const [name, cookie] of last.cookies) visitor.cookies.set(name, cookie);
    }
    const who = await visitor.send(`${world.publicUrl}/api-call`);
    expect(JSON.parse(who.text)).toEqual({ status: 200 });
  });
});
