import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JobFailed } from '../../platform/foundation/jobs/work.ts';
import type { ProviderAdapter } from '../../platform/fulfillment/providers/adapter.ts';
import { issuedProvider } from '../../platform/fulfillment/providers/openProviders.ts';
import { refundRedemption } from '../../platform/fulfillment/redemptionActions/commands/refundRedemption.ts';
import { redeemNow } from '../../platform/fulfillment/redemptions/redeem/redeemNow.ts';
import { type EngineJobs, engineJobs, silentLog } from '../support/engineJobs.ts';
import { type EngineWorld, PIECE, SKUS, startEngineWorld } from '../support/engineWorld.ts';
import { retailerScope } from '../support/ledgerDatabase.ts';

let world: EngineWorld;
let jobs: EngineJobs;
let cancel: ProviderAdapter['cancel'];
let calls = 0;
beforeAll(async () => {
  world = await startEngineWorld();
  const { order } = issuedProvider(world.box);
  jobs = engineJobs(world, {
    adapter: {
      order,
      cancel: (...args) => {
        calls += 1;
        return cancel(...args);
      },
    },
  });
});
afterAll(() => world?.close());

async function redeemed(sku: string = SKUS.http): Promise<string> {
  if (sku === SKUS.pool) await world.fillPool(1);
  const { ids } = await world.dispatch(1, { sku, kind: 'send_links' });
  const outcome = await redeemNow(
    world.database,
    { advertiserId: '1', redemptionId: ids[0] as string, patience: 5000 },
    { tools: jobs.tools, log: silentLog },
  );
  expect(outcome).toBe('redeemed');
  return ids[0] as string;
}
let keys = 0;
/** Asks as an agent does; what refuses is answered by its name. */
const ask = (id: string, force = false, key = `refund ${++keys}`): Promise<string> =>
  refundRedemption(
    {
      ...retailerScope(world.database, ['1']),
      abilities: new Set(['viewRedemptions', 'refundRedemptions', 'forceRefundRedemptions']),
    },
    { id, forceCodeCancel: force, reason: force ? 'The shop closed' : null, key },
    { database: world.database, supply: jobs.tools, log: silentLog },
  ).then(
    ({ redemption }) => redemption?.state ?? 'unseen',
    (error: Error) => error.name,
  );
const stateOf = async (id: string) => {
  const [row] = await world.rows<{
    state: string;
    reason: string | null;
    dead: boolean | null;
    account: string | null;
    forced: string | null;
  }>(
    sql`select r.state, r.state_reason as reason, (select bool_and(dead_at is not null) from redemption_codes c where c.redemption_id = r.id) as dead
      from redemptions r where r.id = ${id}`,
  );
  return row;
};
const refundedOf = async (id: string) => {
  const rows = await world.rows(
    sql`select 1 from ledger_txns where reference = ${`redemption:${id}`} and kind in ('refund', 'reverse')`,
  );
  return rows.length;
};

test.each([SKUS.http, SKUS.issued])(
  'D6: a refund of %s kills the code, then gives the money back',
  async (sku) => {
    cancel = async () => 'canceled';
    const id = await redeemed(sku);
    expect(await ask(id)).toBe('refunded');
    expect(await stateOf(id)).toMatchObject({ state: 'refunded', reason: 'refunded', dead: true });
    expect(await refundedOf(id)).toBe(1);
    expect(await world.findings()).toEqual([]);
  },
);

test('REDDLG-14, REDDLG-15: a code of a pool cannot be killed: it is refunded only where that is forced', async () => {
  const id = await redeemed(SKUS.pool);
  expect(await ask(id)).toBe('not_cancelable');
  expect(await stateOf(id)).toMatchObject({ state: 'redeemed', dead: false });
  expect(await refundedOf(id)).toBe(0);
  expect(await ask(id, true)).toBe('refunded');
  expect(await stateOf(id)).toMatchObject({ reason: 'forced_without_cancel', dead: false });
  expect(await world.findings()).toEqual([]);
});

test('D6: a code that is not killed is not refunded, unless it is forced, which is recorded', async () => {
  const id = await redeemed();
  for (const no of [async () => 'refused' as const, () => Promise.reject(new JobFailed('provider_500'))]) {
    cancel = no;
    expect(await ask(id)).toBe('cancel_failed');
    expect(await stateOf(id)).toMatchObject({ state: 'redeemed', dead: false });
  }
  expect(await ask(id, true)).toBe('refunded');
  expect(await stateOf(id)).toMatchObject({
    state: 'refunded',
    reason: 'forced_without_cancel',
    dead: false,
  });
  expect(
    await world.rows(
      sql`select account_id::text as account, after->>'state_reason' as reason from events where noun_id = ${id} and action = 'refund'`,
    ),
  ).toEqual([{ account: '1', reason: 'forced_without_cancel' }]);
  expect(
    await world.rows(
      sql`select account_id::text as account, after->>'reason' as why from events where noun_id = ${id} and action = 'refund_forced'`,
    ),
  ).toEqual([{ account: '1', why: 'The shop closed' }]);
  expect(await refundedOf(id)).toBe(1);
});

test('a provider that cancels nothing is not asked', async () => {
  await world.run(sql`update providers set cancels = false where id = 2`);
  const id = await redeemed();
  calls = 0;
  expect(await ask(id)).toBe('not_cancelable');
  expect(calls).toBe(0);
  await world.run(sql`update providers set cancels = true where id = 2`);
});

test('what is not redeemed is refused, and its code is left alone', async () => {
  const id = await redeemed();
  await world.move({ ids: [id], step: 'block' });
  calls = 0;
  expect(await ask(id, true)).toBe('wrong_state');
  expect(await ask('999999')).toBe('not_found');
  expect(calls).toBe(0);
});

test('D6: fifty at once, with reversals, blocks and a provider that fails now and then: the money moves once', async () => {
  cancel = async () => {
    if (Math.random() < 0.3) throw new JobFailed('provider_500');
    return Math.random() < 0.2 ? 'refused' : 'canceled';
  };
  for (let round = 0; round < 5; round += 1) {
    const id = await redeemed();
    const before = await world.rows(
      sql`select sum(balance)::text as n from ledger_accounts where advertiser_id = 1 and kind = 'delivered'`,
    );
    const moves: Promise<unknown>[] = Array.from({ length: 50 }, async (_, n) => {
      if (n % 10 === 7) return world.move({ ids: [id], step: 'reverse' });
      if (n % 10 === 8 && round > 2) return world.move({ ids: [id], step: 'block' });
      return ask(id, n % 5 === 0);
    });
    await Promise.all(moves);
    const after = await world.rows<{ n: string }>(
      sql`select sum(balance)::text as n from ledger_accounts where advertiser_id = 1 and kind = 'delivered'`,
    );
    const row = await stateOf(id);
    const moved = BigInt((before[0] as { n: string }).n) - BigInt(after[0]?.n ?? 0);
    expect(['refunded', 'blocked', 'redeemed']).toContain(row?.state);
    expect(moved).toBe(row?.state === 'refunded' ? PIECE : 0n);
    expect(await refundedOf(id)).toBe(row?.state === 'refunded' ? 1 : 0);
    const isReversed = row?.state === 'refunded' && row.reason === null;
    if (row?.state === 'refunded' && !isReversed)
      expect(row.dead || row.reason === 'forced_without_cancel').toBe(true);
  }
  expect(await world.findings()).toEqual([]);
});
