import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerFacts } from '../../platform/foundation/access/callerFacts.ts';
import { openScope } from '../../platform/foundation/access/scope.ts';
import { openCodeBox } from '../../platform/foundation/secrets/openCodeBox.ts';
import type { ReportProgress } from '../../platform/fulfillment/dispatches/contract.ts';
import { createDispatch } from '../../platform/fulfillment/dispatches/create.ts';
import { recount } from '../../platform/money/reconciliation/recount.ts';
import { onceOpened } from '../../platform/process/worker/dispatchTools.ts';
import { CARD } from '../../platform/testing/dispatches.ts';
import { newDispatch } from '../../schema/fulfillment/dispatches.ts';
import { silentLog } from '../support/engineJobs.ts';
import { type RaceWorld, startRaceWorld } from '../support/raceWorld.ts';
import { isNightly } from './seeded.ts';

// A large dispatch beside single bookings of the same promotion and SKU, which share its allocation and quota (decision 0067). What happens meanwhile is
// done from within: the dispatch waits with its transaction open, so that nothing here depends on the speed of the machine.

/** By day more than one statement writes. */
const LINES = isNightly ? 100_000 : 10_001;

let world: RaceWorld;
beforeAll(async () => {
  world = await startRaceWorld();
  const { send, requireOk, run, fund } = world;
  await fund(10_000_000_000n);
  await run(sql`update advertisers set allow_committed_allocation = true where id = 1`);
  const quota = { sku: CARD, nb_redemptions_allowed: 1_000_000, alert_threshold: 900_000 };
  requireOk(
    await send('POST', '/api/advertisers/1/redemptions_quotas', { body: quota, login: 'platform_admin' }),
  );
});
afterAll(() => world?.close());

/** Commits so many pieces at €9.00. */
async function commit(quantity: number): Promise<void> {
  const { send, requireOk } = world;
  const rewards = [{ sku: CARD, quantity, selling_price: '9' }];
  const body = { type: 'committed', rewards, no_expiration: true };
  const allocation = requireOk(
    await send('POST', '/api/advertisers/1/allocations', { body, login: 'retailer' }),
  );
  const id = allocation.body.request?.id;
  requireOk(await send('POST', `/api/allocation_requests/${id}/approve`, { login: 'operator', version: 1 }));
}

const pieces = async () => {
  const [row] = await world.rows<{ left: number }>(
    sql`select sum(quantity - quantity_used - quantity_expired)::int as left from allocated_rewards where sku = ${CARD}`,
  );
  return row?.left ?? 0;
};
const count = async () => {
  const [row] = await world.rows<{ n: number }>(sql`select count(*)::int as n from redemptions`);
  return row?.n ?? 0;
};
const single = () =>
  world.send('POST', `/api/promotions/${world.downloads}/rewards/${CARD}/redemptions`, {
    body: { order_id: `single ${world.next()}`, user: { email: `s${world.next()}@x.example` } },
    login: 'retailer',
  });

/** Accepts links as the job does, and does `meanwhile` once while its lines are being written. */
async function acceptLinks(meanwhile: () => Promise<unknown>, expectedTotal: string | null = null) {
  const { database, config } = world.platform;
  const who = { caller: 'account:2', accountId: '2' };
  const facts = await callerFacts(database, who, config.staffDomains);
  if (!facts) throw new Error('There is no such account');
  const box = await openCodeBox(config, database);
  const tools = await onceOpened(config, box)({ database, log: silentLog });
  let isDone = false;
  const progress: ReportProgress = async ({ stage, linesDone }) => {
    if (isDone || stage !== 'saving' || linesDone === 0) return;
    isDone = true;
    await meanwhile();
  };
  const body = newDispatch.parse({
    kind: 'download_links',
    quantities: [{ sku: CARD, quantity: LINES }],
    expectedTotal,
  });
  const request = { promotionId: world.downloads, body, key: `large ${world.next()}` };
  return createDispatch(openScope(database, { ...facts, requestId: 'large' }), request, {
    ...tools,
    progress,
  });
}

/** The dispatch's charge, as its lines, its batch and the ledger have it. */
const sums = (dispatchId: string | undefined) =>
  world.rows(sql`select d.charge::text as dispatch, (select sum(b.charge)::text from batches b where b.dispatch_id = d.id) as batch,
      (select sum(r.charge)::text from redemptions r where r.dispatch_id = d.id) as lines,
      (select sum(e.amount) filter (where e.amount > 0)::text from batches b
        join ledger_txns t on t.advertiser_id = b.advertiser_id and t.reference = 'batch:' || b.id
        join ledger_entries e on e.advertiser_id = t.advertiser_id and e.txn_id = t.id where b.dispatch_id = d.id) as ledger
    from dispatches d where d.id = ${dispatchId}`);

test('LINKS-3: single bookings of its promotion, SKU, stock and quota are made while a large dispatch writes its lines', async () => {
  await commit(LINES + 100);
  const before = await pieces();
  const answers: number[] = [];
  const accepted = await acceptLinks(async () => {
    for (let n = 0; n < 10; n += 1) answers.push((await single()).status);
    const both = await Promise.all([single(), single(), single(), single()]);
    answers.push(...both.map(({ status }) => status));
  });
  expect(answers).toEqual(Array.from({ length: 14 }, () => 201));
  expect(accepted.outcomes).toMatchObject([{ status: 'accepted', line_count: LINES }]);
  expect(accepted.cost.by_sku).toMatchObject([{ source: 'committed', stock_before: before - 14 }]);
  expect(await pieces()).toBe(before - 14 - LINES);
});

test('lines whose stock was taken meanwhile are charged anew, and every sum says the same', async () => {
  await commit(LINES - (await pieces()));
  const accepted = await acceptLinks(single);
  const cost = ((LINES - 1) * 9 + 10).toFixed(2);
  expect(accepted.cost).toMatchObject({ total: cost, by_sku: [{ source: 'several', stock_after: 0 }] });
  const cents = cost.replace('.', '');
  expect(await sums(accepted.dispatch?.id)).toEqual([
    { dispatch: cents, batch: cents, lines: cents, ledger: cents },
  ]);
});

test('a dispatch whose total changed meanwhile is refused, and nothing of it is kept', async () => {
  await commit(LINES - (await pieces()));
  const before = await count();
  const refused = await acceptLinks(single, (LINES * 9).toFixed(2)).catch((error: unknown) => error);
  expect(refused).toMatchObject({ name: 'total_changed' });
  expect(await count()).toBe(before + 1);
});

test('a dispatch whose promotion is paused meanwhile is refused, and nothing of it is kept', async () => {
  const before = await count();
  const path = `/api/promotions/${world.downloads}`;
  const refused = await acceptLinks(() => world.save(path, { status: 'paused' }, 'retailer')).catch(
    (error: unknown) => error,
  );
  world.requireOk(await world.save(path, { status: 'enabled' }, 'retailer'));
  expect(refused).toMatchObject({ name: 'promotion_not_running' });
  expect(await count()).toBe(before);
});

test('settings that decide what lines claim, changed meanwhile, make it begin anew', async () => {
  const path = `/api/promotions/${world.downloads}`;
  const accepted = await acceptLinks(async () =>
    world.requireOk(await world.save(path, { redeem_frequency: 'unique' }, 'retailer')),
  );
  expect(accepted.outcomes).toMatchObject([{ status: 'accepted', line_count: LINES }]);
});

test('afterwards the books tie', async () => {
  expect(await recount(world.platform.database)).toEqual({ drifts: [], unbalanced: [] });
});
