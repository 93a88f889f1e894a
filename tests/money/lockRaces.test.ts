import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transactionRetries } from '../../platform/foundation/database/transactions/retryConflicts.ts';
import { recount } from '../../platform/money/reconciliation/recount.ts';
import { CARD } from '../../platform/testing/dispatches.ts';
import { type Raced, type RaceWorld, startRaceWorld } from '../support/raceWorld.ts';
import { deadlocks } from './atOnce.ts';
import { crowdsOf } from './crowdsOf.ts';
import { CHANGES } from './racedChanges.ts';
import { isNightly } from './seeded.ts';

// Every pair of changes at once, on one promotion and one advertiser: they may refuse each other, but never wait in a circle (decision 0058). By day in
// crowds in which every pair meets, at night each pair by itself as well. The recorder of locks (`tests/support/lockRecorder.ts`) runs beside: it reports a
// wrong order even where no two transactions met.

const CROWD = 6;
/** How often each pair races by itself at night. */
const ROUNDS = 3;

let world: RaceWorld;
beforeAll(async () => {
  world = await startRaceWorld();
  const { send, requireOk, importCodes } = world;
  await world.run(sql`update advertisers set allow_committed_allocation = true where id = 1`);
  const quota = { sku: CARD, nb_redemptions_allowed: 1_000_000, alert_threshold: 900_000 };
  requireOk(
    await send('POST', '/api/advertisers/1/redemptions_quotas', { body: quota, login: 'platform_admin' }),
  );
  await importCodes(2000);
});
afterAll(() => world?.close());

const NAMES = Object.keys(CHANGES);

/** A change that has all it needs. */
const due = async (name: string) => {
  const change = CHANGES[name];
  if (!change) throw new Error(`There is no change ${name}`);
  const id = (await change.prepare?.(world)) ?? '';
  return { name, run: () => change.run(world, id) };
};

/** A caller whom a slow machine let wait until it timed out asks again by day. A deadlock is not that: the server and the product count it. */
async function patiently(run: () => Promise<Raced>): Promise<Raced> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await run();
    if (answer.status !== 503 || isNightly || attempt === 5) return answer;
  }
}

/** A request that no rule refuses this way: it would race nothing. */
const MEANINGLESS = [400, 401, 403, 404];

/** Runs changes together; returns what was neither done nor refused by a rule. */
async function race(names: readonly string[]): Promise<string[]> {
  const ready = await Promise.all(names.map(due));
  const answers = await Promise.all(
    ready.map(async ({ name, run }) => ({ name, ...(await patiently(run)) })),
  );
  return answers
    .filter(({ status }) => status >= 500 || MEANINGLESS.includes(status))
    .map(({ name, status, text }) => `${name} answers ${status} ${text}`);
}

const conflicts = async () => ({
  deadlocks: await deadlocks(world.platform.database),
  retried: (await transactionRetries.get()).values.reduce((sum, { value }) => sum + value, 0),
});

test.each(NAMES)('%s is done where nothing races it', async (name) => {
  const { status, text } = await (await due(name)).run();
  expect(status, text).toBeLessThan(300);
});

test.each(crowdsOf(NAMES, CROWD).map((names) => [names.join(', '), names] as const))(
  'D2: %s at once: no deadlock, no 503',
  async (_, names) => {
    const before = await conflicts();
    expect(await race(names)).toEqual([]);
    expect(await conflicts()).toEqual(before);
  },
);

describe.runIf(isNightly)('at night', () => {
  test.each(NAMES)('D2: eight of %s at once: no deadlock, no 503', async (name) => {
    const before = await conflicts();
    expect(await race(Array.from({ length: 8 }, () => name))).toEqual([]);
    expect(await conflicts()).toEqual(before);
  });

  test.each(NAMES.map((name, at) => [name, NAMES.slice(at)] as const))(
    'D2: %s beside every other change, pair by pair: no deadlock, no 503',
    async (name, others) => {
      for (const other of others)
        for (let round = 0; round < ROUNDS; round += 1) {
          const before = await conflicts();
          expect(await race([name, other]), other).toEqual([]);
          expect(await conflicts(), other).toEqual(before);
        }
    },
    600_000,
  );
});

test('D2: after all races the books tie and the counts are those of the redemptions', async () => {
  expect(await recount(world.platform.database)).toEqual({ drifts: [], unbalanced: [] });
  const wrong = await world.rows(sql`select from promotion_counts c
    where c.booked <> (select count(*) from redemptions r where r.promotion_id = c.promotion_id and r.sku = c.sku and r.state = 'booked')
      or c.redeemed <> (select count(*) from redemptions r where r.promotion_id = c.promotion_id and r.sku = c.sku and r.state = 'redeemed')`);
  expect(wrong).toEqual([]);
});
