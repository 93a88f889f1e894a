import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChange } from '../../platform/foundation/changes/change.ts';
import { moveRedemption } from '../../platform/fulfillment/redemptions/money/move.ts';
import { post } from '../../platform/money/ledger/post.ts';
import {
  REDEMPTION_STATES,
  REDEMPTION_STEPS,
  type RedemptionState,
  type RedemptionStep,
} from '../../schema/foundation/transitions.ts';
import { type EngineWorld, PIECE, SKUS, startEngineWorld } from '../support/engineWorld.ts';

let world: EngineWorld;
beforeAll(async () => {
  world = await startEngineWorld();
  await world.run(
    sql`insert into allocations (advertiser_id, id, type, status, currency, requested_amount) values (1, 7, 'committed', 'enabled', 'EUR', 500000)`,
  );
  await world.run(
    sql`insert into allocated_rewards (advertiser_id, allocation_id, sku, status, quantity, selling_price) values (1, 7, ${SKUS.issued}, 'enabled', 500, ${PIECE})`,
  );
  const [txn] = await world.scope.write((tx) =>
    post(tx, [{ advertiserId: '1', currency: 'EUR', kind: 'allocate', amount: 500_000n, allocationId: '7' }]),
  );
  await world.run(sql`insert into budget_lines (advertiser_id, type, amount, currency, status, decided_at, txn_id, allocation_id)
    values (1, 'allocate', 500000, 'EUR', 'approved', now(), ${txn}, 7)`);
  await world.run(
    sql`insert into redemption_quotas (advertiser_id, sku, nb_redemptions_allowed) values (1, ${SKUS.issued}, 400)`,
  );
});
afterAll(() => world?.close());

/** How a redemption gets into each state. */
const WAYS: Record<RedemptionState, RedemptionStep[]> = {
  booked: [],
  pending: ['activate'],
  redeemed: ['activate', 'redeem'],
  denied: ['activate', 'deny'],
  failed: ['activate', 'fail'],
  canceled: ['cancel'],
  expired: ['activate', 'expire'],
  refunded: ['activate', 'redeem', 'refund'],
  blocked: ['activate', 'redeem', 'block'],
};
const STEPS = Object.keys(REDEMPTION_STEPS) as RedemptionStep[];

async function inState(state: RedemptionState): Promise<string> {
  const { ids } = await world.dispatch(1, { sourceId: '7' });
  for (const step of WAYS[state]) await world.move({ ids, step });
  return ids[0] as string;
}

/** Everything that a step can change, as text. */
async function picture(): Promise<string> {
  const texts: string[] = [];
  for (const table of [
    'redemptions',
    'allocated_rewards',
    'redemption_quotas',
    'ledger_accounts',
    'ledger_txns',
    'events',
    'batch_lines',
  ]) {
    const rows = await world.rows<{ text: string }>(
      sql`select t::text as text from ${sql.identifier(table)} t order by 1`,
    );
    texts.push(table, ...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

const figures = async () => {
  const [row] = await world.rows<Record<string, string>>(
    sql`select (select quantity_used::text from allocated_rewards) as stock, (select used::text from redemption_quotas) as quota,
      ${sql.join(
        ['allocation', 'unallocated', 'pending', 'delivered', 'expired'].map(
          (kind) =>
            sql`(select coalesce(sum(balance), 0)::text from ledger_accounts where advertiser_id = 1 and kind = ${kind}) as ${sql.identifier(kind)}`,
        ),
        sql`, `,
      )}`,
  );
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)]));
};

/** What each step moves: of money in pieces, of stock and quota. */
const MOVES: Record<RedemptionStep, Record<string, number>> = {
  activate: {},
  redeem: { pending: -1, delivered: 1 },
  fail: {},
  retry: {},
  deny: { pending: -1, allocation: 1, stock: -1, quota: -1 },
  reset: { pending: 1, allocation: -1, stock: 1, quota: 1 },
  cancel: { pending: -1, allocation: 1, stock: -1, quota: -1 },
  expire: { pending: -1, allocation: 1, stock: -1, quota: -1 },
  refund: { delivered: -1, allocation: 1, stock: -1, quota: -1 },
  reverse: { delivered: -1, allocation: 1, stock: -1, quota: -1 },
  block: {},
};

describe.each(REDEMPTION_STATES)('D7: a redemption that is %s', (state) => {
  test.each(STEPS)('%s', async (step) => {
    const id = await inState(state);
    const isAllowed = (REDEMPTION_STEPS[step].from as readonly RedemptionState[]).includes(state);
    const [before, frozen] = [await figures(), isAllowed ? '' : await picture()];
    const moving = world.scope.write((tx) =>
      moveRedemption(openChange(tx, { scope: world.scope }), {
        advertiserId: '1',
        id,
        step,
        madeBy: '1',
        reason: 'of_the_test',
      }),
    );
    if (!isAllowed) {
      await expect(moving).rejects.toMatchObject({ name: 'unreachable_state', status: 409 });
      expect(await picture()).toBe(frozen);
      return;
    }
    expect(await moving).toMatchObject({ id, from: state, to: REDEMPTION_STEPS[step].to, charge: PIECE });
    const after = await figures();
    const moved = Object.fromEntries(
      Object.entries(after)
        .map(([name, value]) => [
          name,
          (value - (before[name] ?? 0)) / (name === 'stock' || name === 'quota' ? 1 : Number(PIECE)),
        ])
        .filter(([, difference]) => difference !== 0),
    );
    expect(moved).toEqual(MOVES[step]);
    const [event] = await world.rows<{ action: string; before: object; after: object }>(
      sql`select action, before, after from events where noun = 'redemptions' and noun_id = ${id} order by id desc limit 1`,
    );
    expect(event).toMatchObject({
      action: step,
      before: { state },
      after: { state: REDEMPTION_STEPS[step].to },
    });
  });
});

