import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../../foundation/access/scope.ts';
import { brokenRules, CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';
import { takeDeliveries } from '../../deliveries/takeDeliveries.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
});
afterAll(() => world.platform.close());

/** A redemption of its own, mailed to this address. */
async function dispatchedRedemption(
  email: string,
  promotion = world.mails,
  phone: string | null = null,
): Promise<string> {
  const dispatch = await world.dispatch(promotion, {
    kind: 'send_links',
    rows: [{ sku: CARD, value: '10', email, phone_number: phone, first_name: 'Ada' }],
  });
  if (dispatch.status !== 201) throw new Error(dispatch.text);
  const [row] = await world.rows<{ id: string }>(
    sql`select id::text as id from redemptions where dispatch_id = ${String(dispatch.body.dispatch?.id)}`,
  );
  return String(row?.id);
}
const correct = (id: string, body: Record<string, unknown>, version = 1, login = 'retailer') =>
  world.platform.call(login, 'PUT', `/api/redemptions/${id}/recipient`, { body, version });
let keys = 0;
const resend = (id: string, body: Record<string, unknown>, key = `resend ${++keys}`) =>
  world.platform.call('retailer', 'POST', `/api/redemptions/${id}/notifications`, {
    body,
    headers: { 'idempotency-key': key },
  });

test('a corrected address is another recipient’s; the link that went to the wrong one is revoked', async () => {
  const id = await dispatchedRedemption('wrong@somewhere.example');
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
  // A user who saw the wrong address does not overwrite a correction made meanwhile.
  expect((await correct(id, { email: 'late@somewhere.example' })).body.error_name).toBe('stale_version');
  const { version } = (answer.body.line as unknown as { recipient: { version: number } }).recipient;
  const phone = await correct(id, { phone_number: '+33 6 12 34 56 78' }, version);
  expect(phone.body.line).toMatchObject({
    recipient: { provider: 'mobile', phone_number: '+33612345678', email: null },
  });
});

test('a corrected address leaves the one of the other kind, which a change of kind does not take along', async () => {
  const phone = '+33612340001';
  const id = await dispatchedRedemption('typo@somewhere.example', world.mails, phone);
  const answer = await correct(id, { email: 'mended@somewhere.example' });
  expect(answer.body.line).toMatchObject({
    recipient: { email: 'mended@somewhere.example', phone_number: phone, first_name: 'Ada' },
  });
  const { version } = (answer.body.line as unknown as { recipient: { version: number } }).recipient;
  expect((await correct(id, { phone_number: '+33612340002' }, version)).body.line).toMatchObject({
    recipient: { email: null, phone_number: '+33612340002' },
  });
});

test('a correction needs the version of the recipient, one address, and a redemption that is still told', async () => {
  const id = await dispatchedRedemption('versioned@somewhere.example');
  expect((await correct(id, { email: 'a@somewhere.example' }, 7)).body).toMatchObject({
    error_name: 'stale_version',
    current: { redemption_id: id },
  });
  expect(brokenRules(await correct(id, { email: 'nobody' }))).toEqual({ email: 'email_format' });
  expect((await correct(id, { email: 'zoé@example.fr' })).body.field_errors).toEqual([
    { field: 'email', rule: 'email_character', limit: 'é' },
  ]);
  expect(brokenRules(await correct(id, { phone_number: '06 12' }))).toEqual({ phone_number: 'phone_format' });
  expect(brokenRules(await correct(id, {}))).toEqual({ email: 'one_address' });
  expect((await correct(id, { email: 'a@somewhere.example' }, 1, 'rival')).status).toBe(404);
  const [row] = await world.rows<{ id: string }>(
    sql`select dispatch_id::text as id from redemptions where id = ${id}`,
  );
  await world.change(row?.id, 'recall');
  expect((await correct(id, { email: 'a@somewhere.example' })).body.error_name).toBe('wrong_state');
});

test('where each redeems once, a redemption is not given to somebody who has one', async () => {
  const promotion = await world.create({
    activation_notification_channels: ['email'],
    redeem_frequency: 'unique',
  });
  const [first, second] = [
    await dispatchedRedemption('u1@b.example', String(promotion.body.id)),
    await dispatchedRedemption('u2@b.example', String(promotion.body.id)),
  ];
  expect((await correct(second, { email: 'u1@b.example' })).body.error_name).toBe('recipient_has_reward');
  expect((await correct(first, { email: 'u3@b.example' })).status).toBe(200);
  expect((await correct(second, { email: 'u1@b.example' })).status).toBe(200);
});

