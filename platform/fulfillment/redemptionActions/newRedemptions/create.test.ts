import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenRules, CARD, CARD_20, startDispatches } from '../../../testing/dispatches.ts';

let world: Awaited<ReturnType<typeof startDispatches>>;
beforeAll(async () => {
  world = await startDispatches();
  await world.run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, variable_value, provider_id) values
    ('AAA-CARD-0009', 'Card of any value', 'AAA-BRAND', 'AAA-CARD', 0, 'EUR', true, 900)`);
});
afterAll(() => world?.platform.close());

const ANY = 'AAA-CARD-0009';
const ALL = [CARD, CARD_20, ANY].map((sku) => ({ sku }));
let promotion = '';
let keys = 0;
beforeEach(async () => {
  promotion = await promotionWith({});
});

async function promotionWith(body: Record<string, unknown>): Promise<string> {
  const answer = await world.create({ rewards: ALL, ...body });
  if (answer.status !== 201) throw new Error(answer.text);
  return String(answer.body.id);
}

interface Creation {
  sku?: string | null;
  redeems?: boolean;
  dryRun?: boolean;
  key?: string;
  login?: string;
}

function ask(
  body: Record<string, unknown>,
  { sku = CARD, redeems = false, dryRun = false, key = `new ${++keys}`, login = 'retailer' }: Creation = {},
) {
  const place = `/api/promotions/${promotion}${sku === null ? '' : `/rewards/${sku}`}/redemptions${redeems ? '/redeem' : ''}`;
  return world.platform.call(login, 'POST', `${place}${dryRun ? '?dry_run=true' : ''}`, {
    body: { order_id: `order ${keys}`, ...body },
    headers: { 'idempotency-key': key },
  });
}

const mail = (email: string) => ({ user: { email } });
const stored = (id: unknown) =>
  world.rows<
    Record<string, unknown>
  >(sql`select r.state, r.order_id, r.sku, r.face_value::int as value, r.charge::int as charge, r.testing, d.kind,
      d.state as dispatch, l.stage, p.uid, p.provider
    from redemptions r join dispatches d on d.id = r.dispatch_id join batch_lines l on l.redemption_id = r.id left join recipients p on p.id = r.recipient_id
    where r.id = ${String(id)}`);

describe('one redemption', () => {
  test('REDNEW-18: is booked as every other one, and its link is answered and kept nowhere', async () => {
    const before = await world.unallocated();
    const { status, body, text } = await ask({ order_id: 'SHOP-1', ...mail(' Ada@X.example ') });
    expect(status, text).toBe(201);
    expect(body).toMatchObject({
      outcome: 'created',
      redemption: { order_id: 'SHOP-1', state: 'booked', reward: { sku: CARD }, value: { amount: '10.00' } },
      cost: {
        total: '10.00',
        currency: 'EUR',
        by_sku: [{ sku: CARD, line_count: 1, source: 'unallocated' }],
      },
      effects: { postings: [{ kind: 'book', amount: '10.00' }] },
    });
    expect(await world.unallocated()).toBe(before - 1000n);
    expect(await stored(body.redemption?.id)).toEqual([
      {
        state: 'booked',
        order_id: 'SHOP-1',
        sku: CARD,
        value: 1000,
        charge: 1000,
        testing: false,
        kind: 'single',
        dispatch: 'done',
        stage: 'done',
        uid: 'ada@x.example',
        provider: 'email',
      },
    ]);
    const token = String(body.link).split('/r/')[1] as string;
    const hash = createHash('sha256').update(token).digest('hex');
    expect(
      await world.rows(
        sql`select encode(token_hash, 'hex') as hash from recipient_links where redemption_id = ${String(body.redemption?.id)}`,
      ),
    ).toEqual([{ hash }]);
    expect(
      await world.rows(sql`select 1 from idempotency_keys k where k::text like ${`%${token}%`}`),
    ).toEqual([]);
    const listed = await world.platform.call('retailer', 'GET', `/api/promotions/${promotion}/dispatches`);
    expect(listed.body.items).toEqual([]);
  });

  test('the same key makes it once and answers it again; its order ID is claimed for ever', async () => {
    const first = await ask({ order_id: 'SHOP-2' }, { key: 'once' });
    const again = await ask({ order_id: 'SHOP-2' }, { key: 'once' });
    const { redemption, link } = first.body;
    expect([again.status, again.body.redemption?.id, again.body.link]).toEqual([201, redemption?.id, link]);
    expect((await ask({ order_id: 'SHOP-3' }, { key: 'once' })).body.error_name).toBe('idempotency_mismatch');
    expect(brokenRules(await ask({ order_id: 'SHOP-2' }))).toEqual({ order_id: 'order_id_sent' });
  });

  test('a dry run says what it costs and keeps nothing; another total than the one shown is refused', async () => {
    const before = await world.unallocated();
    const tried = await ask({ order_id: 'SHOP-4' }, { dryRun: true });
    expect(tried.body).toMatchObject({ redemption: null, link: null, cost: { total: '10.00' } });
    expect(await world.unallocated()).toBe(before);
    expect((await ask({ order_id: 'SHOP-4', expected_total: '9.00' })).body.error_name).toBe('total_changed');
    expect((await ask({ order_id: 'SHOP-4', expected_total: '10.00' })).status).toBe(201);
  });

  test.each<[string, Record<string, unknown>, Creation, Record<string, string>]>([
    ['REDNEW-11: without an order ID', { order_id: '' }, {}, { order_id: 'required' }],
    ['REDNEW-11: an unknown reward', {}, { sku: 'AAA-NONE' }, { reward_sku: 'unknown_reward' }],
    ['REDNEW-10, REDNEW-11: none where nobody chooses', {}, { sku: null }, { reward_sku: 'required' }],
    ['REDNEW-12: no value', {}, { sku: ANY }, { value: 'required' }],
    ['REDNEW-12: less than 0', { value: '-1' }, { sku: ANY }, { value: 'amount_negative' }],
    ['REDNEW-12: too many decimals', { value: '1.234' }, { sku: ANY }, { value: 'two_decimals' }],
    ['REDNEW-12: another value than the fixed one', { value: '11' }, {}, { value: 'value_not_face_value' }],
    [
      'REDNEW-13, REDNEW-14: no e-mail address',
      mail('nobody'),
      {},
      { 'user.email': 'redemption_create_email_pattern' },
    ],
    ['a letter that no e-mail address has', mail('zoé@x.fr'), {}, { 'user.email': 'email_character' }],
    ['REDNEW-15: nobody to send to', {}, { redeems: true }, { 'user.email': 'required' }],
  ])('%s is refused by its field', async (_what, body, options, broken) => {
    expect(brokenRules(await ask(body, options))).toEqual(broken);
  });

  test('REDNEW-12: a value is taken from 0 on', async () => {
    expect((await ask({ value: '0' }, { sku: ANY })).body).toMatchObject({ cost: { total: '0.00' } });
    const { body } = await ask({ value: '12.5' }, { sku: ANY });
    expect(await stored(body.redemption?.id)).toMatchObject([{ value: 1250, charge: 1250 }]);
  });

  test.each([
    ['ended', sql`end_datetime = now() - interval '1 day', start_datetime = now() - interval '2 days'`],
    ['completed', sql`status = 'completed'`],
    ['paused', sql`status = 'paused'`],
  ])(
    'REDNEW-16, REDNEW-17, REDNEW-21: a promotion that is %s is refused in the ruled words',
    async (_what, set) => {
      await world.run(sql`update promotions set ${set} where id = ${promotion}`);
      expect((await ask({})).body).toMatchObject({
        status: 409,
        error_name: 'promotion_ended_or_paused',
        message: 'This promotion is ended or paused: redemptions cannot be created.',
      });
    },
  );

  test('too little budget, and another advertiser, are refused as for every dispatch', async () => {
    const { body } = await ask({ value: '99999' }, { sku: ANY });
    expect(`${body.error_name}: ${body.message}`).toMatch(
      /^not_acceptable: Not enough total budget for this operation\nIt costs .* Add budget first\.$/,
    );
    expect((await ask({}, { login: 'rival' })).status).toBe(404);
  });
});

describe('REDNEW-19: create and redeem', () => {
  test('redeems at once and sends the reward, however the promotion writes to its recipients', async () => {
    promotion = await promotionWith({ notification_channels: ['sms'] });
    const { body, text } = await ask({ testing: true, ...mail('bob@x.example') }, { redeems: true });
    expect(body.outcome, text).toBe('redeemed');
    expect(body.redemption).toMatchObject({ state: 'redeemed', testing: true });
    const sent = await world.rows(
      sql`select kind, channel, uid, state from deliveries where redemption_id = ${String(body.redemption?.id)}`,
    );
    expect(sent).toEqual([{ kind: 'reward', channel: 'email', uid: 'bob@x.example', state: 'queued' }]);
  });

  test('repeated with its key it is redeemed and sent once', async () => {
    const body = { order_id: 'TWICE', testing: true, ...mail('bob@x.example') };
    const first = await ask(body, { redeems: true, key: 'redeem once' });
    const again = await ask(body, { redeems: true, key: 'redeem once' });
    expect(again.body).toMatchObject({ outcome: 'redeemed', redemption: { id: first.body.redemption?.id } });
    expect(
      await world.rows(
        sql`select 1 from deliveries where redemption_id = ${String(first.body.redemption?.id)}`,
      ),
    ).toHaveLength(1);
  });

  test('goods wait for an address: the link is mailed instead', async () => {
    await world.run(sql`update products set delivery_mode = 'physical_shipment' where id = 'AAA-CARD'`);
    const { body } = await ask(mail('bob@x.example'), { redeems: true });
    await world.run(sql`update products set delivery_mode = 'digital_delivery' where id = 'AAA-CARD'`);
    expect(body).toMatchObject({ outcome: 'link_sent', redemption: { state: 'booked' } });
    expect(
      await world.rows(
        sql`select plan, notifications, state from batches where id = ${String(body.redemption?.batch_id)}`,
      ),
    ).toEqual([{ plan: ['activate', 'notify'], notifications: ['email'], state: 'working' }]);
  });

  test('the worker goes on with one whose asker is gone', async () => {
    const { body } = await ask({ testing: true, ...mail('bob@x.example') }, { redeems: true });
    expect(
      await world.rows(
        sql`select run_at > now() as later from jobs where kind = 'redeem' and payload->>'redemptionId' = ${String(body.redemption?.id)}`,
      ),
    ).toEqual([{ later: true }]);
  });
});

describe('REDNEW-10, REDNEW-20: where recipients choose', () => {
  beforeEach(async () => {
    promotion = await promotionWith({});
    await world.run(sql`update promotions set multiple_rewards = true where id = ${promotion}`);
  });

  test('the dearest reward that can be given is booked', async () => {
    const { body, text } = await ask({ sends: true, ...mail('cy@x.example') }, { sku: null });
    expect(body.outcome, text).toBe('link_sent');
    expect(await stored(body.redemption?.id)).toMatchObject([{ sku: CARD_20, stage: 'activate' }]);
    await world.run(
      sql`update promotion_rewards set status = 'paused' where promotion_id = ${promotion} and sku = ${CARD_20}`,
    );
    const next = await ask({}, { sku: null });
    expect(await stored(next.body.redemption?.id)).toMatchObject([{ sku: CARD }]);
  });

  test('a value is what they may choose up to', async () => {
    const { body } = await ask({ value: '15' }, { sku: null });
    expect(await stored(body.redemption?.id)).toMatchObject([{ sku: ANY, value: 1500 }]);
    await world.run(
      sql`update promotion_rewards set status = 'paused' where promotion_id = ${promotion} and sku = ${ANY}`,
    );
    expect(brokenRules(await ask({ value: '5' }, { sku: null }))).toEqual({ value: 'nothing_to_choose' });
  });

  test('a reward may be said all the same', async () => {
    const { body } = await ask({}, { sku: CARD });
    expect(await stored(body.redemption?.id)).toMatchObject([{ sku: CARD }]);
  });
});
