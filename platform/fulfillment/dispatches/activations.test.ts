import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenRules, CARD, CARD_20, type DispatchWorld, startDispatches } from '../../testing/dispatches.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
});
afterAll(() => world.platform.close());

describe('ACTIV: a file of codes', () => {
  let printed = '';
  beforeAll(async () => {
    const answer = await world.create({
      rewards: [{ sku: CARD }, { sku: CARD_20 }],
      experience: { id: '3' },
      activation_notification_channels: [],
    });
    printed = String(answer.body.id);
  });
  const activate = async (text: string, quantity: number) =>
    world.dispatch(printed, {
      kind: 'activate_codes',
      quantities: [{ sku: CARD, quantity, codes_file_id: await world.upload(text, 'codes') }],
    });

  test('ACTIV-11: codes are kept as hashes alone, order IDs as they are', async () => {
    const codes = await activate('code\nAB12-CD34\nEF56-GH78\n', 2);
    expect(codes.status, codes.text).toBe(201);
    expect(
      await world.rows(sql`select count(*)::int as entries, bool_and(l.entry_hash = e.entry_hash) as is_same
      from portal_entries e join batch_lines l on l.redemption_id = e.redemption_id`),
    ).toEqual([{ entries: 2, is_same: true }]);
    const orders = await activate('receipt-1\nreceipt-2', 2);
    expect(
      await world.rows(
        sql`select order_id from redemptions where dispatch_id = ${String(orders.body.dispatch?.id)} order by line`,
      ),
    ).toEqual([{ order_id: 'receipt-1' }, { order_id: 'receipt-2' }]);
    expect(brokenRules(await activate('code\nab12cd34\n', 1))).toEqual({ 'rows.1.code': 'code_taken' });
  });

  test('ACTIV-10: activations are listed with their file, quantity, date and outcome, the newest first, and nothing else is', async () => {
    const dispatch = await world.dispatch(printed, {
      kind: 'activate_codes',
      file_name: 'receipts.csv',
      undo_seconds: 0,
      quantities: [{ sku: CARD, quantity: 3, codes_file_id: await world.upload('l-1\nl-2\nl-3', 'codes') }],
    });
    expect(dispatch.status, dispatch.text).toBe(201);
    const id = String(dispatch.body.dispatch?.id);
    const list = await world.platform.call('retailer', 'GET', `/api/promotions/${printed}/code_activations`);
    const items = list.body.items as unknown as Record<string, unknown>[];
    const [newest] = items;
    expect([newest?.id, newest?.file_name, newest?.line_count, newest?.state]).toEqual([
      id,
      'receipts.csv',
      3,
      'held',
    ]);
    expect(newest?.created_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(newest?.progress).toMatchObject({ held: 3, done: 0, failed: 0 });
    expect(items.every(({ kind }) => kind === 'activate_codes')).toBe(true);
    const rival = await world.platform.call('rival', 'GET', `/api/promotions/${printed}/code_activations`);
    expect(rival.status).toBe(404);
  });

  test.each([
    ['another number than the quantity', 'a-1\na-2\n', 3, { 'quantities.0.codes_file_id': 'code_count' }],
    ['a code twice', 'code\nAAAA\nBBBB\naaaa\n', 3, { 'quantities.0.codes.4': 'code_duplicate' }],
    ['a code that is none', 'code\n<b>\n', 1, { 'quantities.0.codes.2': 'code_invalid' }],
    ['a date', 'order_id\n\n12/05/2026\n', 1, { 'quantities.0.codes.3': 'code_date' }],
    ['an unknown name', 'Numéro\nA-1\n', 2, { 'quantities.0.codes.1': 'code_name' }],
    ['columns without names', 'A-1;x\nA-2;y\n', 2, { 'quantities.0.codes_file_id': 'codes_column_missing' }],
    [
      'two columns of codes',
      'code;coupon\nA1B2;C3D4\n',
      1,
      { 'quantities.0.codes_file_id': 'codes_column_doubled' },
    ],
    ['a quote that is not closed', 'code\n"A1B2\nC3D4\n', 2, { 'quantities.0.codes_file_id': 'file_parse' }],
  ])('refuses %s', async (_, text, quantity, rules) => {
    const answer = await activate(text, quantity);
    expect([answer.status, brokenRules(answer)]).toEqual([422, rules]);
  });

  test('ACTIV-11: of a file with columns, the codes alone are activated and charged, and the other columns are named', async () => {
    const text = 'Bons de mars\nCoupon;expires_at\nPAID-0001;2027-01-01\nPAID-0002;2027-01-01\n';
    const answer = await activate(text, 2);
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body.warnings).toEqual([
      ...['first_line_dropped:Bons de mars', 'read_as_codes:Coupon', 'codes_columns_unused:expires_at'],
    ]);
    expect(
      await world.rows(
        sql`select count(*)::int as n, count(e.entry_hash)::int as printed from redemptions r
          left join portal_entries e on e.redemption_id = r.id
          where r.dispatch_id = ${String(answer.body.dispatch?.id)}`,
      ),
    ).toEqual([{ n: 2, printed: 2 }]);
    expect(brokenRules(await activate('code\npaid-0001\n', 1))).toEqual({ 'rows.1.code': 'code_taken' });
  });

  test('a code or an order ID that stands in the files of two rewards is refused by its row', async () => {
    const both = async (first: string, second: string) =>
      world.dispatch(printed, {
        kind: 'activate_codes',
        quantities: [
          { sku: CARD, quantity: 1, codes_file_id: await world.upload(first, 'codes') },
          { sku: CARD_20, quantity: 1, codes_file_id: await world.upload(second, 'codes') },
        ],
      });
    const codes = await both('code\nZZ99-YY88\n', 'code\nzz99yy88\n');
    expect([codes.status, brokenRules(codes)]).toEqual([422, { 'rows.2.code': 'code_duplicate' }]);
    const orders = await both('twice-1\n', 'twice-1\n');
    expect([orders.status, brokenRules(orders)]).toEqual([422, { 'rows.2.order_id': 'order_id_duplicate' }]);
  });

  test('ACTIV-8: each reward has its file', async () => {
    const answer = await world.dispatch(printed, {
      kind: 'activate_codes',
      quantities: [{ sku: CARD, quantity: 1 }],
    });
    expect(brokenRules(answer)).toEqual({ 'quantities.0.codes_file_id': 'required' });
  });
});

test('BATCH-19: printed order IDs are activated at once, and listed as an activation', async () => {
  const promotion = await world.create({
    experience: { id: '3' },
    activation_notification_channels: [],
    rewards: [{ sku: CARD }],
  });
  expect(promotion.status, promotion.text).toBe(201);
  const url = `/api/promotions/${promotion.body.id}/rewards/${CARD}/batches`;
  const answer = await world.platform.call('retailer', 'POST', url, {
    body: {
      amount: 1,
      usage: 'redemptions_activation',
      order_ids: { type: 'raw', raw: ['receipt-of-a-program'] },
    },
    headers: { 'idempotency-key': 'printed order IDs' },
  });
  expect(answer.body, answer.text).toMatchObject({ state: 'working', plan: ['activate'] });
  const list = await world.platform.call(
    'retailer',
    'GET',
    `/api/promotions/${promotion.body.id}/code_activations`,
  );
  expect((list.body.items as unknown as { id: string }[]).map(({ id }) => id)).toEqual([
    answer.body.dispatch_id,
  ]);
});
