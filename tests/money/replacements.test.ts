import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandWorld, startCommands } from '../support/commandWorld.ts';
import { type EngineWorld, PIECE, SKUS } from '../support/engineWorld.ts';

let commands: CommandWorld;
let world: EngineWorld;
beforeAll(async () => {
  commands = await startCommands();
  world = commands.world;
});
afterAll(() => world?.close());

test('a replacement refunds the former one, books the new one and sends its link, in one go', async () => {
  commands.onCancel(async () => 'canceled');
  const id = await commands.redeemed();
  const before = await commands.money();
  const tried = await commands.replace(id, 'refund', { isDryRun: true });
  expect(tried.effects.postings.map(({ kind }) => kind)).toEqual(['refund', 'book']);
  expect(await commands.money()).toEqual(before);
  expect(await commands.stateOf(id)).toMatchObject({ state: 'redeemed', dead: false });
  const key = commands.newKey();
  const outcome = await commands.replace(id, 'refund', { key });
  expect(outcome.redemption).toMatchObject({ id, state: 'refunded', cancelable: false });
  expect(outcome.replacement).toMatchObject({ state: 'booked', value: { amount: '10.00', currency: 'EUR' } });
  expect(outcome.replacement.user?.id).toBe(outcome.redemption.user?.id);
  expect(await commands.stateOf(id)).toMatchObject({ reason: 'refunded', dead: true });
  expect(
    await world.rows(
      sql`select noun_id, after from events where noun = 'redemptions' and action in ('replaced', 'replaces') order by noun_id::bigint`,
    ),
  ).toEqual([
    { noun_id: id, after: { replacement: outcome.replacement.id } },
    { noun_id: outcome.replacement.id, after: { replaces: id } },
  ]);
  expect(await commands.money()).toEqual({
    pending: before.pending + PIECE,
    delivered: before.delivered - PIECE,
  });
  expect((await commands.replace(id, 'refund', { key })).replacement.id).toBe(outcome.replacement.id);
  commands.jobs.mails.length = 0;
  await commands.jobs.work();
  expect(await commands.stateOf(outcome.replacement.id)).toMatchObject({ state: 'pending' });
  expect(commands.jobs.mails).toHaveLength(1);
  expect(await world.findings()).toEqual([]);
});

test('a replacement by a block leaves the money of the former one spent and pays the new one anew', async () => {
  const id = await commands.redeemed();
  const before = await commands.money();
  const outcome = await commands.replace(id, 'block');
  expect(outcome.redemption.state).toBe('blocked');
  expect(outcome.effects.postings.map(({ kind }) => kind)).toEqual(['book']);
  expect(await commands.money()).toEqual({ ...before, pending: before.pending + PIECE });
  expect(await world.findings()).toEqual([]);
});

test('where each redeems once, the one redemption of the recipient is the new one', async () => {
  await world.run(sql`update promotions set redeem_frequency = 'unique' where id = 1`);
  for (const former of ['refund', 'block'] as const) {
    const id = await commands.redeemed();
    await world.run(sql`insert into unique_recipients (advertiser_id, promotion_id, recipient_id, redemption_id)
      select 1, 1, recipient_id, id from redemptions where id = ${id}`);
    const { replacement } = await commands.replace(id, former);
    expect(
      await world.rows(
        sql`select redemption_id::text as id from unique_recipients where recipient_id = ${replacement.user?.id ?? ''}`,
      ),
    ).toEqual([{ id: replacement.id }]);
  }
  await world.run(sql`update promotions set redeem_frequency = 'unlimited' where id = 1`);
});

