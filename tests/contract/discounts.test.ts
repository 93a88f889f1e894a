import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import {
  type DiscountWorld,
  ADVERTISER as id,
  RETAILER,
  startDiscountWorld,
} from '../support/discountWorld.ts';
import { ENGINES, type World } from '../support/world.ts';

describe.each(ENGINES)('discounts on %s', (engine) => {
  let world: World;
  let discounts: DiscountWorld;
  const save: DiscountWorld['save'] = (input) => discounts.save(input);
  const read: DiscountWorld['read'] = (variables) => discounts.read(variables);
  const put: DiscountWorld['put'] = (...call) => discounts.put(...call);
  beforeAll(async () => {
    discounts = await startDiscountWorld(engine);
    world = discounts.world;
  });
  afterAll(() => world?.close());
  beforeEach(() => discounts.clear());
  const events = () =>
    rowsOf(
      world.database.db,
      { action: text },
      sql`select action, noun_id, before, after from events where noun = 'discounts' and advertiser_id = ${id} order by id`,
    );

  test('DISC-8, DISC-11, DISC-12, ADV-24: a discount is given and read with its product and brand; the advertiser has one then', async () => {
    const saved = await save({ discount: '12.50' });
    expect(saved).toMatchObject({ __typename: 'UpdateDiscountSuccess', before: '0', rewards: 1 });
    expect(saved).toMatchObject({
      effects: { postings: [], figures: [], mails: [] },
      advertiser: { hasDiscounts: true },
    });
    expect(await read()).toEqual({
      hasDiscounts: true,
      discounts: {
        items: [
          {
            productId: 'ZZ9-A',
            discount: '12.5',
            label: 'Apple',
            sku: 'ZZ9-A',
            brandName: 'Zürich',
            brandSku: 'ZZ9-BRAND',
            version: saved.discount.version,
          },
        ],
        page: { number: 1, size: 10, totalCount: 1, totalPages: 1 },
      },
    });
  });

  test('DISC-13, ADV-24: 0 deletes it, and the last one gone the advertiser has none', async () => {
    const created = await save({ discount: '10' });
    await save({ productId: 'ZZ8-B', discount: '20' });
    const gone = await save({ discount: '0', version: created.discount.version });
    expect(gone).toMatchObject({ before: '10', discount: { discount: '0', version: 0 } });
    expect(gone.advertiser.hasDiscounts).toBe(true);
    const { discounts } = await read();
    expect(discounts.items.map(({ productId }) => productId)).toEqual(['ZZ8-B']);
    const last = await save({ productId: 'ZZ8-B', discount: '0', version: discounts.items[0]?.version });
    expect(last.advertiser.hasDiscounts).toBe(false);
    expect(await read()).toMatchObject({ hasDiscounts: false, discounts: { items: [] } });
  });

  test('DISC-9: the limits hold at the platform’s door, each named with its field', async () => {
    for (const [discount, rule] of [
      ['-0.01', 'discount_too_low'],
      ['100.01', 'discount_too_high'],
      ['12.345', 'two_decimals'],
      ['ten', 'expect_a_number'],
      ['', 'required'],
    ]) {
      const answer = await put(RETAILER, { product_id: 'ZZ9-A', discount });
      expect(answer).toMatchObject({ status: 422, body: { field_errors: [{ field: 'discount', rule }] } });
    }
    expect((await save({ discount: '0' })).discount).toMatchObject({ discount: '0', version: 0 });
    expect((await save({ discount: '100' })).discount.discount).toBe('100');
  });

  test('DISC-10: without a product, with one that is not there or not on sale, it is refused', async () => {
    const bare = await put(RETAILER, { discount: '5' });
    expect(bare.body.field_errors).toEqual([{ field: 'product_id', rule: 'required' }]);
    for (const productId of ['ZZ9-NONE', 'ZZ9-OFF']) {
      expect(await save({ productId, discount: '5' })).toEqual({
        __typename: 'InvalidInput',
        fieldErrors: [{ field: 'productId', rule: 'unknown_product', limit: null }],
      });
    }
    const more = await put(RETAILER, { product_id: 'ZZ9-A', discount: '5', label: 'x' });
    expect(more.body.field_errors).toEqual([{ field: 'label', rule: 'unknown' }]);
  });

  test('a discount on a product that went off sale can still be changed and deleted', async () => {
    await world.database.db.execute(
      sql`insert into discounts (advertiser_id, product_id, basis_points) values (${id}, 'ZZ9-OFF', 500)`,
    );
    const [row] = (await read()).discounts.items;
    const changed = await save({ productId: 'ZZ9-OFF', discount: '6', version: row?.version });
    expect(changed.discount.discount).toBe('6');
    const gone = await save({ productId: 'ZZ9-OFF', discount: '0', version: changed.discount.version });
    expect(gone.discount.version).toBe(0);
  });

  test('API-7: of two editors the second learns what the first saved, also when it was deleted and given anew', async () => {
    const created = await save({ discount: '10' });
    const { version } = created.discount;
    const first = await save({ discount: '20', version });
    const second = await save({ discount: '30', version });
    expect(second).toEqual({ __typename: 'StaleDiscount', current: first.discount });

    await save({ discount: '0', version: first.discount.version });
    expect(await save({ discount: '30', version: first.discount.version })).toMatchObject({
      __typename: 'StaleDiscount',
      current: { discount: '0', version: 0 },
    });
    const anew = await save({ discount: '40' });
    expect(anew.discount.version).toBeGreaterThan(first.discount.version);
    expect(await save({ discount: '30', version: first.discount.version })).toMatchObject({
      __typename: 'StaleDiscount',
    });
    expect((await read()).discounts.items[0]?.discount).toBe('40');
  });

  test('API-7: of many who add the same product at once one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => save({ discount: String(index + 1) })),
    );
    const kinds = answers.map((answer) => answer.__typename);
    expect(kinds.filter((kind) => kind === 'UpdateDiscountSuccess')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'StaleDiscount')).toHaveLength(7);
    const winner = answers.find((answer) => answer.__typename === 'UpdateDiscountSuccess');
    expect((await read()).discounts.items).toEqual([winner?.discount]);
  });

  test('tried only, it is judged and answered alike, and nothing of it is kept', async () => {
    const before = await events();
    const tried = await save({ discount: '15', dryRun: true });
    expect(tried).toMatchObject({
      discount: { discount: '15' },
      before: '0',
      rewards: 1,
    });
    expect(await read()).toMatchObject({ hasDiscounts: false, discounts: { items: [] } });
    expect(await events()).toEqual(before);
    await save({ discount: '5' });
    expect((await save({ discount: '15', dryRun: true })).__typename).toBe('StaleDiscount');
  });

  test('each change is one event; saving what already is changes nothing', async () => {
    const start = (await events()).length;
    const created = await save({ discount: '5' });
    const same = await save({ discount: '5.00', version: created.discount.version });
    expect(same.discount).toEqual(created.discount);
    const changed = await save({ discount: '7.25', version: created.discount.version });
    await save({ discount: '0', version: changed.discount.version });
    expect((await events()).slice(start)).toEqual([
      { action: 'created', noun_id: 'ZZ9-A', before: null, after: { discount: '5' } },
      { action: 'updated', noun_id: 'ZZ9-A', before: { discount: '5' }, after: { discount: '7.25' } },
      { action: 'deleted', noun_id: 'ZZ9-A', before: { discount: '7.25' }, after: null },
    ]);
  });
});
