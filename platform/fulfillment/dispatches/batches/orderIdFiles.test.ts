import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenRules, CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
});
afterAll(() => world.platform.close());

let keys = 0;
const post = (path: string, body: Record<string, unknown>) =>
  world.platform.call('retailer', 'POST', path, { body, headers: { 'idempotency-key': `file ${++keys}` } });
const batch = (body: Record<string, unknown>) =>
  post(`/api/promotions/${world.downloads}/rewards/${CARD}/batches`, {
    usage: 'users_notification',
    amount: 1,
    ...body,
  });

/** Uploads a file of codes; returns the address of its slot. */
async function uploaded(text: string): Promise<string> {
  const slot = await post('/api/media', {
    purpose: 'codes',
    content_type: 'text/csv',
    size: Buffer.byteLength(text),
  });
  const { pathname } = new URL(String(slot.body.upload_url));
  const { port } = world.platform.app.server.address() as { port: number };
  await fetch(`http://127.0.0.1:${port}${pathname}`, {
    method: 'PUT',
    body: text,
    headers: { 'content-type': 'text/csv' },
  });
  await world.platform.call('retailer', 'PUT', `/api/media/${slot.body.id}/complete`);
  return String(slot.body.upload_url);
}
const signed = (url: unknown) => batch({ order_ids: { type: 'signed_url', signed_url: url } });

test('BATCH-5: order IDs come in an upload too', async () => {
  const slot = await post('/api/media', { purpose: 'codes', content_type: 'text/csv', size: 15 });
  expect(brokenRules(await signed(slot.body.upload_url))).toEqual({
    'order_ids.signed_url': 'unknown_media',
  });
  const answer = await signed(await uploaded('order_id\nprint-1'));
  expect(answer.status, answer.text).toBe(201);
  expect(
    await world.rows(sql`select order_id from redemptions where batch_id = ${String(answer.body.id)}`),
  ).toEqual([{ order_id: 'print-1' }]);
  const french = await signed(await uploaded('N° de commande\nprint-2'));
  expect(french.status, french.text).toBe(201);
});

test.each([
  ['with another column', 'order_id;note\nprint-3;x', 'order_ids.signed_url', 'codes_columns_unused'],
  ['of printed codes', 'code\nPRINT-4', 'order_ids.signed_url', 'file_not_of_order_ids'],
  ['without names', 'print-5;x\nprint-6;y', 'order_ids.signed_url', 'codes_column_missing'],
  ['with a faulty quote', 'order_id\n"print"-7', 'order_ids.signed_url', 'file_parse'],
  ['with a date', 'order_id\n12/05/2026', 'order_ids.2', 'code_date'],
])(
  'BATCH-5: an upload %s is refused, because the answer has no place for warnings',
  async (_, text, field, rule) => {
    expect(brokenRules(await signed(await uploaded(text)))).toEqual({ [field]: rule });
  },
);