test('a code that is not killed is not replaced by a refund, and a quota that is full is given back first', async () => {
  commands.onCancel(async () => 'refused');
  const id = await commands.redeemed();
  const before = await commands.money();
  await expect(commands.replace(id, 'refund')).rejects.toMatchObject({ name: 'cancel_failed' });
  expect(await commands.stateOf(id)).toMatchObject({ state: 'redeemed' });
  commands.onCancel(async () => 'canceled');
  await world.run(
    sql`insert into redemption_quotas (advertiser_id, sku, nb_redemptions_allowed, used) values (1, ${SKUS.http}, 1, 1)`,
  );
  await expect(commands.replace(id, 'block')).rejects.toMatchObject({ name: 'quota_exceeded' });
  expect(await commands.money()).toEqual(before);
  expect((await commands.replace(id, 'refund')).redemption.state).toBe('refunded');
  expect(await world.rows(sql`select used from redemption_quotas`)).toEqual([{ used: 1 }]);
  await world.run(sql`delete from redemption_quotas`);
  expect(await world.findings()).toEqual([]);
});

test('a promotion that stops refuses before the code dies', async () => {
  let calls = 0;
  commands.onCancel(async () => {
    calls += 1;
    return 'canceled';
  });
  const id = await commands.redeemed();
  await world.run(sql`update promotions set status = 'paused' where id = 1`);
  await expect(commands.replace(id, 'refund')).rejects.toMatchObject({ name: 'promotion_not_running' });
  await world.run(sql`update promotions set status = 'enabled' where id = 1`);
  expect(calls).toBe(0);
  expect(await commands.stateOf(id)).toMatchObject({ state: 'redeemed', dead: false });
});

test('a replacement is no dispatch of its own: it stands in no list of batches, and its order ID is claimed', async () => {
  commands.onCancel(async () => 'canceled');
  const { replacement } = await commands.replace(await commands.redeemed(), 'refund');
  expect(
    await world.rows(
      sql`select d.kind, d.channel, d.state, b.plan, exists (select from order_claims c where c.redemption_id = r.id) as claimed
        from redemptions r join dispatches d on d.id = r.dispatch_id join batches b on b.id = r.batch_id where r.id = ${replacement.id}`,
    ),
  ).toEqual([
    { kind: 'single', channel: 'email', state: 'released', plan: ['activate', 'notify'], claimed: true },
  ]);
});

test('who may refund and not create gets the new one to its recipient all the same', async () => {
  await world.run(sql`update accounts set roles = '{customer_support_agent}' where id = 1`);
  const abilities = ['viewRedemptions', 'editRedemptions', 'refundRedemptions'] as const;
  await commands.jobs.work();
  const { replacement } = await commands.replace(await commands.redeemed(), 'refund', { abilities });
  commands.jobs.mails.length = 0;
  await commands.jobs.work();
  await world.run(sql`update accounts set roles = '{admin}' where id = 1`);
  expect(await commands.stateOf(replacement.id)).toMatchObject({ state: 'pending' });
  expect(commands.jobs.mails).toHaveLength(1);
});

test('what pays for the new one and is taken while the code dies: the money of the former one returns, and the answer says both', async () => {
  const id = await commands.redeemed();
  const before = await commands.money();
  commands.onCancel(async () => {
    await world.run(sql`update promotion_rewards set status = 'paused' where promotion_id = 1`);
    return 'canceled';
  });
  const key = commands.newKey();
  await expect(commands.replace(id, 'refund', { key })).rejects.toMatchObject({
    name: 'refunded_not_replaced',
    message: expect.stringContaining('could not be booked'),
  });
  await world.run(sql`update promotion_rewards set status = 'enabled' where promotion_id = 1`);
  expect(await commands.stateOf(id)).toMatchObject({ state: 'refunded', reason: 'refunded', dead: true });
  expect(await commands.money()).toEqual({ ...before, delivered: before.delivered - PIECE });
  expect(
    await world.rows(
      sql`select 1 from events where noun = 'redemptions' and noun_id = ${id} and action = 'replaced'`,
    ),
  ).toEqual([]);
  await expect(commands.replace(id, 'refund', { key })).rejects.toMatchObject({ name: 'wrong_state' });
  expect(await world.findings()).toEqual([]);
});
