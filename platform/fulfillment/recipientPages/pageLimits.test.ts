import { expect, test } from 'vitest';
import { addressRate } from '../../foundation/http/limits/buckets.ts';
import type { Attempt } from '../../foundation/http/limits/guessLimit.ts';
import { pageLimits } from './pageLimits.ts';

const OFFICE = '198.51.100.7';
const PEOPLE = 2000;
const TEN_MINUTES_MS = 600_000;

const right =
  <Value>(value: Value) =>
  async (): Promise<Attempt<Value>> => ({ outcome: 'right', value });

/** How many of as many attempts as an address likes to make are looked up, at once and then in each second of an hour. */
async function lookups(attempt: (lookUp: () => void) => Promise<unknown> | unknown, advance: () => void) {
  let looked = 0;
  let atOnce = 0;
  for (let second = 0; second <= 3600; second += 1) {
    for (let tried = 0; tried < (second === 0 ? 200 : 6); tried += 1)
      try {
        await attempt(() => {
          looked += 1;
        });
      } catch {
        // Refused: too many.
      }
    if (second === 0) atOnce = looked;
    advance();
  }
  return { atOnce, inAnHour: looked };
}

test('2,000 people of one address open their links within ten minutes, send two forms and look again: nobody is refused', async () => {
  let now = 0;
  const limits = pageLimits(() => now);
  for (let person = 0; person < PEOPLE; person += 1) {
    now += TEN_MINUTES_MS / PEOPLE;
    for (const kind of [
      'linkViews',
      'linkReports',
      'linkForms',
      'linkViews',
      'linkForms',
      'linkViews',
    ] as const) {
      const id = await limits.link(OFFICE, right(String(person)));
      limits.ofLink(kind, id ?? '');
    }
  }
});

test('2,000 people of one address enter their codes at a portal within ten minutes, every fourth with a typing error: nobody is refused', async () => {
  let now = 0;
  const limits = pageLimits(() => now);
  for (let person = 0; person < PEOPLE; person += 1) {
    now += TEN_MINUTES_MS / PEOPLE;
    const entry = (lookUp: () => Promise<Attempt<{ redemptionId: string }>>) =>
      limits.entry({ address: OFFICE, promotionId: '1' }, lookUp);
    limits.page(OFFICE);
    if (person % 4 === 0) await entry(async () => ({ outcome: 'wrong' }));
    expect(await entry(right({ redemptionId: String(person) }))).not.toBeNull();
  }
});

test('a valid link is answered while somebody behind the same address guesses', async () => {
  const limits = pageLimits(() => 0);
  const guess = () => limits.link(OFFICE, async () => ({ outcome: 'wrong' }));
  await expect(
    (async () => {
      for (let tried = 0; tried < 1000; tried += 1) await guess();
    })(),
  ).rejects.toMatchObject({ status: 429 });
  for (let opened = 0; opened < 1000; opened += 1)
    expect(await limits.link(OFFICE, right('own'))).toBe('own');
  await expect(guess()).rejects.toMatchObject({ status: 429 });
});

test('wrong tokens are answered no faster than before', async () => {
  let now = 0;
  const advance = () => {
    now += 1000;
  };
  const clock = () => now;
  // Views and forms of one address had these rates, whatever the token.
  const views = addressRate({ perSecond: 2, burst: 60 }, clock);
  const forms = addressRate({ perSecond: 0.5, burst: 20 }, clock);
  let isView = false;
  const before = await lookups((lookUp) => {
    isView = !isView;
    (isView ? views : forms)(OFFICE);
    lookUp();
  }, advance);
  now = 0;
  const limits = pageLimits(clock);
  const after = await lookups(async (answer) => {
    await limits.link(OFFICE, async () => ({ outcome: 'wrong' }));
    answer();
  }, advance);
  expect(before).toEqual({ atOnce: 80, inAnHour: 9080 });
  expect(after).toEqual({ atOnce: 20, inAnHour: 380 });
});

test('guessing codes at a portal is as slow as before, also with a code of one’s own', async () => {
  let now = 0;
  const advance = () => {
    now += 1000;
  };
  const entries = addressRate({ perSecond: 0.02, burst: 10 }, () => now);
  const before = await lookups((lookUp) => {
    entries(OFFICE);
    lookUp();
  }, advance);
  now = 0;
  const limits = pageLimits(() => now);
  const of = { address: OFFICE, promotionId: '1' };
  const after = await lookups(async (lookUp) => {
    await limits.entry(of, right({ redemptionId: 'own' }));
    await limits.entry(of, async () => {
      lookUp();
      return { outcome: 'wrong' };
    });
  }, advance);
  expect(before).toEqual({ atOnce: 10, inAnHour: 82 });
  expect(after).toEqual({ atOnce: 10, inAnHour: 82 });
});
