import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerFacts } from '../../platform/foundation/access/callerFacts.ts';
import { openScope } from '../../platform/foundation/access/scope.ts';
import { changeDispatch } from '../../platform/fulfillment/dispatches/changes/change.ts';
import type { ReportProgress } from '../../platform/fulfillment/dispatches/contract.ts';
import { recount } from '../../platform/money/reconciliation/recount.ts';
import { CARD } from '../../platform/testing/dispatches.ts';
import type { DispatchChange, DispatchRequestStage } from '../../schema/fulfillment/dispatchRequests.ts';
import { acceptLarge, readRequest } from '../support/acceptanceJobs.ts';
import { type RaceWorld, startRaceWorld } from '../support/raceWorld.ts';
import { isNightly } from './seeded.ts';

// A change of a large dispatch beside single bookings that share its promotion, SKU, allocation, quota and accounts (decision 0071). What happens meanwhile
// is done from within: the change waits with its transaction open, so that nothing here depends on the speed of the machine.

/** By day more than two slices. */
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
  const rewards = [{ sku: CARD, quantity: LINES + 100, selling_price: '9' }];
  const body = { type: 'committed', rewards, no_expiration: true };
  const allocation = requireOk(
    await send('POST', '/api/advertisers/1/allocations', { body, login: 'retailer' }),
  );
  const id = allocation.body.request?.id;
  requireOk(await send('POST', `/api/allocation_requests/${id}/approve`, { login: 'operator', version: 1 }));
});
afterAll(() => world?.close());

/** Money, pieces and quota that bookings hold. */
const reservations = () =>
  world.rows(sql`select (select balance::text from ledger_accounts where advertiser_id = 1 and kind = 'pending') as pending,
    (select sum(quantity_used)::int from allocated_rewards where sku = ${CARD}) as pieces,
    (select used from redemption_quotas where sku = ${CARD}) as quota`);

/** A held dispatch of links. */
async function large(): Promise<string> {
  const quantities = [{ sku: CARD, quantity: LINES }];
  const dispatch = await world.send('POST', `/api/promotions/${world.downloads}/dispatches`, {
    body: { kind: 'download_links', quantities },
    login: 'retailer',
  });
  expect(dispatch.status, dispatch.text).toBe(202);
  expect(await acceptLarge(world.platform)).toEqual(['done']);
  return String((await readRequest(world.platform, dispatch.body.id)).body.answer?.dispatch?.id);
}

const single = () =>
  world.send('POST', `/api/promotions/${world.downloads}/rewards/${CARD}/redemptions`, {
    body: { order_id: `single ${world.next()}`, user: { email: `s${world.next()}@x.example` } },
    login: 'retailer',
  });

interface Changing {
  key?: string;
  isDryRun?: boolean;
  /** The stage in which `meanwhile` runs once. */
  stage: DispatchRequestStage;
  meanwhile: () => Promise<unknown>;
}

/** Changes a dispatch as the job does. */
async function change(
  id: string,
  what: DispatchChange,
  { key, isDryRun = false, stage, meanwhile }: Changing,
) {
  const { database, config } = world.platform;
  const facts = await callerFacts(database, { caller: 'account:2', accountId: '2' }, config.staffDomains);
  if (!facts) throw new Error('There is no such account');
  const scope = openScope(database, { ...facts, requestId: 'large' });
  let isDone = false;
  const progress: ReportProgress = async (now) => {
    if (isDone || now.stage !== stage) return;
    isDone = true;
    await meanwhile();
  };
  const request = { id, what, key: key ?? `large ${world.next()}` };
  return changeDispatch(isDryRun ? scope.dryRun() : scope, request, { progress });
}

/** What bookings one after the other and at once were answered. */
async function bookings(): Promise<number[]> {
  const answers: number[] = [];
  for (let n = 0; n < 4; n += 1) answers.push((await single()).status);
  const both = await Promise.all([single(), single(), single(), single()]);
  return [...answers, ...both.map(({ status }) => status)];
}
const ANSWERED = Array.from({ length: 8 }, () => 201);

test.each([
  ['checking', true],
  ['booking', true],
  ['saving', false],
  ['booking', false],
] as const)(
  'single bookings are made while a recall of a large dispatch is %s (dry run: %s)',
  async (stage, isDryRun) => {
    const id = await large();
    const before = await reservations();
    let answers: number[] = [];
    const changed = await change(id, 'recall', {
      stage,
      isDryRun,
      meanwhile: async () => {
        answers = await bookings();
      },
    });
    expect(answers).toEqual(ANSWERED);
    expect(changed).toMatchObject({
      dispatch: { state: 'recalled', progress: { canceled: LINES } },
      effects: { postings: [{ kind: 'cancel', amount: `${LINES * 9}.00` }] },
    });
    const lines = isDryRun ? 0 : LINES;
    const [was] = before as { pending: string; pieces: number; quota: number }[];
    if (!was) throw new Error('Nothing is held');
    expect(await reservations()).toEqual([
      {
        pending: String(Number(was.pending) + (8 - lines) * 900),
        pieces: was.pieces + 8 - lines,
        quota: was.quota + 8 - lines,
      },
    ]);
    if (isDryRun) await change(id, 'recall', { stage: 'waiting', meanwhile: async () => undefined });
  },
);

test('single bookings are made while what has not gone out of a large dispatch is canceled', async () => {
  const id = await large();
  await world.release(id);
  let answers: number[] = [];
  const changed = await change(id, 'cancel', {
    stage: 'saving',
    meanwhile: async () => {
      answers = await bookings();
    },
  });
  expect(answers).toEqual(ANSWERED);
  expect(changed.dispatch).toMatchObject({ state: 'done', progress: { canceled: LINES } });
});

test('a recall that ends in its middle leaves everything as it was, and returns all of it once when it is made again', async () => {
  const id = await large();
  const before = await reservations();
  const killed = await change(id, 'recall', {
    key: 'killed',
    stage: 'booking',
    meanwhile: () => Promise.reject(new Error('The worker was killed')),
  }).catch((error: Error) => error.message);
  expect([killed, await reservations()]).toEqual(['The worker was killed', before]);
  const nothing = { key: 'killed', stage: 'waiting', meanwhile: async () => undefined } as const;
  const recall = await change(id, 'recall', nothing);
  const after = await reservations();
  expect(await change(id, 'recall', nothing)).toEqual(recall);
  expect(await reservations()).toEqual(after);
  expect(after).not.toEqual(before);
});

test('afterwards the books tie', async () => {
  expect(await recount(world.platform.database)).toEqual({ drifts: [], unbalanced: [] });
});
