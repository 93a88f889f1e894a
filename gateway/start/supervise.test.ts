import { expect, test } from 'vitest';
import { SETTING_EXIT_CODE } from '../../schema/foundation/process/settingError.ts';
import type { Ending, RunningProcess } from './processes.ts';
import { supervise } from './supervise.ts';

/** A simulated process of this test. */
interface Fake extends RunningProcess {
  listen(): void;
  end(ending: Partial<Ending>): void;
}

/** Processes in the order of their start, and the messages. */
function stage(names: readonly string[], backoff = { first: 1, longest: 4, steady: 60_000 }) {
  const started: Fake[] = [];
  const stopped: string[] = [];
  const log: string[] = [];
  const start = (name: string) => () => {
    let listen = () => {};
    let end: Fake['end'] = () => {};
    const ready = new Promise<void>((resolve) => {
      listen = resolve;
    });
    const ended = new Promise<Ending>((resolve) => {
      end = (ending) => resolve({ code: null, signal: null, ...ending });
    });
    const stop = async () => {
      stopped.push(name);
      end({ code: 0 });
    };
    const fake = { name, ready, ended, listen, end, stop, tell: () => {} };
    started.push(fake);
    return fake;
  };
  const supervisor = supervise(names.map(start), { say: (text) => log.push(text), backoff });
  const next = async (count: number) => {
    await expect.poll(() => started.length, { interval: 1 }).toBe(count);
    return started[count - 1] as Fake;
  };
  return { supervisor, started, stopped, log, next };
}

test('all are ready when each has said so, and not before', async () => {
  const { supervisor, started, next } = stage(['platform', 'gateway']);
  let isReady = false;
  void supervisor.ready.then(() => {
    isReady = true;
  });
  started[0]?.listen();
  await next(2);
  expect(isReady).toBe(false);
  started[1]?.listen();
  await supervisor.ready;
  await supervisor.stop();
});

test('a process that ends by itself is started again, later each time, and it is said; the other is left alone', async () => {
  const { supervisor, started, log, next } = stage(['platform', 'gateway']);
  for (const one of started) one.listen();
  started[0]?.end({ signal: 'SIGKILL' });
  (await next(3)).end({ code: 1 }); // it cannot start yet
  (await next(4)).end({ code: 1 });
  (await next(5)).listen();
  await expect.poll(() => log.at(-1)).toBe('platform is back.');
  expect(log).toEqual([
    'platform was ended by SIGKILL; it is started again in 0.001 s.',
    'platform ended with 1; it is started again in 0.002 s.',
    'platform ended with 1; it is started again in 0.004 s.',
    'platform is back.',
  ]);
  started[4]?.end({ code: 0 });
  await next(6);
  expect(log.at(-1)).toContain('0.004 s'); // never later than the longest
  expect(started.filter(({ name }) => name === 'gateway')).toHaveLength(1);
  await supervisor.stop();
});

test('one that ran for long begins anew', async () => {
  const { supervisor, log, next } = stage(['platform'], { first: 1, longest: 4, steady: 0 });
  for (let round = 1; round <= 3; round++) {
    const one = await next(round);
    one.listen();
    await one.ready;
    one.end({ code: 1 });
  }
  await next(4);
  expect(new Set(log.filter((text) => text.includes('again')))).toEqual(
    new Set(['platform ended with 1; it is started again in 0.001 s.']),
  );
  await supervisor.stop();
});

test('one that ends before it was ever ready is started again, later each time, and the other is left alone', async () => {
  const { supervisor, started, stopped, log, next } = stage(['platform', 'gateway']);
  started[1]?.listen();
  started[0]?.end({ code: 1 });
  (await next(3)).end({ signal: 'SIGKILL' });
  (await next(4)).listen();
  await supervisor.ready;
  await expect.poll(() => log.at(-1)).toBe('platform is back.');
  expect(log).toEqual([
    'platform ended with 1; it is started again in 0.001 s.',
    'platform was ended by SIGKILL; it is started again in 0.002 s.',
    'platform is back.',
  ]);
  expect(stopped).toEqual([]);
  await supervisor.stop();
});

test('one that a setting keeps from its first start ends all, with the exit code of settings', async () => {
  const { supervisor, started, stopped, log, next } = stage(['platform', 'gateway']);
  started[1]?.listen();
  started[0]?.end({ code: 1 });
  (await next(3)).end({ code: SETTING_EXIT_CODE });
  expect(await supervisor.ended).toBe(78);
  expect(stopped).toEqual(['gateway', 'platform']);
  expect(log.at(-1)).toBe('platform cannot start until this is changed.');
  expect(started).toHaveLength(3);
});

test('one that was ready is started again whatever its exit code: its port may be free again soon', async () => {
  const { supervisor, started, log, next } = stage(['platform', 'gateway']);
  for (const one of started) one.listen();
  await supervisor.ready;
  started[0]?.end({ code: SETTING_EXIT_CODE });
  (await next(3)).end({ code: SETTING_EXIT_CODE });
  (await next(4)).listen();
  await expect.poll(() => log.at(-1)).toBe('platform is back.');
  await supervisor.stop();
});

test('told to stop, it ends the last one first, and starts nothing again, not even one that waits for its turn', async () => {
  const { supervisor, started, stopped } = stage(['platform', 'gateway'], {
    first: 60_000,
    longest: 60_000,
    steady: 0,
  });
  for (const one of started) one.listen();
  started[0]?.end({ signal: 'SIGSEGV' });
  await supervisor.stop();
  await supervisor.stop();
  expect(await supervisor.ended).toBe(0);
  expect(stopped).toEqual(['gateway', 'platform']);
  expect(started).toHaveLength(2);
});
