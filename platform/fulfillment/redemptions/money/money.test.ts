import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RedemptionWorld, startRedemptions } from '../../../../tests/support/redemptionWorld.ts';
import { CARD } from '../../../testing/dispatches.ts';

let world: RedemptionWorld;
beforeAll(async () => {
  world = await startRedemptions();
});
afterAll(() => world?.close());

interface Money {
  charge: string;
  currency: string;
  is_tied: boolean;
  balances: { account: string; amount: string }[];
  entries: { kind: string; amount: string; from: string; to: string; batch_amount: string | null }[];
}
const money = async (id: string, login = 'retailer') => {
  const answer = await world.about(login, id, 'money');
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as unknown as Money;
};
const moves = ({ entries }: Money) =>
  entries.map(({ kind, amount, from, to }) => `${kind} ${amount} ${from}→${to}`);

test('a redemption’s money is explained to the posting: booked, delivered, given back; the sums are 0', async () => {
  const id = await world.redeemed('money@x.example');
  const redeemed = await money(id);
  expect(redeemed).toMatchObject({ charge: '10.00', currency: 'EUR', is_tied: true });
  expect(moves(redeemed)).toEqual(['book 10.00 unallocated→pending', 'redeem 10.00 pending→delivered']);
  expect(redeemed.balances).toEqual([
    { account: 'unallocated', amount: '-10.00', currency: 'EUR' },
    { account: 'pending', amount: '0.00', currency: 'EUR' },
    { account: 'delivered', amount: '10.00', currency: 'EUR' },
  ]);
  await world.refunded(id);
  const refunded = await money(id);
  expect(moves(refunded).at(-1)).toBe('refund 10.00 delivered→unallocated');
  expect(refunded.balances.every(({ amount }) => amount === '0.00')).toBe(true);
  expect(refunded.is_tied).toBe(true);
});

test('of a posting of its batch the share is told, and the whole beside; a batch that is undone gives the share back', async () => {
  const dispatch = await world.dispatch(world.mails, {
    kind: 'send_links',
    rows: ['a', 'b', 'c'].map((name) => ({ sku: CARD, value: '10', email: `${name}@batch.example` })),
  });
  const dispatchId = String(dispatch.body.dispatch?.id);
  const [row] = await world.rows<{ id: string }>(
    sql`select min(id)::text as id from redemptions where dispatch_id = ${dispatchId}`,
  );
  const id = String(row?.id);
  expect((await money(id)).entries).toMatchObject([{ kind: 'book', amount: '10.00', batch_amount: '30.00' }]);
  expect((await world.change(dispatchId, 'recall')).status).toBe(200);
  const undone = await money(id);
  expect(undone.entries).toMatchObject([
    { kind: 'book', amount: '10.00', batch_amount: '30.00' },
    { kind: 'cancel', amount: '10.00', from: 'pending', to: 'unallocated', batch_amount: '30.00' },
  ]);
  expect(undone.is_tied).toBe(true);
});

test('a denied and reset redemption is booked again, each step a posting; who may not see budgets is told none', async () => {
  const id = await world.given('again@x.example');
  await world.move(id, 'activate');
  await world.move(id, 'deny');
  expect((await money(id)).is_tied).toBe(true);
  await world.move(id, 'reset');
  expect(moves(await money(id)).map((move) => move.split(' ')[0])).toEqual(['book', 'deny', 'book']);
  expect((await money(id)).is_tied).toBe(true);
  expect((await world.about('catalog_manager', id, 'money')).status).toBe(403);
  expect((await world.about('rival', id, 'money')).status).toBe(404);
});
