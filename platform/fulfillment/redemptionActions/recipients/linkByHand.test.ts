import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
});
afterAll(() => world?.platform.close());

test('RED-34: a link that was passed on by hand can be shown and sent again after its address is corrected', async () => {
  const promotion = await world.create({
    rewards: [{ sku: CARD }],
    activation_notification_channels: ['email'],
  });
  const call = (path: string, body: Record<string, unknown>) =>
    world.platform.call('retailer', 'POST', path, { body, headers: { 'idempotency-key': path } });
  const creation = await call(`/api/promotions/${String(promotion.body.id)}/rewards/${CARD}/redemptions`, {
    order_id: 'by hand',
    user: { email: 'wrong@x.example' },
  });
  const id = String(creation.body.redemption?.id);
  const corrected = await world.platform.call('retailer', 'PUT', `/api/redemptions/${id}/recipient`, {
    body: { email: 'right@x.example' },
    version: Number(creation.body.redemption?.user?.version ?? 1),
  });
  expect(corrected.status, corrected.text).toBe(200);
  const link = await call(`/api/redemptions/${id}/link`, { reason: 'the address was wrong' });
  expect([link.status, link.text]).toEqual([200, expect.stringContaining('/r/')]);
  const sent = await call(`/api/redemptions/${id}/notifications`, {
    event: 'activation',
    notification_channels: ['email'],
  });
  expect(sent.status, sent.text).toBeLessThan(300);
  expect(sent.body.deliveries).toMatchObject([{ kind: 'activation', state: 'queued' }]);
});
