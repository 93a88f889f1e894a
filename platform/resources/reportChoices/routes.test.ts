import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../database/connection.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
/** Offered by the first advertiser alone, and by the second alone. */
let skus: string[];
const run = (statement: ReturnType<typeof sql>) => platform.database.db.execute(statement);
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  await run(sql`insert into accounts (id, organization_id, subject, login, email, email_verified, name, roles)
    values (905, 1, 'analyst', 'analyst', 'analyst@retail.example', true, 'Analyst', '{promotion_data_analyst}')`);
  await run(sql`insert into account_advertisers (account_id, advertiser_id) values (905, 1)`);
  const rows = await rowsOf<{ sku: string }>(
    platform.database.db,
    sql`select sku from skus where product_id is not null and sku not in (select sku from promotion_rewards) order by sku limit 2`,
  );
  skus = rows.map(({ sku }) => sku);
  expect(skus).toHaveLength(2);
  for (const [index, advertiser] of ['1', '2'].entries())
    await run(sql`with p as (insert into promotions (advertiser_id, experience_id, name, start_datetime)
        values (${advertiser}::bigint, (select min(id) from experiences), 'Choices', now()) returning id)
      insert into promotion_rewards (advertiser_id, promotion_id, sku) select ${advertiser}::bigint, id, ${skus[index]} from p`);
});
afterAll(() => platform?.close());

const ask = async (login: string, query: string) => {
  const { status, body } = await platform.call(login, 'GET', `/api/report_choices?${query}`);
  expect(status).toBe(200);
  return body.items as unknown as { id: string; name: string }[];
};

test('ACTREP-39, ROLES-11: who does not see the catalogue chooses from what the promotions they see offer, and from no others', async () => {
  for (const of of ['brand', 'product', 'reward']) {
    const own = await ask('analyst', `of=${of}`);
    expect(own.length).toBeGreaterThan(0);
    const [first] = own;
    expect(await ask('analyst', `of=${of}&search=${encodeURIComponent(first?.name.toUpperCase() ?? '')}`)).toContainEqual(first);
    expect(await ask('analyst', `of=${of}&ids=${first?.id}`)).toEqual([first]);
    expect(await ask('analyst', `of=${of}&search=nothing-like-it`)).toEqual([]);
  }
  const rewards = async (login: string) => (await ask(login, 'of=reward')).map(({ id }) => id);
  expect(await rewards('operator')).toEqual(expect.arrayContaining(skus));
  expect([(await rewards('analyst')).includes(skus[0] ?? ''), (await rewards('analyst')).includes(skus[1] ?? '')]).toEqual(
    [true, false],
  );
});

test('ACTREP-39: they ask for a report’s ability', async () => {
  await run(sql`insert into accounts (id, organization_id, subject, login, email, email_verified, name, roles)
    values (906, 1, 'keeper', 'keeper', 'keeper@retail.example', true, 'Keeper', '{catalog_manager}')`);
  expect((await platform.call('keeper', 'GET', '/api/report_choices?of=brand')).status).toBe(403);
  expect((await platform.call('analyst', 'GET', '/api/report_choices?of=secret')).status).toBe(422);
});
