import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JobFailed } from '../../platform/foundation/jobs/work.ts';
import { type CommandWorld, startCommands } from '../support/commandWorld.ts';
import { type EngineWorld, PIECE, SKUS } from '../support/engineWorld.ts';

let commands: CommandWorld;
let world: EngineWorld;
beforeAll(async () => {
  commands = await startCommands();
  world = commands.world;
});
afterAll(() => world?.close());
const nameOf = (error: Error) => error.name;

test('D6: fifty at once of all commands: one terminal state, and the money moves once', async () => {
  commands.onCancel(async () => {
    if (Math.random() < 0.3) throw new JobFailed('provider_500');
    return Math.random() < 0.2 ? 'refused' : 'canceled';
  });
  const ways: ((id: string) => Promise<unknown>)[] = [
    (id) => commands.refund(id),
    (id) => commands.refund(id, { force: true }),
    (id) => commands.move(id, 'reversal'),
    (id) => commands.move(id, 'block'),
    (id) => commands.move(id, 'cancel'),
    (id) => commands.move(id, 'retry'),
    (id) => commands.replace(id, 'refund').catch(nameOf),
    (id) => commands.replace(id, 'block').catch(nameOf),
  ];
  for (let round = 0; round < 5; round += 1) {
    const id = await commands.redeemed();
    const before = await commands.money();
    const [first] = await world.rows<{ n: number }>(sql`select count(*)::int as n from redemptions`);
    await Promise.all(Array.from({ length: 50 }, (_, n) => ways[(n * 7 + round) % ways.length]?.(id)));
    const [last] = await world.rows<{ n: number }>(sql`select count(*)::int as n from redemptions`);
    const row = await commands.stateOf(id);
    const replacements = (last?.n ?? 0) - (first?.n ?? 0);
    expect(['refunded', 'blocked']).toContain(row?.state);
    expect(replacements).toBeLessThanOrEqual(1);
    const returned = row?.state === 'refunded' ? PIECE : 0n;
    expect(await commands.money()).toEqual({
      pending: before.pending + PIECE * BigInt(replacements),
      delivered: before.delivered - returned,
    });
    if (row?.state === 'refunded' && row.reason !== null)
      expect(row.dead || row.reason === 'forced_without_cancel').toBe(true);
  }
  expect(await world.findings()).toEqual([]);
});

test('a repeated request is answered as the first was, and another one with its key is refused', async () => {
  commands.onCancel(async () => 'canceled');
  const id = await commands.redeemed();
  const key = commands.newKey();
  expect(await commands.refund(id, { key })).toBe('refunded');
  commands.onCancel(async () => {
    throw new Error('asked twice');
  });
  expect(await commands.refund(id, { key })).toBe('refunded');
  expect(await commands.refund(id, { key, force: true })).toBe('idempotency_mismatch');
  expect(await commands.refund(id)).toBe('wrong_state');
});

test('RED-19: what is canceled closes its line and its link, and a message that waits is dropped', async () => {
  const { ids, batchId } = await world.dispatch(2, { kind: 'send_links' });
  const [id = ''] = ids;
  await commands.workBatch(batchId);
  expect(await commands.move(id, 'cancel')).toBe('canceled');
  expect(
    await world.rows(sql`select l.stage, (select count(*)::int from recipient_links k where k.redemption_id = ${id} and k.revoked_at is null) as links,
      (select array_agg(state) from deliveries m where m.redemption_id = ${id}) as messages from batch_lines l where l.redemption_id = ${id}`),
  ).toEqual([{ stage: 'canceled', links: 0, messages: ['dropped'] }]);
  const batch = () => world.rows(sql`select canceled, done, state from batches where id = ${batchId}`);
  expect(await batch()).toEqual([{ canceled: 1, done: 0, state: 'working' }]);
  await commands.jobs.work();
  expect(await batch()).toEqual([{ canceled: 1, done: 1, state: 'done' }]);
  expect(await world.findings()).toEqual([]);
});

test('RED-17, RED-18: a denied one is reset with its money, and a failed one is ordered again', async () => {
  const { ids, batchId } = await world.dispatch(1, { sku: SKUS.issued, kind: 'send_links' });
  const [id = ''] = ids;
  await commands.workBatch(batchId);
  const before = await commands.money();
  await world.move({ ids, step: 'deny' });
  expect(await commands.money()).toEqual({ ...before, pending: before.pending - PIECE });
  expect(await commands.move(id, 'reset')).toBe('pending');
  expect(await commands.money()).toEqual(before);
  await world.move({ ids, step: 'fail', reason: 'no_code' });
  expect(await commands.move(id, 'retry')).toBe('pending');
  await commands.jobs.work();
  expect(await commands.stateOf(id)).toMatchObject({ state: 'redeemed' });
  expect(await world.findings()).toEqual([]);
});
