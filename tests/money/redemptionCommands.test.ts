import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { JobFailed } from '../../platform/jobs/work.ts';
import type { ProviderAdapter } from '../../platform/providers/adapter.ts';
import { issuedProvider } from '../../platform/providers/issued.ts';
import {
  type MovingCommand,
  moveByCommand,
} from '../../platform/resources/redemptions/commands/moveByCommand.ts';
import { refundRedemption } from '../../platform/resources/redemptions/commands/refundRedemption.ts';
import { replaceRedemption } from '../../platform/resources/redemptions/commands/replaceRedemption.ts';
import { redeemNow } from '../../platform/resources/redemptions/redeemNow.ts';
import type { Ability } from '../../schema/abilities.ts';
import type { ReplacedWay } from '../../schema/redemptionFacts.ts';
import { type EngineJobs, engineJobs, silentLog } from '../support/engineJobs.ts';
import { type EngineWorld, PIECE, SKUS, startEngineWorld } from '../support/engineWorld.ts';
import { retailerScope } from '../support/ledgerDatabase.ts';

let world: EngineWorld;
let jobs: EngineJobs;
let cancel: ProviderAdapter['cancel'] = async () => 'canceled';
beforeAll(async () => {
  world = await startEngineWorld();
  await world.run(
    sql`update promotions set activation_notification_channels = '{email}', notification_channels = '{email}' where id = 1`,
  );
  const { order } = issuedProvider(world.box);
  jobs = engineJobs(world, { adapter: { order, cancel: (...asked) => cancel(...asked) } });
});
afterAll(() => world?.close());

const ABILITIES: Ability[] = [
  ...(['viewRedemptions', 'editRedemptions', 'createRedemptions'] as const),
  ...(['refundRedemptions', 'forceRefundRedemptions'] as const),
];
const scope = () => ({ ...retailerScope(world.database, ['1']), abilities: new Set(ABILITIES) });
const tools = () => ({ database: world.database, supply: jobs.tools, box: world.box, log: silentLog });
let keys = 0;
const newKey = () => `command ${++keys}`;
const nameOf = (error: Error) => error.name;

const refund = (id: string, { force = false, key = newKey() } = {}) =>
  refundRedemption(
    scope(),
    { id, key, isDryRun: false, forceCodeCancel: force, reason: force ? 'The shop closed' : null },
    tools(),
  ).then(({ redemption }) => redemption.state, nameOf);
const replace = (id: string, former: ReplacedWay, { key = newKey(), isDryRun = false } = {}) =>
  replaceRedemption(scope(), { id, former, key, isDryRun }, tools());
const move = (id: string, command: MovingCommand) =>
  moveByCommand(scope(), id, { command, key: newKey(), isDryRun: false }).then(
    ({ redemption }) => redemption.state,
    nameOf,
  );

async function redeemed(): Promise<string> {
  const { ids } = await world.dispatch(1, { sku: SKUS.http, kind: 'send_links' });
  const [id = ''] = ids;
  const key = { advertiserId: '1', redemptionId: id, patience: 5000 };
  expect(await redeemNow(world.database, key, { tools: jobs.tools, log: silentLog })).toBe('redeemed');
  return id;
}
/** Works the batch, and leaves its messages in their queue. */
async function workBatch(batchId: string): Promise<void> {
  const payload = { advertiserId: '1', batchId };
  await world.scope.write((tx) => enqueue(tx, { kind: 'batchWork', payload, advertiserId: '1' }));
  await jobs.work(['batchWork']);
}
const stateOf = async (id: string) => {
  const [row] = await world.rows<{ state: string; reason: string | null; dead: boolean | null }>(
    sql`select r.state, r.state_reason as reason, (select bool_and(dead_at is not null) from redemption_codes c where c.redemption_id = r.id) as dead
      from redemptions r where r.id = ${id}`,
  );
  return row;
};
/** What is set aside and what is spent, in cents. */
const money = async () => {
  const rows = await world.rows<{ kind: string; n: string }>(
    sql`select kind, sum(balance)::text as n from ledger_accounts where advertiser_id = 1 and kind in ('pending', 'delivered') group by 1`,
  );
  const of = (kind: string) => BigInt(rows.find((row) => row.kind === kind)?.n ?? 0);
  return { pending: of('pending'), delivered: of('delivered') };
};

