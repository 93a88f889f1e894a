import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../../foundation/access/scope.ts';
import { CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';
import type { Json } from '../../../testing/testPlatform.ts';
import { queueDeliveries } from '../../deliveries/queueDeliveries.ts';
import { isAddressed, takeDeliveries } from '../../deliveries/takeDeliveries.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
});
afterAll(() => world.platform.close());

/** A redemption that was mailed to this address, with its dispatch and the message that waits for its next attempt. */
async function mailedRedemption(email: string) {
  const dispatch = await world.dispatch(world.mails, {
    kind: 'send_links',
    rows: [{ sku: CARD, value: '10', email }],
  });
  const dispatchId = String(dispatch.body.dispatch?.id);
  await world.release(dispatchId);
  const [row] = await world.rows<{ id: string }>(
    sql`select id::text as id from redemptions where dispatch_id = ${dispatchId}`,
  );
  const id = row?.id ?? '';
  const system = systemScope(world.platform.database);
  await system.write(async (tx) => {
    await tx.execute(sql`update redemptions set state = 'pending', activated_at = now() where id = ${id}`);
    await queueDeliveries(tx, {
      advertiserId: '1',
      kind: 'activation',
      channel: 'email',
      redemptionIds: [id],
      dedupe: () => `activation:${id}:email`,
    });
  });
  const [delivery] = await world.rows<{ id: string }>(
    sql`select id::text as id from deliveries where redemption_id = ${id}`,
  );
  const deliveryId = delivery?.id ?? '';
  const take = () =>
    system.write((tx) => takeDeliveries(tx, { advertiserId: '1', ids: [deliveryId], isRepeated: true }));
  return { id, dispatchId, deliveryId, take, system };
}
const correct = async (id: string, body: Record<string, unknown>, version = 1) => {
  const answer = await world.platform.call('retailer', 'PUT', `/api/redemptions/${id}/recipient`, {
    body,
    version,
  });
  expect(answer.status, answer.text).toBe(200);
};

test('a message that waits for its next attempt goes to the corrected address: it holds the new link', async () => {
  const { id, take, system, deliveryId } = await mailedRedemption('wrong@somewhere.example');
  const [before] = await take();
  expect(before?.address).toBe('wrong@somewhere.example');
  const isTheirs = (address: string) =>
    system.read((tx) => isAddressed(tx, { advertiserId: '1', id: deliveryId, address }));
  expect(await isTheirs('wrong@somewhere.example')).toBe(true);
  await correct(id, { email: 'right@somewhere.example' });
  expect(await isTheirs('wrong@somewhere.example')).toBe(false);
  expect((await take())[0]?.address).toBe('right@somewhere.example');
});

test('so does one that failed and is tried again', async () => {
  const { id, dispatchId, take } = await mailedRedemption('failed@somewhere.example');
  await take();
  await systemScope(world.platform.database).write((tx) =>
    tx.execute(
      sql`update deliveries set state = 'failed', reason = 'mailbox_full' where redemption_id = ${id}`,
    ),
  );
  await correct(id, { email: 'corrected@somewhere.example' });
  const answer = await world.change(dispatchId, 'retry');
  expect(answer.status, answer.text).toBe(200);
  expect((await take())[0]?.address).toBe('corrected@somewhere.example');
});

test('one whose recipient has no address for its channel fails and does not wait for ever', async () => {
  const { id, take } = await mailedRedemption('nomail@somewhere.example');
  await correct(id, { phone_number: '+33612345679' });
  expect(await take()).toEqual([]);
  expect(await world.rows(sql`select state, reason from deliveries where redemption_id = ${id}`)).toEqual([
    { state: 'failed', reason: 'no_address' },
  ]);
});

test('what failed says that its recipient has another address by now, and is remedied by sending it again', async () => {
  const { id, dispatchId, take } = await mailedRedemption('typo@somewhere.example');
  await take();
  await world.run(
    sql`update deliveries set state = 'bounced', reason = 'bounced' where redemption_id = ${id}`,
  );
  const seen = async () => {
    const listed = await world.platform.call('retailer', 'GET', `/api/redemptions/${id}/deliveries`);
    const lines = await world.platform.call('retailer', 'GET', `/api/dispatches/${dispatchId}/lines`);
    return [listed, lines].map(({ body }) => (body.items as unknown as Json[])[0]);
  };
  expect(await seen()).toMatchObject([{ is_readdressed: false }, { remedy: 'correct_address' }]);
  await correct(id, { email: 'there@somewhere.example' });
  expect(await seen()).toMatchObject([{ is_readdressed: true }, { remedy: 'resend' }]);
  // A recipient who now has only a phone number gets an SMS.
  await correct(id, { phone_number: '+33612345670' }, 2);
  expect(await seen()).toMatchObject([{ is_readdressed: true }, { remedy: 'resend' }]);
});