test('the books tie after all of them, and batches cost what their redemptions have booked or spent', async () => {
  expect(await world.findings()).toEqual([]);
  const differing = sql`select b.id from batches b join redemptions r on r.advertiser_id = b.advertiser_id and r.batch_id = b.id
    group by b.id, b.charge having b.charge <> coalesce(sum(r.charge) filter (where r.state in ('booked', 'pending', 'failed', 'redeemed', 'blocked')
      or (r.state = 'expired' and r.state_reason is distinct from 'recredited')), 0)`;
  expect(await world.rows(differing)).toEqual([]);
});

test('an expiry that is not recredited keeps money, stock and quota', async () => {
  const id = await inState('pending');
  await world.run(sql`update advertisers set recredit_expired = false where id = 1`);
  const before = await figures();
  await world.move({ ids: [id], step: 'expire' });
  const after = await figures();
  expect(after).toEqual({
    ...before,
    pending: (before.pending ?? 0) - Number(PIECE),
    expired: (before.expired ?? 0) + Number(PIECE),
  });
  await world.run(sql`update advertisers set recredit_expired = true where id = 1`);
});

test('many move at once, those of other states are left; a batch is one posting', async () => {
  const { ids, batchId } = await world.dispatch(30, { sourceId: '7' });
  await world.move({ ids: ids.slice(0, 10), step: 'activate' });
  await world.move({ ids: ids.slice(0, 5), step: 'redeem' });
  const moved = await world.move({ ids, step: 'cancel', grouping: 'batch', reason: 'of_the_test' });
  expect(moved).toHaveLength(25);
  const postings = await world.rows(
    sql`select kind from ledger_txns where reference = ${`batch:${batchId}`} order by id`,
  );
  expect(postings).toEqual([{ kind: 'book' }, { kind: 'cancel' }]);
  expect(await world.findings()).toEqual([]);
});

test('a row from before charges gives back what its own posting took', async () => {
  await world.run(sql`insert into redemptions (advertiser_id, id, promotion_id, sku, state, face_value, currency, booked_at, updated_at)
    values (1, 900001, 1, ${SKUS.issued}, 'pending', 1234, 'EUR', now(), now())`);
  await world.scope.write((tx) =>
    post(tx, [
      { advertiserId: '1', currency: 'EUR', kind: 'book', amount: 1234n, reference: 'redemption:900001' },
    ]),
  );
  await world.run(sql`update redemption_quotas set used = used + 1`);
  const before = await figures();
  const [moved] = await world.move({ ids: ['900001'], step: 'cancel' });
  expect(moved).toMatchObject({ charge: 1234n });
  expect((await figures()).unallocated).toBe((before.unallocated ?? 0) + 1234);
});

test('a reset is refused where stock or quota is used up, and nothing moves', async () => {
  const ids = [await inState('denied')];
  for (const [table, column, reason, usual] of [
    ['allocated_rewards', 'quantity', 'no_stock', 500],
    ['redemption_quotas', 'nb_redemptions_allowed', 'quota_reached', 400],
  ] as const) {
    const used = sql.identifier(table === 'allocated_rewards' ? 'quantity_used' : 'used');
    await world.run(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${used}`);
    const frozen = await picture();
    await expect(world.move({ ids, step: 'reset' })).rejects.toMatchObject({ name: reason });
    expect(await picture()).toBe(frozen);
    await world.run(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${usual}`);
  }
});

test('where each person gets one, a canceled one gives the recipient free and a reset takes them again', async () => {
  await world.run(sql`update promotions set redeem_frequency = 'unique' where id = 1`);
  const [id, other] = [await inState('pending'), await inState('pending')];
  const claim = (redemption: string) =>
    world.run(
      sql`insert into unique_recipients select advertiser_id, promotion_id, recipient_id, id from redemptions where id = ${redemption}`,
    );
  await world.run(
    sql`update redemptions set recipient_id = (select recipient_id from redemptions where id = ${id}) where id = ${other}`,
  );
  await claim(id);
  await world.move({ ids: [id], step: 'deny' });
  await claim(other); // free again
  await expect(world.move({ ids: [id], step: 'reset' })).rejects.toMatchObject({
    name: 'recipient_has_reward',
  });
  await world.move({ ids: [other], step: 'cancel' });
  await world.move({ ids: [id], step: 'reset' });
  expect(await world.rows(sql`select redemption_id::text as id from unique_recipients`)).toEqual([{ id }]);
});

test('fifty at once for the same redemption: one wins', async () => {
  const id = await inState('redeemed');
  const steps: RedemptionStep[] = ['refund', 'reverse', 'block'];
  const move = (n: number) => world.move({ ids: [id], step: steps[n % 3] as RedemptionStep });
  const moved = await Promise.all(Array.from({ length: 50 }, (_, n) => move(n)));
  expect(moved.flat()).toHaveLength(1);
  expect(await world.findings()).toEqual([]);
});

test('moves of overlapping lists by many at once do not wait for each other for ever', async () => {
  const { ids } = await world.dispatch(60, { sourceId: '7' });
  const shuffled = () => [...ids].sort(() => Math.random() - 0.5);
  const round = (n: number) => world.move({ ids: shuffled(), step: n % 2 === 0 ? 'activate' : 'cancel' });
  await Promise.all(Array.from({ length: 12 }, (_, n) => round(n)));
  const states = await world.rows(
    sql`select distinct state from redemptions where batch_id = (select batch_id from redemptions where id = ${ids[0]})`,
  );
  expect(states).toEqual([{ state: 'canceled' }]);
  expect(await world.findings()).toEqual([]);
});
