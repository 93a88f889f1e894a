import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenRules, CARD, CARD_20, type DispatchWorld, startDispatches } from '../../testing/dispatches.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
});
afterAll(() => world.platform.close());

const links = (quantity: number, more: Record<string, unknown> = {}) => ({
  kind: 'download_links',
  quantities: [{ sku: CARD, quantity }],
  ...more,
});

describe('a dispatch of quantities', () => {
  test('of more lines than are taken at once is refused before one of them is made', async () => {
    const rewards = await world.rows<{ sku: string }>(
      sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, provider_id)
        select 'AAA-MANY-' || n, 'Many', s.brand_sku, s.product_id, 1000, 'EUR', s.provider_id from skus s, generate_series(1, 30) n where s.sku = ${CARD}
        returning sku`,
    );
    const { body } = await world.create({
      rewards: rewards.map(({ sku }) => ({ sku })),
      activation_notification_channels: [],
    });
    const started = performance.now();
    const answer = await world.dispatch(String(body.id), {
      kind: 'download_links',
      quantities: rewards.map(({ sku }) => ({ sku, quantity: 100_000 })),
    });
    expect([answer.status, answer.body.error_name]).toEqual([409, 'too_large_here']);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('LINKS-3: reserves the money of each link, claims its order ID, and goes out after its undo window', async () => {
    const before = await world.unallocated();
    const answer = await world.dispatch(world.downloads, links(3));
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toMatchObject({
      dispatch: {
        kind: 'download_links',
        state: 'held',
        line_count: 3,
        charge: '30.00',
        currency: 'EUR',
        can_recall: true,
        undo_seconds: 60,
        progress: { held: 3, done: 0 },
        created_by_name: 'retailer',
        batches: [
          {
            sku: CARD,
            amount: 3,
            value: '10.00',
            charge: '30.00',
            state: 'held',
            usage: 'users_notification',
          },
        ],
      },
      outcomes: [{ sku: CARD, status: 'accepted', line_count: 3, charge: '30.00' }],
      cost: {
        total: '30.00',
        by_sku: [{ source: 'unallocated', unit: '10.00', stock_before: null, quota_before: null }],
      },
      effects: { postings: [{ kind: 'book', amount: '30.00', from: 'unallocated', to: 'pending' }] },
    });
    expect(await world.unallocated()).toBe(before - 3000n);
    const id = answer.body.dispatch?.id;
    const redemptions =
      await world.rows(sql`select r.state, r.charge::int as charge, r.booked_at is not null as is_booked,
        (select count(*)::int from order_claims c where c.redemption_id = r.id and c.order_id = r.order_id) as claims,
        (select count(*)::int from recipient_links k where k.redemption_id = r.id and k.n = 1) as links, l.stage
      from redemptions r join batch_lines l on l.redemption_id = r.id where r.dispatch_id = ${String(id)}`);
    expect(redemptions).toEqual(
      Array(3).fill({ state: 'booked', charge: 1000, is_booked: true, claims: 1, links: 1, stage: 'held' }),
    );
    expect(
      await world.rows(sql`select kind, payload->>'dispatchId' as id, round(extract(epoch from run_at - now())) between 40 and 61 as is_due
      from jobs where kind = 'release' order by id desc limit 1`),
    ).toEqual([{ kind: 'release', id: String(id), is_due: true }]);
  });

  test('a dry run answers what it would cost and keeps nothing', async () => {
    const before = await world.unallocated();
    const counted = () => world.rows(sql`select count(*)::int as count from dispatches`);
    const dispatches = await counted();
    const answer = await world.dispatch(world.downloads, links(2), { dryRun: true });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      dispatch: null,
      outcomes: [{ status: 'accepted', batch_id: null }],
      cost: { total: '20.00' },
      effects: { figures: [{ name: 'unallocated' }, { name: 'pending', after: expect.any(String) }] },
    });
    expect([await world.unallocated(), await counted()]).toEqual([before, dispatches]);
  });

  test('the same key answers the same dispatch, another body under it is refused', async () => {
    const first = await world.dispatch(world.downloads, links(1), { key: 'same' });
    const again = await world.dispatch(world.downloads, links(1), { key: 'same' });
    expect(again.body).toEqual(first.body);
    expect((await world.dispatch(world.downloads, links(2), { key: 'same' })).body.error_name).toBe(
      'idempotency_mismatch',
    );
  });

  test('an Order ID begins every order ID, and no order ID is given twice', async () => {
    const answer = await world.dispatch(world.downloads, links(2, { order_id: 'shop' }));
    expect(answer.status, answer.text).toBe(201);
    expect(
      await world.rows(
        sql`select order_id from redemptions where dispatch_id = ${String(answer.body.dispatch?.id)} order by line`,
      ),
    ).toEqual([{ order_id: 'shop-1' }, { order_id: 'shop-2' }]);
    const again = await world.dispatch(world.downloads, links(1, { order_id: 'shop' }));
    expect(again.status).toBe(422);
    expect(again.body.field_errors).toEqual([
      {
        field: 'rows.1.order_id',
        rule: 'order_id_sent',
        limit: expect.stringMatching(/^\d+ \d{4}-\d\d-\d\d$/),
      },
    ]);
  });

  test('BATCH-13, BATCH-14: too little budget refuses all of it', async () => {
    const before = await world.unallocated();
    const body = {
      kind: 'download_links',
      quantities: [
        { sku: CARD, quantity: 1 },
        { sku: CARD_20, quantity: 200 },
      ],
    };
    const answer = await world.dispatch(world.downloads, body);
    expect(answer.body).toMatchObject({ status: 409, error_name: 'not_acceptable' });
    // The quoted sentence stands alone; the details follow on a second line.
    expect(String(answer.body.message).split('\n')).toEqual([
      'Not enough total budget for this operation',
      'It costs €4,010.00. Add budget, or send fewer.',
    ]);
    expect(await world.unallocated()).toBe(before);
  });

  test('what the preview said is what is paid', async () => {
    const answer = await world.dispatch(world.downloads, links(2, { expected_total: '19.99' }));
    expect(answer.body).toMatchObject({
      error_name: 'total_changed',
      message: expect.stringContaining('€20.00'),
    });
    expect((await world.dispatch(world.downloads, links(2, { expected_total: '20' }))).status).toBe(201);
  });

  test.each([
    ['no quantity', { quantities: [] }, { quantities: 'quantity_not_specified' }],
    [
      'LINKS-4: half a link',
      { quantities: [{ sku: CARD, quantity: 1.5 }] },
      { 'quantities.0.quantity': 'no_decimals' },
    ],
    ['LINKS-3: none', { quantities: [{ sku: CARD, quantity: 0 }] }, { 'quantities.0.quantity': 'min' }],
    [
      'LINKS-3: too many',
      { quantities: [{ sku: CARD, quantity: 100_001 }] },
      { 'quantities.0.quantity': 'max' },
    ],
    [
      'a reward of another promotion',
      { quantities: [{ sku: 'AAA-MUG-0001', quantity: 1 }] },
      { 'quantities.0.sku': 'unknown_reward' },
    ],
    [
      'a reward twice',
      {
        quantities: [
          { sku: CARD, quantity: 1 },
          { sku: CARD, quantity: 1 },
        ],
      },
      { 'quantities.1.sku': 'duplicate_value' },
    ],
    [
      'another value than the fixed one',
      { quantities: [{ sku: CARD, quantity: 1, value: '11' }] },
      { 'quantities.0.value': 'value_not_face_value' },
    ],
    ['a moment that is past', { release_at: '2020-01-01T00:00:00Z' }, { release_at: 'instant_past' }],
    ['a moment too far ahead', { release_at: '2999-01-01T00:00:00Z' }, { release_at: 'max_days' }],
    [
      'codes that are over before',
      { minimal_expiration: '2020-01-01T00:00:00Z' },
      { minimal_expiration: 'instant_past' },
    ],
    ['an undo window beyond a day', { undo_seconds: 86_401 }, { undo_seconds: 'max' }],
    ['reminders of nobody', { reminder_days: [3] }, { reminder_days: 'unknown' }],
    ['a file of recipients', { file_id: '1' }, { file_id: 'unknown' }],
    ['an order ID that is a formula', { order_id: '=1+1' }, { order_id: 'order_id_invalid' }],
    ['PDFs of links', { include_pdf: true }, { include_pdf: 'unknown' }],
  ])('refuses %s by field', async (_, body, rules) => {
    const answer = await world.dispatch(world.downloads, links(1, body));
    expect([answer.status, brokenRules(answer)]).toEqual([422, rules]);
  });

  test('PROMO-46, PROMO-47, PROMO-48, PROMO-49, PROMO-50: a promotion offers what its experience and channels say', async () => {
    const names = await Promise.all(
      ['send_codes', 'download_codes', 'activate_codes', 'send_links'].map(async (kind) => {
        const body = kind.startsWith('send')
          ? { kind, rows: [{ sku: CARD, value: '10', email: 'a@b.example' }] }
          : { kind, quantities: [{ sku: CARD, quantity: 1 }] };
        return (await world.dispatch(world.downloads, body, { dryRun: true })).body.error_name ?? 'offered';
      }),
    );
    // It has no activation channels; its notification channel is e-mail; bulk activation is offered.
    expect(names).toEqual(['offered', 'not_offered', 'invalid_parameters', 'not_offered']);
  });
});
