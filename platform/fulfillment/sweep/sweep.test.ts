import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type EngineJobs, engineJobs } from '../../../tests/support/engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';

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

test('WIZSET-26, WIZSET-27: a reward that nobody uses is canceled 30 days after its release, where the promotion says so; one that is held does not age', async () => {
  const released = await world.dispatch(600, { kind: 'download_links' });
  const heldDispatch = await world.dispatch(1, { kind: 'download_links', isHeld: true });
  await world.run(
    sql`update dispatches set release_at = guerdon_now() + interval '90 days' where id = ${heldDispatch.dispatchId}`,
  );
  await clock('29 days 23 hours');
  await sweep();
  expect(await stateOf(released.ids)).toMatchObject([{ state: 'booked' }]);
  await clock('30 days 1 hour');
  await sweep();
  expect(await stateOf(released.ids)).toEqual([{ state: 'canceled', reason: 'unused_30_days', n: 600 }]);
  expect(await stateOf(heldDispatch.ids)).toMatchObject([{ state: 'booked' }]);
  expect(await world.findings()).toEqual([]);
});

test('WIZSET-26: without the setting it stays', async () => {
  await world.run(sql`update promotions set auto_cancel_code = false where id = 1`);
  const { ids } = await world.dispatch(1, { kind: 'download_links' });
  await clock('60 days');
  await sweep();
  expect(await stateOf(ids)).toMatchObject([{ state: 'booked' }]);
  await world.run(sql`update promotions set auto_cancel_code = true where id = 1`);
});

test('WIZSET-24: an activated reward expires at the end of its last day; its money comes back where the advertiser wants it', async () => {
  for (const [recredits, reason] of [
    [true, 'recredited'],
    [false, 'expired'],
  ] as const) {
    await world.run(sql`update advertisers set recredit_expired = ${recredits} where id = 1`);
    const { ids } = await world.dispatch(3, { kind: 'send_links' });
    await world.move({ ids, step: 'activate' });
    await world.move({ ids: ids.slice(0, 1), step: 'fail', reason: 'no_code' });
    await clock('29 days');
    await sweep();
    expect(await stateOf(ids)).toHaveLength(2);
    await clock('31 days');
    await sweep();
    expect(await stateOf(ids)).toEqual([{ state: 'expired', reason, n: 3 }]);
    await clock('0');
    expect(await world.findings()).toEqual([]);
  }
  await world.run(sql`update advertisers set recredit_expired = true where id = 1`);
});

test('reminders go to who has not opened the link: one for each day, of days that passed together the last', async () => {
  const { ids, dispatchId } = await world.dispatch(4, { kind: 'send_links' });
  await world.run(sql`update dispatches set reminder_days = '{3,7}' where id = ${dispatchId}`);
  await world.move({ ids, step: 'activate' });
  await world.run(sql`update redemptions set opened_at = now() where id = ${ids[0]}`);
  await world.move({ ids: ids.slice(1, 2), step: 'redeem' });
  const reminded = async () =>
    (
      await world.rows<{ key: string }>(
        sql`select dedupe_key as key from deliveries where kind = 'reminder' and redemption_id = any (${`{${ids.join(',')}}`}::bigint[]) order by 1`,
      )
    ).map(({ key }) => key);
  await clock('2 days');
  await sweep();
  expect(await reminded()).toEqual([]);
  await clock('3 days 1 minute');
  await sweep();
  await sweep();
  expect(await reminded()).toEqual([`reminder:${ids[2]}:3`, `reminder:${ids[3]}:3`].sort());
  await world.run(sql`update redemptions set opened_at = now() where id = ${ids[2]}`);
  await clock('8 days');
  await sweep();
  expect(await reminded()).toContain(`reminder:${ids[3]}:7`);
  expect(await reminded()).toHaveLength(3);
  const subjects = jobs.mails
    .map(({ mail }) => mail.subject)
    .filter((subject) => subject.startsWith('Reminder: '));
  expect(subjects).toHaveLength(3);
  const late = await world.dispatch(1, { kind: 'send_links' });
  await world.run(
    sql`update dispatches set reminder_days = '{3,7}', released_at = guerdon_now() - interval '8 days' where id = ${late.dispatchId}`,
  );
  await world.move({ ids: late.ids, step: 'activate' });
  await sweep();
  expect(
    await world.rows(
      sql`select dedupe_key as key from deliveries where kind = 'reminder' and redemption_id = ${late.ids[0]}`,
    ),
  ).toEqual([{ key: `reminder:${late.ids[0]}:7` }]);
});

