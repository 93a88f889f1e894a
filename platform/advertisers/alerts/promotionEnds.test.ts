import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../foundation/access/scope.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import { doJobs } from '../../testing/doJobs.ts';
import { type PromotionWorld, startPromotions } from '../../testing/promotions.ts';

let world: PromotionWorld;
const ids: Record<string, string> = {};
/** The end of the day, in so many days, where promotions end. */
const endIn = (days: number) =>
  sql`((date_trunc('day', now() at time zone 'America/Los_Angeles') + ${days + 1} * interval '1 day' - interval '1 second') at time zone 'America/Los_Angeles')`;

beforeAll(async () => {
  world = await startPromotions();
  for (const name of ['far', 'near', 'soon', 'over', 'ongoing', 'completed'])
    ids[name] = String((await world.create({ name, start_datetime: '2020-01-01T00:00:00Z' })).body.id);
  const end = (name: string, days: number) =>
    world.run(sql`update promotions set end_datetime = ${endIn(days)} where id = ${ids[name]}::bigint`);
  await end('far', 30);
  await end('near', 8);
  await end('soon', 2);
  await end('over', -1);
  await end('completed', 2);
  await world.run(sql`update promotions set status = 'completed' where id = ${ids.completed}::bigint`);
});
afterAll(() => world?.platform.close());

/** Lets the worker look, and answers the alerts as the caller reads them. */
async function look() {
  await systemScope(world.platform.database).write((tx) =>
    enqueue(tx, { kind: 'promotionEnds', payload: {} }),
  );
  await doJobs(world.platform);
  const { body } = await world.platform.call('retailer', 'GET', '/api/alerts?advertiser_id=1');
  const items = body.items as unknown as Record<string, string>[];
  return items.map(({ severity, message, related_url: url }) => `${severity} ${url}: ${message}`).sort();
}

test('ALERT-2: a promotion that ends soon is announced, shortly before as a warning, and leads to it', async () => {
  const alerts = await look();
  expect(alerts).toHaveLength(2);
  expect(alerts[0]).toMatch(
    new RegExp(
      `^info /advertiser/1/promotion/${ids.near}: The promotion “near” ends on \\w+ \\d+, \\d{4}\\.$`,
    ),
  );
  expect(alerts[1]).toMatch(new RegExp(`^warning /advertiser/1/promotion/${ids.soon}: The promotion “soon”`));
});

test('it is not announced again, keeps its moment, and ends when the promotion does not end any more', async () => {
  const moments = () =>
    systemScope(world.platform.database).read((tx) =>
      rowsOf(tx, { id: text, since: text }, sql`select id::text, since::text from alerts order by id`),
    );
  const before = await moments();
  await look();
  expect(await moments()).toEqual(before);
  await world.save(ids.soon, { end_datetime: null });
  expect(await look()).toHaveLength(1);
  await world.save(ids.near, { status: 'completed' });
  expect(await look()).toEqual([]);
});
