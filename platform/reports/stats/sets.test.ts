import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Scope } from '../../foundation/access/scope.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { chartedRedemptions } from '../../testing/chartedRedemptions.ts';
import { rebuildActivity } from '../activityReport/rollup/fold.ts';
import { dailyStats } from './daily.ts';
import { foldStats, forgetSets, statsDrift } from './fold.ts';

describe.each(['pglite', 'postgres'] as const)('counts of sets on %s', (engine) => {
  let charted: Awaited<ReturnType<typeof chartedRedemptions>>;
  beforeAll(async () => {
    charted = await chartedRedemptions(engine);
  });
  afterAll(() => charted.close());
  beforeEach(() => charted.run(sql`delete from redemptions`));

  const chart = (scope: Scope) =>
    dailyStats(scope, {
      interval: 'daily',
      start_date: '2026-03-20',
      end_date: '2026-03-22',
      states: ['pending'],
    });
  const pending = (advertiser: 1 | 2 | 3) =>
    charted.make({ what: 'new', advertiser, state: 'pending', at: '2026-03-20T00:00:00Z', testing: false });
  const setOwners = (scope: Scope) =>
    scope.read((tx) =>
      rowsOf(tx, { id: text }, sql`select distinct owner_id::text as id from stats_sums where owner = 'set'`),
    );

  test('of many advertisers are counted as a set from the first chart on, which nobody else sees', async () => {
    const many = charted.manyScope('1', '2');
    await pending(2);
    expect((await chart(many)).total).toBe(4);
    expect(await setOwners(many)).toEqual([]);
    await charted.system().write(foldStats);
    const [set] = await setOwners(many);
    expect(set).toBeDefined();
    for (const other of [charted.manyScope('1', '2', '3'), charted.manyScope('2'), charted.scopeOf('1', '2')])
      expect(await setOwners(other)).not.toContainEqual(set);
    // What is read is the set's count.
    await charted.run(
      sql`update stats_sums set q0 = q0 + 1 where owner = 'set' and owner_id = ${set?.id} and q0 is not null`,
    );
    expect((await chart(many)).total).toBe(5);
    expect(await statsDrift(charted.system())).toBe(1);
    await rebuildActivity(charted.database);
    await pending(1);
    await pending(3);
    expect((await chart(many)).total).toBe(8);
    expect(await statsDrift(charted.system())).toBe(0);
  });

  test('of a set that no chart has asked for in days are forgotten; its next chart makes it again', async () => {
    const many = charted.manyScope('2', '3');
    await pending(3);
    await chart(many);
    await charted.system().write(foldStats);
    const [set] = await setOwners(many);
    const age = (days: number) =>
      charted.run(sql`update stats_sets set used_on = current_date - ${days}::int where id = ${set?.id}`);
    const forget = () => charted.system().write(forgetSets);
    await age(4);
    expect((await chart(many)).total).toBe(4);
    await forget();
    expect(await setOwners(many)).toEqual([set]);
    await age(4);
    await forget();
    expect(await setOwners(many)).toEqual([]);
    expect((await chart(many)).total).toBe(4);
    await charted.system().write(foldStats);
    expect((await setOwners(many)).length).toBe(1);
    expect(await statsDrift(charted.system())).toBe(0);
  });

  test('of several sets are wrong by as many redemptions as are miscounted, not by as many for each set', async () => {
    const sets = [charted.manyScope('1'), charted.manyScope('1', '2'), charted.manyScope('1', '3')];
    await pending(1);
    for (const scope of sets) await chart(scope);
    await charted.system().write(foldStats);
    await pending(1);
    await charted.system().write(foldStats);
    for (const scope of sets) expect((await chart(scope)).total).toBe(8);
    expect(await statsDrift(charted.system())).toBe(0);
    await charted.run(sql`update stats_sums set q0 = q0 + 1 where owner = 'set' and q0 is not null`);
    expect(await statsDrift(charted.system())).toBe(1);
    await rebuildActivity(charted.database);
    expect(await statsDrift(charted.system())).toBe(0);
    for (const scope of sets) expect((await chart(scope)).total).toBe(8);
  });

  test('are shown also where their set cannot be remembered', async () => {
    const full = async () => {
      throw new Error('No space left on device');
    };
    const many = { ...charted.manyScope('2'), write: full };
    await pending(2);
    expect((await chart(many)).total).toBe(4);
  });
});
