import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ISSUER, type PromotionWorld, startPromotions } from '../../../testing/promotions.ts';

let world: PromotionWorld;
beforeAll(async () => {
  world = await startPromotions();
});
afterAll(() => world?.platform.close());

const DRAFT = '/api/advertisers/1/promotion_draft';

describe('the states of rewards that nobody has chosen yet', () => {
  const states = (query: string, login = 'retailer') =>
    world.platform.call(login, 'GET', `/api/advertisers/1/reward_states?${query}`);
  const SKUS = ['AAA-MUG-0001', 'GONE', 'AAA-CARD-0001', 'AAA-CARD-0009'];

  it('are those that a draft has of them: stock that is missing, another currency, an experience that cannot deliver them', async () => {
    await world.run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, provider_id)
      values ('AAA-CARD-0009', 'Card $', 'AAA-BRAND', 'AAA-CARD', 1000, 'USD', ${ISSUER})`);
    const answer = await states(`skus=${SKUS.join(',')}&experience_id=1`);
    expect(answer.body.items).toEqual([
      { sku: 'AAA-MUG-0001', state: 'no_allocation', reason: null },
      { sku: 'GONE', state: 'invalid_reward', reason: 'unknown' },
      { sku: 'AAA-CARD-0001', state: 'ready', reason: null },
      { sku: 'AAA-CARD-0009', state: 'no_allocation', reason: null },
    ]);
    for (const experience_id of ['1', '6']) {
      const now = await world.platform.call('retailer', 'GET', DRAFT);
      const { body } = await world.platform.call('retailer', 'PUT', DRAFT, {
        body: { experience_id, skus: SKUS },
        version: Number(now.body.version),
      });
      const rewards = body.rewards as unknown as { sku: string; state: string }[];
      const { body: judged } = await states(`skus=${SKUS.join(',')}&experience_id=${experience_id}`);
      expect(judged.items).toMatchObject(rewards.map(({ sku, state }) => ({ sku, state })));
    }
    expect((await states('skus=AAA-CARD-0001')).body.items).toEqual([
      { sku: 'AAA-CARD-0001', state: 'ready', reason: null },
    ]);
    expect((await states('skus=')).body).toEqual({ items: [] });
  });

  it('say why a reward cannot be given: no provider and no code, no code left, a stopped pool, a provider without stock, not for sale', async () => {
    const sku = 'AAA-CARD-0010';
    await world.run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency)
      values (${sku}, 'Card 10', 'AAA-BRAND', 'AAA-CARD', 1000, 'EUR')`);
    const verdict = async () => {
      const [item] = (await states(`skus=${sku}`)).body.items as unknown as {
        state: string;
        reason: string;
      }[];
      return [item?.state, item?.reason];
    };
    expect(await verdict()).toEqual(['temporarily_unavailable', 'no_provider']);
    await world.run(sql`insert into reward_codes (sku, code_hash, last4, key_id, wrapped_key, sealed, expires_at)
      values (${sku}, decode(md5('one'), 'hex'), '0000', 'k', '', '', now() - interval '1 day')`);
    expect(await verdict()).toEqual(['temporarily_unavailable', 'no_codes']);
    await world.run(sql`insert into stopped_pools (sku) values (${sku})`);
    expect(await verdict()).toEqual(['temporarily_unavailable', 'pool_stopped']);
    await world.run(sql`delete from stopped_pools`);
    await world.run(sql`update skus set state = 'no_allocation' where sku = ${sku}`);
    expect(await verdict()).toEqual(['temporarily_unavailable', 'provider_has_none']);
    await world.run(sql`update skus set status = 'disabled' where sku = ${sku}`);
    expect(await verdict()).toEqual(['invalid_reward', 'not_sold']);
  });

  it('are refused for a field that is wrong, for another organization, and without the ability', async () => {
    const unknown = await states('skus=AAA-CARD-0001&experience_id=999');
    expect([unknown.status, unknown.body.field_errors]).toMatchObject([
      422,
      [{ field: 'experience_id', rule: 'unknown_experience' }],
    ]);
    const many = Array.from({ length: 101 }, (_, index) => `AAA-${index}`).join(',');
    for (const query of ['', 'skus=,', `skus=${many}`]) expect((await states(query)).status).toBe(422);
    expect((await states('skus=AAA-CARD-0001', 'rival')).status).toBe(404);
    for (const query of ['skus=', 'skus=AAA-CARD-0001'])
      expect((await states(query, 'shop')).status).toBe(403);
  });
});