test('a replacement refunds the former one, books the new one and sends its link, in one go', async () => {
  cancel = async () => 'canceled';
  const id = await redeemed();
  const before = await money();
  const tried = await replace(id, 'refund', { isDryRun: true });
  expect(tried.effects.postings.map(({ kind }) => kind)).toEqual(['refund', 'book']);
  expect(await money()).toEqual(before);
  expect(await stateOf(id)).toMatchObject({ state: 'redeemed', dead: false });
  const key = newKey();
  const made = await replace(id, 'refund', { key });
  expect(made.redemption).toMatchObject({ id, state: 'refunded' });
  expect(made.replacement).toMatchObject({ state: 'booked', value: { amount: '10.00', currency: 'EUR' } });
  expect(made.replacement.user?.id).toBe(made.redemption.user?.id);
  expect(await stateOf(id)).toMatchObject({ reason: 'refunded', dead: true });
  expect(await money()).toEqual({ pending: before.pending + PIECE, delivered: before.delivered - PIECE });
  expect((await replace(id, 'refund', { key })).replacement.id).toBe(made.replacement.id);
  jobs.mails.length = 0;
  await jobs.work();
  expect(await stateOf(made.replacement.id)).toMatchObject({ state: 'pending' });
  expect(jobs.mails).toHaveLength(1);
  expect(await world.findings()).toEqual([]);
});

test('a replacement by a block leaves the money of the former one spent and pays the new one anew', async () => {
  const id = await redeemed();
  const before = await money();
  const made = await replace(id, 'block');
  expect(made.redemption.state).toBe('blocked');
  expect(made.effects.postings.map(({ kind }) => kind)).toEqual(['book']);
  expect(await money()).toEqual({ ...before, pending: before.pending + PIECE });
  expect(await world.findings()).toEqual([]);
});

test('where each redeems once, the one redemption of the recipient is the new one', async () => {
  await world.run(sql`update promotions set redeem_frequency = 'unique' where id = 1`);
  for (const former of ['refund', 'block'] as const) {
    const id = await redeemed();
    await world.run(sql`insert into unique_recipients (advertiser_id, promotion_id, recipient_id, redemption_id)
      select 1, 1, recipient_id, id from redemptions where id = ${id}`);
    const { replacement } = await replace(id, former);
    expect(
      await world.rows(
        sql`select redemption_id::text as id from unique_recipients where recipient_id = ${replacement.user?.id ?? ''}`,
      ),
    ).toEqual([{ id: replacement.id }]);
  }
  await world.run(sql`update promotions set redeem_frequency = 'unlimited' where id = 1`);
});

test('a code that is not killed is not replaced by a refund, and a quota that is full is given back first', async () => {
  cancel = async () => 'refused';
  const id = await redeemed();
  const before = await money();
  await expect(replace(id, 'refund')).rejects.toMatchObject({ name: 'cancel_failed' });
  expect(await stateOf(id)).toMatchObject({ state: 'redeemed' });
  cancel = async () => 'canceled';
  await world.run(
    sql`insert into redemption_quotas (advertiser_id, sku, nb_redemptions_allowed, used) values (1, ${SKUS.http}, 1, 1)`,
  );
  await expect(replace(id, 'block')).rejects.toMatchObject({ name: 'quota_exceeded' });
  expect(await money()).toEqual(before);
  expect((await replace(id, 'refund')).redemption.state).toBe('refunded');
  expect(await world.rows(sql`select used from redemption_quotas`)).toEqual([{ used: 1 }]);
  await world.run(sql`delete from redemption_quotas`);
  expect(await world.findings()).toEqual([]);
});

test('a promotion that stops refuses before the code dies', async () => {
  let calls = 0;
  cancel = async () => {
    calls += 1;
    return 'canceled';
  };
  const id = await redeemed();
  await world.run(sql`update promotions set status = 'paused' where id = 1`);
  await expect(replace(id, 'refund')).rejects.toMatchObject({ name: 'promotion_not_running' });
  await world.run(sql`update promotions set status = 'enabled' where id = 1`);
  expect(calls).toBe(0);
  expect(await stateOf(id)).toMatchObject({ state: 'redeemed', dead: false });
});

