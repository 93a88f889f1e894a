import { expect, test } from 'vitest';
import { buckets } from './buckets.ts';
import { type Attempt, guessLimit } from './guessLimit.ts';

const right = async (): Promise<Attempt<number>> => ({ outcome: 'right', value: 1 });
const wrong = async (): Promise<Attempt<number>> => ({ outcome: 'wrong' });

test('right attempts cost nothing; wrong ones use up the allowance, and then nothing is looked up', async () => {
  let now = 0;
  const limit = guessLimit({ wrong: buckets({ perSecond: 0.1, burst: 3 }, () => now) });
  let lookups = 0;
  const counted = (lookUp: () => Promise<Attempt<number>>) => () => {
    lookups += 1;
    return lookUp();
  };
  for (let at = 0; at < 1000; at += 1) await limit('office', counted(right));
  for (let at = 0; at < 3; at += 1) expect((await limit('office', counted(wrong))).outcome).toBe('wrong');
  await expect(limit('office', counted(right))).rejects.toMatchObject({
    status: 429,
    detail: { retryAfter: 10 },
  });
  expect(lookups).toBe(1003);
  expect((await limit('elsewhere', right)).outcome).toBe('right');
  now = 10_000;
  expect((await limit('office', right)).outcome).toBe('right');
});

test('a thousand concurrent guesses are looked up as often as as many in a row; concurrent right ones all pass', async () => {
  const limit = guessLimit({ wrong: buckets({ perSecond: 0.1, burst: 20 }, () => 0) });
  let lookups = 0;
  const slow = (outcome: 'right' | 'wrong') => async (): Promise<Attempt<number>> => {
    lookups += 1;
    await new Promise(setImmediate);
    return outcome === 'wrong' ? { outcome } : { outcome, value: 1 };
  };
  const many = (outcome: 'right' | 'wrong') =>
    Promise.allSettled(Array.from({ length: 1000 }, () => limit('one', slow(outcome))));
  expect((await many('right')).filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(lookups).toBe(1000);
  expect((await many('wrong')).filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(lookups).toBe(1020);
});

test('a lookup that fails leaves nothing behind', async () => {
  const limit = guessLimit({ wrong: buckets({ perSecond: 0.1, burst: 1 }, () => 0) });
  await expect(limit('one', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await limit('one', right)).outcome).toBe('right');
});
