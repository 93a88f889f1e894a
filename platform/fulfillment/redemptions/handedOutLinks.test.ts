import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type EngineJobs, engineJobs } from '../../../tests/support/engineJobs.ts';
import { type EngineWorld, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import { handOut } from '../codes/handOut.ts';

let world: EngineWorld;
let jobs: EngineJobs;
beforeAll(async () => {
  world = await startEngineWorld();
  jobs = engineJobs(world);
});
afterAll(() => world?.close());
afterEach(() => clock('0'));

const clock = (shift: string) => world.run(sql`update platform_clock set shift = ${shift}::interval`);
async function sweep(): Promise<void> {
  await world.scope.write((tx) => enqueue(tx, { kind: 'sweep', payload: {} }));
  await jobs.work();
}
const stateOf = async (ids: readonly string[]) => {
  const rows = await world.rows<{ state: string; reason: string | null; n: number }>(
    sql`select state, state_reason as reason, count(*)::int as n from redemptions where id = any (${`{${ids.join(',')}}`}::bigint[]) group by 1, 2 order by 1`,
  );
  return rows;
};

test('WIZSET-24: a link that was handed out expires even if nobody uses it, one that nobody saw waits; its money is posted as expired, or returned', async () => {
  await world.run(sql`update promotions set auto_cancel_code = false where id = 1`);
  for (const [recredits, reason] of [
    [true, 'recredited'],
    [false, 'expired'],
  ] as const) {
    await world.run(sql`update advertisers set recredit_expired = ${recredits} where id = 1`);
    const { ids, dispatchId } = await world.dispatch(3, { kind: 'download_links' });
    const [first = '', second = '', third = ''] = ids;
    const downloaded = { advertiserId: '1', redemptionIds: [first, second] };
    await world.scope.write((tx) => handOut(tx, downloaded));
    await clock('5 days');
    // Looking at the link again does not start its time again, nor does an activation.
    await world.scope.write((tx) => handOut(tx, downloaded));
    await world.move({ ids: [second], step: 'activate' });
    await clock('29 days');
    await sweep();
    expect(await stateOf([first, third])).toEqual([{ state: 'booked', reason: null, n: 2 }]);
    await clock('31 days');
    await sweep();
    expect(await stateOf([first, second])).toEqual([{ state: 'expired', reason, n: 2 }]);
    expect(await stateOf([third])).toMatchObject([{ state: 'booked' }]);
    await clock('0');
    const kinds = await world.rows<{ kind: string }>(
      sql`select kind from ledger_txns where reference = ${`redemption:${first}`} order by id`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(recredits ? ['expire', 'recredit'] : ['expire']);
    expect(await world.rows(sql`select state from dispatches where id = ${dispatchId}`)).toHaveLength(1);
    expect(await world.findings()).toEqual([]);
  }
  await world.run(sql`update advertisers set recredit_expired = true where id = 1`);
  await world.run(sql`update promotions set auto_cancel_code = true where id = 1`);
});

test('a link of a held dispatch does not age before its release; without an expiration delay none does', async () => {
  const { ids, dispatchId } = await world.dispatch(1, { kind: 'download_links', isHeld: true });
  const daysOf = async () => {
    const [row] = await world.rows<{ days: number | null }>(
      sql`select round(extract(epoch from expires_at - now()) / 86400)::int as days from redemptions where id = ${ids[0]}`,
    );
    return row?.days;
  };
  const handedOut = { advertiserId: '1', redemptionIds: ids };
  await world.run(
    sql`update dispatches set release_at = guerdon_now() + interval '90 days' where id = ${dispatchId}`,
  );
  await world.run(sql`update promotions set redemption_expiration_delay = null where id = 1`);
  await world.scope.write((tx) => handOut(tx, handedOut));
  expect(await daysOf()).toBeNull();
  await world.run(sql`update promotions set redemption_expiration_delay = 30 where id = 1`);
  await world.scope.write((tx) => handOut(tx, handedOut));
  expect(await daysOf()).toBeGreaterThanOrEqual(120);
});
