import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CARD, type DispatchWorld, startDispatches } from '../../testing/dispatches.ts';

let world: DispatchWorld;
/** Redemptions of one dispatch, by what happens to them. */
let ids: string[];
beforeAll(async () => {
  world = await startDispatches();
  const rows = Array.from({ length: 8 }, (_, n) => ({ sku: CARD, value: '10', email: `r${n}@x.example` }));
  const { body } = await world.dispatch(world.mails, { kind: 'send_links', rows });
  const dispatchId = String(body.dispatch?.id);
  await world.release(dispatchId);
  const redemptions = await world.rows<{ id: string }>(
    sql`select id::text as id from redemptions where dispatch_id = ${dispatchId} order by id`,
  );
  ids = redemptions.map(({ id }) => id);
  await world.run(sql`update redemptions set state = 'pending' where dispatch_id = ${dispatchId}`);
  await world.run(
    sql`update redemptions set state = 'failed', state_reason = 'no_code' where id in (${ids[0]}, ${ids[1]})`,
  );
  await message(2, 'failed', 'mailbox_full', '3 days');
  await message(3, 'bounced', 'bounced', '2 days');
  await message(4, 'bounced', 'bounced', '1 day');
  // Remedied: a later message arrived.
  await message(5, 'failed', 'mailbox_full', '2 days');
  await message(5, 'sent', null, '1 day');
  // Nobody is written to about it any more.
  await message(6, 'failed', 'mailbox_full', '2 days');
  await world.run(sql`update redemptions set state = 'canceled' where id = ${ids[6]}`);
  await world.run(
    sql`update batch_lines set stage = 'failed', error = 'unworkable' where redemption_id = ${ids[7]}`,
  );
});
afterAll(() => world?.platform.close());

let messages = 0;
const message = (at: number, state: string, reason: string | null, ago: string) =>
  world.run(sql`insert into deliveries (advertiser_id, id, redemption_id, kind, channel, uid, state, reason, dedupe_key, created_at)
    values (1, gen_random_uuid(), ${ids[at]}, 'activation', 'email', ${`r${at}@x.example`}, ${state}, ${reason}, ${`test ${++messages}`}, now() - ${ago}::interval)`);
const get = (path: string, login = 'retailer') =>
  world.platform.call(login, 'GET', `/api/delivery_failures${path}`);

describe('the desk of failures', () => {
  test('groups what failed by reason, with how many, the oldest and what remedies it; what was remedied is not there', async () => {
    const { body } = await get('');
    expect(body.total).toBe(6);
    const groups = (body.items as unknown as Record<string, unknown>[]).map(
      ({ kind, reason, remedy, count }) => [...[kind, reason, remedy, count]],
    );
    expect(groups).toEqual([
      ['message', 'bounced', 'correct_address', 2],
      ['order', 'no_code', 'retry', 2],
      ['line', 'unworkable', 'retry', 1],
      ['message', 'mailbox_full', 'resend', 1],
    ]);
    const [bounced] = body.items as unknown as { oldest: string; advertiser_id: string }[];
    expect(bounced?.advertiser_id).toBe('1');
    expect(Date.now() - Date.parse(String(bounced?.oldest))).toBeGreaterThan(1.9 * 86_400_000);
  });

  test('shows those of a group one by one, the oldest first, with their remedies', async () => {
    const { body } = await get('/lines?kind=message&reason=bounced');
    expect(body).toMatchObject({
      total: 2,
      items: [
        { kind: 'message', advertiser_id: '1', promotion_id: world.mails, line: { redemption_id: ids[3] } },
        { line: { redemption_id: ids[4], reason: 'bounced', remedy: 'correct_address' } },
      ],
    });
    expect((await get('/lines?kind=order')).body.items).toMatchObject([
      { line: { redemption_id: ids[0], reason: 'no_code', remedy: 'retry' } },
      { line: { redemption_id: ids[1] } },
    ]);
  });

  test('a message whose recipient has another address by now is remedied by sending it again', async () => {
    const address = (email: string) =>
      world.run(
        sql`update recipients set email = ${email} where email in ('r4@x.example', 'other@x.example')`,
      );
    await address('other@x.example');
    const { items } = (await get('/lines?kind=message&reason=bounced')).body;
    expect(items).toMatchObject([
      { line: { redemption_id: ids[3], remedy: 'correct_address' } },
      { line: { redemption_id: ids[4], remedy: 'resend' } },
    ]);
    await address('r4@x.example');
  });

  test('an order that no batch made is there without a line, to be tried again on the page of its redemption', async () => {
    await world.run(
      sql`insert into redemptions (advertiser_id, promotion_id, sku, state, state_reason, face_value, currency, booked_at, updated_at, order_id)
        values (1, ${world.mails}, ${CARD}, 'failed', 'older', 0, 'EUR', now(), now(), 'SHOP-OLD')`,
    );
    const { items } = (await get('/lines?kind=order&reason=older')).body;
    expect(items).toMatchObject([{ order_id: 'SHOP-OLD', reason: 'older', dispatch_id: null, line: null }]);
    await world.run(sql`delete from redemptions where order_id = 'SHOP-OLD'`);
  });

  test('shows what the caller may see, and of chosen advertisers', async () => {
    expect((await get('', 'rival')).body).toEqual({ items: [], total: 0, is_capped: false });
    expect((await get('?advertiser_ids=2')).body.total).toBe(0);
    expect((await get('/lines?advertiser_ids=1,2', 'operator')).body.total).toBe(6);
    expect((await get('', 'catalog_manager')).status).toBe(403);
  });
});
