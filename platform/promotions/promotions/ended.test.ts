import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { type PromotionWorld, startPromotions } from '../../testing/promotions.ts';

let world: PromotionWorld;
beforeAll(async () => {
  world = await startPromotions();
});
afterAll(() => world.platform.close());

const clock = (shift: string) => world.run(sql`update platform_clock set shift = ${shift}::interval`);

test('PROMO-31: a completed promotion whose last second has passed by the business clock is not enabled again', async () => {
  const { body } = await world.create();
  await world.save(body.id, { end_datetime: '2090-01-01T23:59:59Z', status: 'completed' });
  await clock('80 years');
  expect((await world.save(body.id, { status: 'enabled' })).body.error_name).toBe('promotion_ended');
  await clock('0');
  expect((await world.save(body.id, { status: 'enabled' })).status).toBe(200);
});

test('PROMO-31: the last second belongs to a promotion, in the database as in the rule', async () => {
  const { body } = await world.create();
  await world.save(body.id, { start_datetime: '2020-01-01T00:00:00Z', end_datetime: '2020-02-01T23:59:59Z' });
  const stateAt = async (moment: string) => {
    const [row] = await rowsOf(
      world.platform.database.db,
      { state: text },
      sql`select guerdon_promotion_state(status, start_datetime, end_datetime, ${moment}::timestamptz) as state from promotions where id = ${String(body.id)}`,
    );
    return row?.state;
  };
  expect(await stateAt('2020-02-01T23:59:59.999Z')).toBe('ready');
  expect(await stateAt('2020-02-02T00:00:00.000Z')).toBe('ended');
});
