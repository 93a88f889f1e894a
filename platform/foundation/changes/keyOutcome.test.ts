import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LedgerDatabase, ledgerDatabase, retailerScope } from '../../../tests/support/ledgerDatabase.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { Refusal } from '../http/refusals/refusal.ts';
import { keyOutcome } from './keyOutcome.ts';
import { runChange } from './runChange.ts';

// On a real PostgreSQL: the embedded database has one session, so no request is ever in flight beside another there.
let opened: LedgerDatabase;
beforeAll(async () => {
  opened = await ledgerDatabase('postgres', 2);
});
afterAll(() => opened?.close());

const scope = (advertiserId = '1') => retailerScope(opened.database, [advertiserId]);
const keyed = (key: string, advertiserId = '1') => ({
  key,
  body: key,
  advertiserId: async () => advertiserId,
});

test('MONEY-10: a request is in flight while it is worked on, whatever advertiser it is of, and done afterwards', async () => {
  let arrive: () => void = () => undefined;
  let finish: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const pause = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const working = runChange({ scope: scope(), keyed: keyed('slow') }, async (change) => {
    arrive();
    await pause;
    await change.record({ noun: 'redemptions', nounId: '7', action: 'created', advertiserId: '1' });
    return {};
  });
  await arrived;
  expect(await keyOutcome(scope(), 'slow')).toMatchObject({ state: 'in_flight', record: null, at: null });
  expect(await keyOutcome(scope(), 'other')).toMatchObject({ state: 'unknown' });
  finish();
  await working;
  expect(await keyOutcome(scope(), 'slow')).toMatchObject({
    state: 'done',
    record: { noun: 'redemptions', id: '7', advertiser_id: '1', promotion_id: null },
    at: expect.stringMatching(/Z$/),
  });
});

test('MONEY-10: a question does not keep a request with its key from being made', async () => {
  const queries = Array.from({ length: 20 }, () => keyOutcome(scope(), 'busy'));
  const requests = Array.from({ length: 5 }, (_, at) =>
    runChange({ scope: scope(), keyed: keyed(at === 0 ? 'busy' : `busy-${at}`) }, async () => ({ at })),
  );
  expect(await Promise.all(requests)).toEqual([0, 1, 2, 3, 4].map((at) => ({ at })));
  for (const { state } of await Promise.all(queries))
    expect(['unknown', 'in_flight', 'done']).toContain(state);
});

test('MONEY-10: a refused request says why, until one under its key is made', async () => {
  const refuse = () =>
    runChange({ scope: scope(), keyed: keyed('again') }, async () => {
      throw new Refusal('illegal_transition', { errorName: 'wrong_state', message: 'It is paused.' });
    }).catch(() => undefined);
  await refuse();
  expect(await keyOutcome(scope(), 'again')).toMatchObject({
    state: 'refused',
    refusal: { error_name: 'wrong_state', message: 'It is paused.' },
  });
  await runChange({ scope: scope(), keyed: keyed('again') }, async () => ({}));
  expect(await keyOutcome(scope(), 'again')).toMatchObject({ state: 'done', record: null, refusal: null });
});

test('MONEY-10: of an advertiser that the caller no longer sees, a key is unknown; refusals are forgotten after a day', async () => {
  await runChange({ scope: scope('2'), keyed: keyed('gone', '2') }, async () => ({}));
  expect(await keyOutcome(scope('1'), 'gone')).toMatchObject({ state: 'unknown' });
  await opened.database.db.execute(
    sql`update idempotency_refusals set created_at = now() - interval '25 hours'`,
  );
  await runChange({ scope: scope(), keyed: keyed('late') }, async () => {
    throw new Refusal('illegal_transition');
  }).catch(() => undefined);
  expect(await storedRows(opened.database.db, sql`select 1 from idempotency_refusals`)).toHaveLength(1);
});
