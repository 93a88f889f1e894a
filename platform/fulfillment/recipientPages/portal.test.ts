import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RecipientWorld, startRecipientWorld } from '../../../tests/support/recipientWorld.ts';

let world: RecipientWorld;
beforeAll(async () => {
  world = await startRecipientWorld();
});
afterAll(() => world.close());

const PORTAL = '/r/p/one';

async function newVoucher(printed: string) {
  const [id = ''] = (await world.dispatch(1, { kind: 'activate_codes', channel: null })).ids;
  await world.run(sql`update redemptions set recipient_id = null where id = ${id}`);
  await world.run(sql`insert into portal_entries (advertiser_id, promotion_id, entry_hash, redemption_id)
    values (1, 1, ${world.box.entry('1', printed)}, ${id}) on conflict do nothing`);
  const [row] = await world.rows<{ orderId: string }>(
    sql`select order_id as "orderId" from redemptions where id = ${id}`,
  );
  return { id, orderId: row?.orderId ?? '' };
}

const enter = (code: string, browser = world.browser()) => browser.send(PORTAL, { step: 'entry', code });

it('CUSTOM-16, WIZSET-47: a printed code leads to its page, however it is written', async () => {
  const { id } = await newVoucher('AB12-CD34');
  expect((await world.browser().get(PORTAL)).html).toContain('Enter your code');
  for (const written of ['AB12-CD34', ' ab12 cd34 ', 'AB12CD34'])
    expect((await enter(written)).location).toBe(world.path(id));
  await world.run(sql`update recipient_links set revoked_at = now() where redemption_id = ${id}`);
  expect((await enter('AB12-CD34')).location).toBe(world.path(id, 2));
});

it('an unknown code says so beside its field, and keeps what was entered', async () => {
  const { status, html } = await enter('NOT-THERE');
  expect([status, html.includes('We do not know this code'), html.includes('value="NOT-THERE"')]).toEqual([
    422,
    true,
    true,
  ]);
  expect((await world.browser().get('/r/p/nowhere')).status).toBe(404);
});

it('WIZSET-48: order IDs open their page; secured ones with their check part alone', async () => {
  const { id, orderId } = await newVoucher('ZZ-1');
  expect((await enter(orderId)).location).toBe(world.path(id));
  await world.setPromotion(sql`secured_order_ids = true`);
  expect((await enter(orderId)).status).toBe(422);
  expect((await enter(`${orderId}-AAAAAAAA`)).status).toBe(422);
  expect((await enter(`${orderId}-${world.box.orderCheck('1', orderId).toLowerCase()}`)).location).toBe(
    world.path(id),
  );
  await world.setPromotion(sql`secured_order_ids = false`);
});

it('an order ID does not open a link that was sent to somebody', async () => {
  const [id = ''] = (await world.dispatch(1, { kind: 'send_links' })).ids;
  const [row] = await world.rows<{ orderId: string }>(
    sql`select order_id as "orderId" from redemptions where id = ${id}`,
  );
  expect((await enter(row?.orderId ?? '')).status).toBe(422);
});

it('an order ID does not open a code that was taken out, nor anything where nobody proves who they are', async () => {
  const [taken = ''] = (await world.dispatch(1, { kind: 'download_codes', channel: null })).ids;
  const [row] = await world.rows<{ orderId: string }>(
    sql`select order_id as "orderId" from redemptions where id = ${taken}`,
  );
  expect((await enter(row?.orderId ?? '')).status).toBe(422);
  const { id, orderId } = await newVoucher('OPEN-1');
  await world.setPromotion(sql`authentication_systems = '{}'`);
  expect((await enter(orderId)).status).toBe(422);
  expect((await enter('OPEN-1')).location).toBe(world.path(id));
  await world.setPromotion(sql`authentication_systems = '{email,mobile}'`);
});

it('WIZSET-48: an order ID that can be counted up opens no link that was downloaded, and none that has a printed code', async () => {
  const [downloaded = ''] = (await world.dispatch(1, { kind: 'download_links', channel: null })).ids;
  const { id: printed } = await newVoucher('ZZ-2');
  await world.run(sql`update redemptions set recipient_id = null where id = ${downloaded}`);
  await world.run(
    sql`update batch_lines set entry_hash = ${world.box.entry('1', 'ZZ-2')} where redemption_id = ${printed}`,
  );
  for (const id of [downloaded, printed]) {
    const [row] = await world.rows<{ orderId: string }>(
      sql`select order_id as "orderId" from redemptions where id = ${id}`,
    );
    expect((await enter(row?.orderId ?? '')).status).toBe(422);
    await world.setPromotion(sql`secured_order_ids = true`);
    const secured = `${row?.orderId}-${world.box.orderCheck('1', row?.orderId ?? '')}`;
    expect((await enter(secured)).location).toBe(world.path(id));
    await world.setPromotion(sql`secured_order_ids = false`);
  }
  expect((await enter('ZZ-2')).location).toBe(world.path(printed));
});

it('tries of one address are counted', async () => {
  const browser = world.browser();
  const statuses = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await enter(`WRONG-${n}`, browser)).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([422, 429]);
});

it('a portal of a promotion that does not run takes no code', async () => {
  await newVoucher('PAUSED-1');
  await world.setPromotion(sql`status = 'paused'`);
  expect((await world.browser().get(PORTAL)).status).toBe(404);
  expect((await enter('PAUSED-1')).html).toContain('This promotion is not available');
  await world.setPromotion(sql`status = 'enabled'`);
});