test('a message is sent again to the address the recipient has now, once a key', async () => {
  const id = await dispatchedRedemption('again@somewhere.example');
  const resendRequest = { event: 'activation', notification_channels: ['email'] };
  // Nothing was sent yet: there is nothing to be sent again.
  expect((await resend(id, resendRequest)).body.error_name).toBe('wrong_state');
  await world.run(sql`update redemptions set state = 'pending' where id = ${id}`);
  await correct(id, { email: 'there@somewhere.example' });
  const answer = await resend(id, resendRequest, 'same');
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.deliveries).toMatchObject([
    { kind: 'activation', channel: 'email', state: 'queued', reason: null, attempts: 0 },
  ]);
  expect((await resend(id, resendRequest, 'same')).body).toEqual(answer.body);
  expect(await world.rows(sql`select uid from deliveries where redemption_id = ${id}`)).toEqual([
    { uid: 'there@somewhere.example' },
  ]);
  expect((await resend(id, { ...resendRequest, event: 'success' })).body.error_name).toBe('wrong_state');
  const listed = await world.platform.call('retailer', 'GET', `/api/redemptions/${id}/deliveries`);
  expect(listed.body.items).toEqual(answer.body.deliveries);
  expect((await resend(id, { ...resendRequest, notification_channels: ['sms'] })).body.error_name).toBe(
    'no_address',
  );
  expect(brokenRules(await resend(id, { ...resendRequest, notification_channels: [] }))).toEqual({
    notification_channels: 'min',
  });
});

/** Puts a message about a redemption there as it stands in some state. */
const message = (id: string, state: string, { kind = 'activation', at = 'now()' } = {}) =>
  world.run(sql`insert into deliveries (advertiser_id, id, redemption_id, batch_id, kind, channel, provider, uid, state, reason, dedupe_key, created_at)
    select r.advertiser_id, gen_random_uuid(), r.id, r.batch_id, ${kind}, 'email', 'email', p.email, ${state},
      ${state === 'failed' ? 'mailbox_full' : null}, gen_random_uuid()::text, ${sql.raw(at)}
    from redemptions r join recipients p on p.advertiser_id = r.advertiser_id and p.id = r.recipient_id where r.id = ${id}`);
const dispatchOf = async (id: string) => {
  const [row] = await world.rows<{ id: string }>(
    sql`select dispatch_id::text as id from redemptions where id = ${id}`,
  );
  return String(row?.id);
};

/** Where the messages about a redemption that wait would go now, by kind. */
const claimDeliveries = async (id: string) => {
  const ids = await world.rows<{ id: string }>(
    sql`select id::text as id from deliveries where redemption_id = ${id}`,
  );
  const claims = await systemScope(world.platform.database).write((tx) =>
    takeDeliveries(tx, { advertiserId: '1', ids: ids.map((one) => one.id) }),
  );
  return Object.fromEntries(claims.map(({ kind, address }) => [kind, address]));
};

test('a message that waits goes to the corrected address, never to the former one: it holds the new link', async () => {
  const id = await dispatchedRedemption('old@somewhere.example');
  await world.change(await dispatchOf(id), 'release');
  await world.run(sql`update redemptions set state = 'pending' where id = ${id}`);
  await message(id, 'queued');
  await message(id, 'queued', { kind: 'one_time_code' });
  expect((await correct(id, { email: 'new@somewhere.example' })).status).toBe(200);
  expect(await claimDeliveries(id)).toEqual({
    activation: 'new@somewhere.example',
    // It proves the address that it was asked for.
    one_time_code: 'old@somewhere.example',
  });
});

test('a retry sends a failed message to the address its recipient has now, and none again that another took the place of', async () => {
  const [corrected, resent] = [
    await dispatchedRedemption('c@somewhere.example'),
    await dispatchedRedemption('d@somewhere.example'),
  ];
  for (const id of [corrected, resent]) {
    await world.change(await dispatchOf(id), 'release');
    await world.run(sql`update redemptions set state = 'pending' where id = ${id}`);
    await message(id, 'failed', { at: "now() - interval '1 hour'" });
    expect((await correct(id, { email: `right-${id}@somewhere.example` })).status).toBe(200);
  }
  await message(resent, 'sent');
  expect((await world.change(await dispatchOf(corrected), 'retry')).status).toBe(200);
  expect(await claimDeliveries(corrected)).toEqual({ activation: `right-${corrected}@somewhere.example` });
  expect((await world.change(await dispatchOf(resent), 'retry')).body.error_name).toBe('nothing_to_retry');
});

test('a line whose last message was sent is none of those that failed, whatever became of those before', async () => {
  const id = await dispatchedRedemption('e@somewhere.example');
  await message(id, 'failed', { at: "now() - interval '1 hour'" });
  const failed = async (value: boolean) => {
    const path = `/api/dispatches/${await dispatchOf(id)}/lines?failed=${value}`;
    return (await world.platform.call('retailer', 'GET', path)).body.total;
  };
  expect([await failed(true), await failed(false)]).toEqual([1, 0]);
  await message(id, 'sent');
  expect([await failed(true), await failed(false)]).toEqual([0, 1]);
});
