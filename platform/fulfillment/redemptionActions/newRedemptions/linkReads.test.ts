import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';

let world: DispatchWorld;
let promotion: string;
beforeAll(async () => {
  world = await startDispatches();
  promotion = String((await world.create({ rewards: [{ sku: CARD }] })).body.id);
});
afterAll(() => world?.platform.close());

const create = (key: string, { query = '', login = 'retailer' } = {}) =>
  world.platform.call(login, 'POST', `/api/promotions/${promotion}/rewards/${CARD}/redemptions${query}`, {
    body: { order_id: `order ${key}` },
    headers: { 'idempotency-key': key },
  });
const reads = () =>
  world.rows<object>(
    sql`select what, redemption_id::text as id, caller, codes from code_reads order by code_reads.id`,
  );

test('RED-34: the link of a creation is logged before the answer, at each repetition too; without the log there is none', async () => {
  await world.run(sql`alter table code_reads rename to code_reads_away`);
  const unlogged = await create('logged');
  await world.run(sql`alter table code_reads_away rename to code_reads`);
  expect(unlogged.status).toBe(503);
  expect(unlogged.text).not.toContain('/r/');
  const { body } = await create('logged');
  expect(String(body.link)).toContain('/r/');
  const creation = { what: 'creation', id: body.redemption?.id, caller: 'account:2', codes: 1 };
  expect(await reads()).toEqual([creation]);
  await create('logged');
  expect(await reads()).toEqual([creation, creation]);
});

test('WIZSET-24: the link in the answer was handed out: with an expiration delay, its time begins', async () => {
  const expiry = async (key: string) => {
    const { body } = await create(key);
    const [row] = await world.rows<{ days: number | null }>(
      sql`select round(extract(epoch from expires_at - now()) / 86400)::int as days from redemptions where id = ${body.redemption?.id}`,
    );
    return row?.days;
  };
  expect(await expiry('without')).toBeNull();
  await world.run(sql`update promotions set redemption_expiration_delay = 10 where id = ${promotion}`);
  expect(await expiry('with')).toBeGreaterThanOrEqual(10);
  await world.run(sql`update promotions set redemption_expiration_delay = null where id = ${promotion}`);
});
test('RED-34: creating is not limited by the links that its creator has read', async () => {
  await world.run(sql`select guerdon_code_read(1, 2, 'account:2', 'link', null, null, 200, null)`);
  const { status, body } = await create('unlimited');
  expect([status, body.link]).toEqual([201, expect.stringContaining('/r/')]);
});

test('TRY-3: a dry run answers no link, and is in no log', async () => {
  const before = await reads();
  expect((await create('tried', { query: '?dry_run=true' })).body.link).toBeNull();
  expect(await reads()).toEqual(before);
});

test('RED-34: whoever may not create redemptions gets no link by creating one', async () => {
  expect((await create('agent', { login: 'customer_support_agent' })).status).toBe(403);
});