test('a finished dispatch whose recipients were all reminded of a day is not looked through for it again; the next day it is', async () => {
  const { ids, dispatchId } = await world.dispatch(3, { kind: 'send_links' });
  await world.run(
    sql`update dispatches set reminder_days = '{3,7}', state = 'done', done_at = now() where id = ${dispatchId}`,
  );
  await world.move({ ids, step: 'activate' });
  const of = (day: number) =>
    world.rows(
      sql`select 1 from deliveries where dedupe_key = any (${`{${ids.map((id) => `reminder:${id}:${day}`).join(',')}}`}::text[])`,
    );
  await clock('3 days 1 minute');
  await sweep();
  expect(await of(3)).toHaveLength(3);
  // A second look would queue them again.
  await world.run(sql`delete from deliveries where kind = 'reminder'`);
  await sweep();
  expect(await of(3)).toHaveLength(0);
  await clock('7 days 1 minute');
  await sweep();
  expect(await of(7)).toHaveLength(3);
  expect(await world.rows(sql`select reminded_day from dispatches where id = ${dispatchId}`)).toEqual([
    { reminded_day: 7 },
  ]);
});

test('what was left lying is taken up again: a late dispatch, a batch, deliveries and orders without a job', async () => {
  const heldDispatch = await world.dispatch(2, { kind: 'send_links', isHeld: true });
  const idle = await world.dispatch(2, { kind: 'send_links' });
  const lost = await world.dispatch(1, { kind: 'send_links', sku: SKUS.http });
  await world.move({ ids: lost.ids, step: 'activate' });
  await world.run(sql`insert into provider_orders (advertiser_id, redemption_id, attempt, key, provider_id, asked_at)
    values (1, ${lost.ids[0]}, 1, gen_random_uuid(), 2, now() - interval '3 minutes')`);
  await world.run(sql`update batch_lines set stage = 'done' where batch_id = ${lost.batchId}`);
  await world.run(sql`insert into deliveries (advertiser_id, id, redemption_id, kind, channel, provider, uid, dedupe_key, due_at)
    values (1, gen_random_uuid(), ${lost.ids[0]}, 'activation', 'email', 'email', 'lost@x.example', 'lost', now() - interval '5 minutes')`);
  await clock('1 hour');
  await sweep();
  expect(await stateOf([...heldDispatch.ids, ...idle.ids])).toEqual([
    { state: 'pending', reason: null, n: 4 },
  ]);
  expect(await stateOf(lost.ids)).toMatchObject([{ state: 'redeemed' }]);
  expect(await world.rows(sql`select state from deliveries where dedupe_key = 'lost'`)).toEqual([
    { state: 'sent' },
  ]);
  expect(
    await world.rows(
      sql`select state from batches where id = any (${`{${heldDispatch.batchId},${idle.batchId}}`}::bigint[])`,
    ),
  ).toEqual([{ state: 'done' }, { state: 'done' }]);
});

test('it queues nothing twice: what has a job is left to it', async () => {
  const { batchId } = await world.dispatch(2, { kind: 'send_links' });
  await world.scope.write((tx) =>
    enqueue(tx, {
      kind: 'batchWork',
      payload: { advertiserId: '1', batchId },
      advertiserId: '1',
      runAt: new Date(Date.now() + 60_000),
    }),
  );
  await sweep();
  expect(
    await world.rows(sql`select 1 from jobs where kind = 'batchWork' and payload->>'batchId' = ${batchId}`),
  ).toHaveLength(1);
});

test('an advertiser whose books are frozen keeps nobody else waiting', async () => {
  const { ids } = await world.dispatch(2, { kind: 'send_links' });
  await world.move({ ids, step: 'activate' });
  const lying = await world.dispatch(1, { kind: 'send_links' });
  await world.run(
    sql`update redemptions set expires_at = now() - interval '1 day' where id = any (${`{${ids.join(',')}}`}::bigint[])`,
  );
  await world.run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, updated_at, charge, charge_currency, expires_at)
    values (2, 2, ${SKUS.issued}, 'pending', 0, 'EUR', now(), now(), 0, 'EUR', now() - interval '1 hour')`);
  await world.run(sql`update ledger_accounts set frozen_at = now() where advertiser_id = 1`);
  await sweep();
  expect(await world.rows(sql`select state from redemptions where advertiser_id = 2`)).toEqual([
    { state: 'expired' },
  ]);
  expect(await stateOf(ids)).toMatchObject([{ state: 'pending', n: 2 }]);
  expect(await world.rows(sql`select state from dispatches where id = ${lying.dispatchId}`)).toEqual([
    { state: 'done' },
  ]);
  await world.run(sql`update ledger_accounts set frozen_at = null where advertiser_id = 1`);
  await sweep();
  expect(await stateOf(ids)).toMatchObject([{ state: 'expired', n: 2 }]);
});
