import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenRules, CARD, type DispatchWorld, startDispatches } from '../../testing/dispatches.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
});
afterAll(() => world.platform.close());

/** A redemption of its own, mailed to this address. */
async function given(email: string, promotion = world.mails): Promise<string> {
  const made = await world.dispatch(promotion, {
    kind: 'send_links',
    rows: [{ sku: CARD, value: '10', email, first_name: 'Ada' }],
  });
  if (made.status !== 201) throw new Error(made.text);
  const [row] = await world.rows<{ id: string }>(
    sql`select id::text as id from redemptions where dispatch_id = ${String(made.body.dispatch?.id)}`,
  );
  return String(row?.id);
}
const correct = (id: string, body: Record<string, unknown>, version = 1, login = 'retailer') =>
  world.platform.call(login, 'PUT', `/api/redemptions/${id}/recipient`, { body, version });
let keys = 0;
const resend = (id: string, body: Record<string, unknown>, key = `resend ${++keys}`) =>
  world.platform.call('retailer', 'POST', `/api/redemptions/${id}/deliveries`, {
    body,
    headers: { 'idempotency-key': key },
  });

test('a corrected address is another recipient’s; the link that went to the wrong one is revoked', async () => {
  const id = await given('wrong@somewhere.example');
  const answer = await correct(id, { email: ' Right@Somewhere.example' });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.line).toMatchObject({
    redemption_id: id,
    recipient: { provider: 'email', email: 'right@somewhere.example', first_name: 'Ada' },
  });
  expect(
    await world.rows(
      sql`select n, revoked_at is not null as is_revoked from recipient_links where redemption_id = ${id} order by n`,
    ),
  ).toEqual([
    { n: 1, is_revoked: true },
    { n: 2, is_revoked: false },
  ]);
  const phone = await correct(id, { phone_number: '+33 6 12 34 56 78' });
  expect(phone.body.line).toMatchObject({
    recipient: { provider: 'mobile', phone_number: '+33612345678', email: null },
  });
});

test('a correction needs the version of the recipient, one address, and a redemption that is still told', async () => {
  const id = await given('versioned@somewhere.example');
  expect((await correct(id, { email: 'a@somewhere.example' }, 7)).body).toMatchObject({
    error_name: 'stale_version',
    current: { redemption_id: id },
  });
  expect(brokenRules(await correct(id, { email: 'nobody' }))).toEqual({ email: 'email_format' });
  expect(brokenRules(await correct(id, { phone_number: '06 12' }))).toEqual({ phone_number: 'phone_format' });
  expect(brokenRules(await correct(id, {}))).toEqual({ email: 'one_address' });
  expect((await correct(id, { email: 'a@somewhere.example' }, 1, 'rival')).status).toBe(404);
  const [row] = await world.rows<{ id: string }>(
    sql`select dispatch_id::text as id from redemptions where id = ${id}`,
  );
  await world.change(row?.id, 'recall');
  expect((await correct(id, { email: 'a@somewhere.example' })).body.error_name).toBe('nothing_is_sent');
});

test('where each redeems once, a redemption is not given to somebody who has one', async () => {
  const promotion = await world.create({
    activation_notification_channels: ['email'],
    redeem_frequency: 'unique',
  });
  const [first, second] = [
    await given('u1@b.example', String(promotion.body.id)),
    await given('u2@b.example', String(promotion.body.id)),
  ];
  expect((await correct(second, { email: 'u1@b.example' })).body.error_name).toBe('recipient_has_reward');
  expect((await correct(first, { email: 'u3@b.example' })).status).toBe(200);
  expect((await correct(second, { email: 'u1@b.example' })).status).toBe(200);
});

test('a message is sent again to the address the recipient has now, once a key', async () => {
  const id = await given('again@somewhere.example');
  await correct(id, { email: 'there@somewhere.example' });
  const asked = { event: 'activation', notification_channels: ['email'] };
  const answer = await resend(id, asked, 'same');
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.deliveries).toMatchObject([
    { kind: 'activation', channel: 'email', state: 'queued', reason: null, attempts: 0 },
  ]);
  expect((await resend(id, asked, 'same')).body).toEqual(answer.body);
  expect(await world.rows(sql`select uid from deliveries where redemption_id = ${id}`)).toEqual([
    { uid: 'there@somewhere.example' },
  ]);
  expect((await resend(id, { ...asked, event: 'success' })).body.error_name).toBe('nothing_is_sent');
  expect((await resend(id, { ...asked, notification_channels: ['sms'] })).body.error_name).toBe('no_address');
  expect(brokenRules(await resend(id, { ...asked, notification_channels: [] }))).toEqual({
    notification_channels: 'min',
  });
});