test('D6: fifty at once of all commands: one terminal state, and the money moves once', async () => {
  cancel = async () => {
    if (Math.random() < 0.3) throw new JobFailed('provider_500');
    return Math.random() < 0.2 ? 'refused' : 'canceled';
  };
  const ways: ((id: string) => Promise<unknown>)[] = [
    (id) => refund(id),
    (id) => refund(id, { force: true }),
    (id) => move(id, 'reversal'),
    (id) => move(id, 'block'),
    (id) => move(id, 'cancel'),
    (id) => move(id, 'retry'),
    (id) => replace(id, 'refund').catch(nameOf),
    (id) => replace(id, 'block').catch(nameOf),
  ];
  for (let round = 0; round < 5; round += 1) {
    const id = await redeemed();
    const before = await money();
    const [first] = await world.rows<{ n: number }>(sql`select count(*)::int as n from redemptions`);
    await Promise.all(Array.from({ length: 50 }, (_, n) => ways[(n * 7 + round) % ways.length]?.(id)));
    const [last] = await world.rows<{ n: number }>(sql`select count(*)::int as n from redemptions`);
    const row = await stateOf(id);
    const made = (last?.n ?? 0) - (first?.n ?? 0);
    expect(['refunded', 'blocked']).toContain(row?.state);
    expect(made).toBeLessThanOrEqual(1);
    const returned = row?.state === 'refunded' ? PIECE : 0n;
    expect(await money()).toEqual({
      pending: before.pending + PIECE * BigInt(made),
      delivered: before.delivered - returned,
    });
    if (row?.state === 'refunded' && row.reason !== null)
      expect(row.dead || row.reason === 'forced_without_cancel').toBe(true);
  }
  expect(await world.findings()).toEqual([]);
}, 90_000);

test('a repeated request is answered as the first was, and another one with its key is refused', async () => {
  cancel = async () => 'canceled';
  const id = await redeemed();
  const key = newKey();
  expect(await refund(id, { key })).toBe('refunded');
  cancel = async () => {
    throw new Error('asked twice');
  };
  expect(await refund(id, { key })).toBe('refunded');
  expect(await refund(id, { key, force: true })).toBe('idempotency_mismatch');
  expect(await refund(id)).toBe('illegal_transition');
});

test('RED-19: what is canceled closes its line and its link, and a message that waits is dropped', async () => {
  const { ids, batchId } = await world.dispatch(2, { kind: 'send_links' });
  const [id = ''] = ids;
  await workBatch(batchId);
  expect(await move(id, 'cancel')).toBe('canceled');
  expect(
    await world.rows(sql`select l.stage, (select count(*)::int from recipient_links k where k.redemption_id = ${id} and k.revoked_at is null) as links,
      (select array_agg(state) from deliveries m where m.redemption_id = ${id}) as messages from batch_lines l where l.redemption_id = ${id}`),
  ).toEqual([{ stage: 'canceled', links: 0, messages: ['dropped'] }]);
  expect(await world.rows(sql`select canceled, done, state from batches where id = ${batchId}`)).toEqual([
    { canceled: 1, done: 1, state: 'done' },
  ]);
  expect(await world.findings()).toEqual([]);
});

test('RED-17, RED-18: a denied one is reset with its money, and a failed one is ordered again', async () => {
  const { ids, batchId } = await world.dispatch(1, { sku: SKUS.issued, kind: 'send_links' });
  const [id = ''] = ids;
  await workBatch(batchId);
  const before = await money();
  await world.move({ ids, step: 'deny' });
  expect(await money()).toEqual({ ...before, pending: before.pending - PIECE });
  expect(await move(id, 'reset')).toBe('pending');
  expect(await money()).toEqual(before);
  await world.move({ ids, step: 'fail', reason: 'no_code' });
  expect(await move(id, 'retry')).toBe('pending');
  await jobs.work();
  expect(await stateOf(id)).toMatchObject({ state: 'redeemed' });
  expect(await world.findings()).toEqual([]);
});
