import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { number, rowsOf } from '../../platform/foundation/database/rows.ts';
import { findingsOf } from '../../platform/money/reconciliation/findings.ts';
import type { Answer } from '../../platform/testing/testPlatform.ts';
import { type AllocationWorld, REWARDS, startAllocationWorld } from '../support/allocationWorld.ts';
import { patiently } from '../support/comeBack.ts';

// On a real PostgreSQL: the embedded database has one session, so nothing ever happens at once there.
let world: AllocationWorld;
let promotion = '';
let serial = 0;
const SKU = REWARDS.fine;
beforeAll(async () => {
  world = await startAllocationWorld('postgres');
  await world.fund('1', 100_000);
  const { body, text } = await world.call('retailer', 'POST', '/api/advertisers/1/promotions', {
    body: {
      name: 'Links',
      ui_id: 'links',
      experience: { id: '1' },
      rewards: [{ sku: SKU }],
      activation_notification_channels: [],
    },
  });
  if (!body.id) throw new Error(text);
  promotion = String(body.id);
});
afterAll(() => world?.close());
beforeEach(() =>
  world.database.script(async (db) => void (await db.execute(sql`delete from redemption_quotas`))),
);

const parallel = <Result>(work: (index: number) => Promise<Result>, count = 200) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

function post(url: string, body: object, key = `quota-${++serial}`): Promise<Answer> {
  return patiently(() => world.call('retailer', 'POST', url, { body, headers: { 'idempotency-key': key } }));
}
const single = (order_id = `order-${++serial}`, key?: string) =>
  post(`/api/promotions/${promotion}/rewards/${SKU}/redemptions`, { order_id }, key);
const links = () =>
  post(`/api/promotions/${promotion}/dispatches`, {
    kind: 'download_links',
    quantities: [{ sku: SKU, quantity: 1 }],
  });
const begin = (allowed: number) =>
  patiently(() =>
    world.call('platform_admin', 'POST', '/api/advertisers/1/redemptions_quotas', {
      body: { sku: SKU, nb_redemptions_allowed: allowed },
    }),
  );
const quota = async () => {
  const [row] = await systemScope(world.database).read((tx) =>
    rowsOf(
      tx,
      { used: number, counted: number },
      sql`select q.used, (select count(*)::int from redemptions r where r.advertiser_id = 1 and r.sku = q.sku
          and r.state not in ('canceled', 'denied', 'refunded')) as counted from redemption_quotas q where q.advertiser_id = 1`,
    ),
  );
  return row;
};
/** The money of this world has no line of a budget. */
const findings = async () =>
  (await systemScope(world.database).read((tx) => findingsOf(tx, '1'))).filter(
    ({ check }) => check !== 'unexplained',
  );
const statuses = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 201).length;

test('reliability D3, QUOTA-1: of 200 redemptions at once exactly those that the quota leaves are made, by whatever way', async () => {
  const before = Number((await begin(1_000_000)).body.used);
  await world.database.script(
    async (db) =>
      void (await db.execute(sql`update redemption_quotas set nb_redemptions_allowed = used + 20`)),
  );
  const answers = await parallel((index) => (index % 2 ? single() : links()));
  expect(statuses(answers)).toBe(20);
  for (const { status, body } of answers.filter((answer) => answer.status !== 201))
    expect([status, body.error_name]).toEqual([409, 'quota_exceeded']);
  expect(await quota()).toEqual({ used: before + 20, counted: before + 20 });
  expect(await findings()).toEqual([]);
});

test('QUOTA-23: a quota that begins while 200 redemptions are made counts each of them once', async () => {
  // Half of them race with it; the others begin once it stands, so some always come after it.
  const racing = parallel(() => single(), 100);
  const newQuota = await begin(1_000_000);
  const answers = [...(await parallel(() => single(), 100)), ...(await racing)];
  expect([newQuota.status, statuses(answers)]).toEqual([201, 200]);
  const now = await quota();
  expect(now?.used).toBe(now?.counted);
  expect(Number(newQuota.body.used)).toBeLessThanOrEqual((now?.used ?? 0) - 100);
  expect(await findings()).toEqual([]);
});

test('REDNEW-18: one order ID is given to one of 50 at once, and one key makes one', async () => {
  const answers = await parallel(() => single('the-one'), 50);
  expect(statuses(answers)).toBe(1);
  for (const { body } of answers.filter((answer) => answer.status !== 201))
    expect(body.field_errors?.[0]).toMatchObject({ field: 'order_id', rule: 'order_id_sent' });
  const same = await parallel(() => single('the-other', 'the-same-key'), 20);
  const bookings = same.filter(({ status }) => status === 201);
  expect(new Set(bookings.map(({ body }) => body.redemption?.id)).size).toBe(1);
  for (const { body } of same.filter(({ status }) => status !== 201))
    expect(body.error_name).toBe('idempotency_in_flight');
  expect(await findings()).toEqual([]);
});
