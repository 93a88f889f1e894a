import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresForTests, startPostgres } from '../../../../../tests/support/postgres.ts';
import { brokenRules, CARD, type DispatchWorld, startDispatches } from '../../../../testing/dispatches.ts';

// Races prove something on a real PostgreSQL only: the embedded database has one session.
let server: PostgresForTests;
let world: DispatchWorld;
beforeAll(async () => {
  server = await startPostgres();
  world = await startDispatches({ databaseUrl: server.url });
});
afterAll(async () => {
  await world.platform.close();
  await server.stop();
});

const claims = (like: string) =>
  world.rows(sql`select count(*)::int as claims, count(distinct c.redemption_id)::int as redemptions,
    (select count(*)::int from redemptions r where r.order_id like ${like}) as written from order_claims c where c.order_id like ${like}`);

test('D5: of twenty dispatches at once with the same order IDs one is accepted; the others name every row', async () => {
  const before = await world.unallocated();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      world.dispatch(world.downloads, {
        kind: 'download_links',
        quantities: [{ sku: CARD, quantity: 3 }],
        order_id: 'race',
      }),
    ),
  );
  const accepted = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 422);
  expect([accepted.length, refused.length]).toEqual([1, 19]);
  for (const answer of refused)
    expect(brokenRules(answer)).toEqual({
      'rows.1.order_id': 'order_id_sent',
      'rows.2.order_id': 'order_id_sent',
      'rows.3.order_id': 'order_id_sent',
    });
  expect(await claims('race-%')).toEqual([{ claims: 3, redemptions: 3, written: 3 }]);
  expect(await world.unallocated()).toBe(before - 3000n);
});

test('the same file twenty times at once goes out once', async () => {
  const rows = ['a', 'b', 'c'].map((name) => ({ sku: CARD, value: '10', email: `${name}@race.example` }));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => world.dispatch(world.mails, { kind: 'send_links', rows })),
  );
  const names = answers.map(({ status, body }) => (status === 201 ? 'accepted' : String(body.error_name)));
  expect(names.filter((name) => name === 'accepted')).toHaveLength(1);
  for (const name of names)
    expect(['accepted', 'already_sent', 'sent_just_now', 'invalid_parameters']).toContain(name);
  expect(
    await world.rows(
      sql`select count(*)::int as count from dispatches where promotion_id = ${world.mails} and state <> 'recalled'`,
    ),
  ).toEqual([{ count: 1 }]);
});

test('files whose order IDs cross each other end without a deadlock, each order ID given once', async () => {
  const half = (ids: string[]) =>
    ids.map((orderId, at) => ({
      sku: CARD,
      value: '10',
      email: `${orderId}.${at}@cross.example`,
      order_id: orderId,
    }));
  const answers = await Promise.all([
    world.dispatch(world.mails, { kind: 'send_links', rows: half(['cross-1', 'cross-2']) }),
    world.dispatch(world.mails, { kind: 'send_links', rows: half(['cross-2', 'cross-3']) }),
    world.dispatch(world.mails, { kind: 'send_links', rows: half(['cross-3', 'cross-1']) }),
  ]);
  for (const { status } of answers) expect([201, 422]).toContain(status);
  expect(answers.some(({ status }) => status === 201)).toBe(true);
  const [{ claims: claimCount = 0, written: lineCount = 0 } = {}] = (await claims('cross-%')) as {
    claims: number;
    written: number;
  }[];
  expect(lineCount).toBe(claimCount);
});

test('one recipient of a promotion where each redeems once has one redemption, however many files name it at once', async () => {
  const promotion = await world.create({
    activation_notification_channels: ['email'],
    redeem_frequency: 'unique',
  });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      world.dispatch(String(promotion.body.id), {
        kind: 'send_links',
        rows: [{ sku: CARD, value: '10', email: 'once@race.example', order_id: `once-${at}` }],
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 201))
    expect(brokenRules(answer)).toEqual({ 'rows.1.email': 'recipient_taken' });
});
