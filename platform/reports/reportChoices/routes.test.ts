import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PromotionWorld, startPromotions } from '../../testing/promotions.ts';

let world: PromotionWorld;
beforeAll(async () => {
  world = await startPromotions();
  await world.run(sql`insert into accounts (id, organization_id, subject, login, email, email_verified, name, roles) values
    (905, 1, 'analyst', 'analyst', 'analyst@retail.example', true, 'Analyst', '{promotion_data_analyst}'),
    (906, 1, 'keeper', 'keeper', 'keeper@retail.example', true, 'Keeper', '{catalog_manager}')`);
  await world.run(sql`insert into account_advertisers (account_id, advertiser_id) values (905, 1)`);
  expect((await world.create()).status).toBe(201);
  // Belongs to another advertiser, which the analyst does not see.
  await world.run(sql`with p as (insert into promotions (advertiser_id, experience_id, name, start_datetime)
      values (2, 3, 'Theirs', now()) returning id)
    insert into promotion_rewards (advertiser_id, promotion_id, sku) select 2, id, 'AAA-MUG-0001' from p`);
});
afterAll(() => world?.platform.close());

const ask = async (login: string, query: string) => {
  const { status, body } = await world.platform.call(login, 'GET', `/api/report_choices?${query}`);
  return status === 200 ? body.items : status;
};

test('ACTREP-39, ROLES-11: who does not see the catalog chooses from what the promotions they see offer, and from nothing else', async () => {
  const brand = [{ id: 'AAA-BRAND', name: 'Aurora' }];
  const card = [{ id: 'AAA-CARD', name: 'Card' }];
  expect(await ask('analyst', 'of=brand')).toEqual(brand);
  expect(await ask('analyst', 'of=product')).toEqual(card);
  expect(await ask('analyst', 'of=reward')).toEqual([{ id: 'AAA-CARD-0001', name: 'Card 10' }]);
  expect(await ask('operator', 'of=product')).toEqual([...card, { id: 'AAA-MUG', name: 'Mug' }]);
  for (const query of ['search=AURÓR', 'search=aaa-br', 'ids=AAA-BRAND,OTHER'])
    expect(await ask('analyst', `of=brand&${query}`)).toEqual(brand);
  for (const query of ['of=brand&search=zzz', 'of=product&ids=AAA-MUG', 'of=reward&search=%25'])
    expect(await ask('analyst', query)).toEqual([]);
});

test('ACTREP-39: they ask for a report’s ability, and for a kind that there is', async () => {
  expect(await ask('keeper', 'of=brand')).toBe(403);
  expect(await ask('analyst', 'of=secret')).toBe(422);
});
