import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SKUS } from '../support/engineWorld.ts';
import { type ProviderStub, startProviderStub } from '../support/providerStub.ts';
import { type RecipientWorld, startRecipientWorld } from '../support/recipientWorld.ts';

// Races prove something on a real PostgreSQL only: the world of recipients is on one.
let world: RecipientWorld;
let provider: ProviderStub;
beforeAll(async () => {
  world = await startRecipientWorld({ patience: 10_000 });
  provider = await startProviderStub({ slowest: 100 });
  await world.run(sql`update providers set url = ${provider.url} where id = 2`);
  await world.fillPool(60);
});
afterAll(async () => {
  await world?.close();
  await provider?.close();
});

const TABS = 50;
const newLink = async (sku: string) => {
  const [id = ''] = (await world.dispatch(1, { kind: 'send_links', sku })).ids;
  return { id, path: world.path(id) };
};
/** What became of a redemption: postings by kind, codes, messages that bring it, and its own row. */
const outcomeOf = async (id: string) => {
  const [row] = await world.rows<{
    state: string;
    redeems: number;
    codes: number;
    messages: number;
    sku: string;
  }>(
    sql`select r.state, r.sku, (select count(*)::int from ledger_txns t where t.reference = 'redemption:' || r.id and t.kind = 'redeem') as redeems,
        (select count(*)::int from redemption_codes c where c.redemption_id = r.id and c.dead_at is null and c.usage <> 'security') as codes,
        (select count(*)::int from deliveries d where d.redemption_id = r.id and d.kind = 'reward') as messages
      from redemptions r where r.id = ${id}`,
  );
  return row;
};

it.each([SKUS.pool, SKUS.issued, SKUS.http])(
  'fifty presses of the button at once are one posting, one code and one message (%s)',
  async (sku) => {
    const { id, path } = await newLink(sku);
    const tabs = Array.from({ length: TABS }, () => world.browser());
    const answers = await Promise.all(tabs.map((tab) => tab.send(path, { step: 'redeem' })));
    // A machine that has much to do, or the allowance of the link, may tell some of them to try again: they have then done nothing.
    const redirects = answers.filter(({ status }) => status === 303);
    expect(redirects.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => ![303, 429, 503].includes(status))).toEqual([]);
    expect(await outcomeOf(id)).toEqual({ state: 'redeemed', sku, redeems: 1, codes: 1, messages: 1 });
    const codes = await Promise.all([1, 2].map(async () => codeIn((await world.browser().get(path)).html)));
    expect(codes[0]).toBeTruthy();
    expect(codes[1]).toBe(codes[0]);
    if (sku === SKUS.http) expect(provider.given.size).toBe(1);
    expect(await world.findings()).toEqual([]);
  },
);

const codeIn = (html: string) => /<span class="code"[^>]*>([^<]+)</.exec(html)?.[1];

it('a reward that is redeemed in one tab and exchanged in another is charged and given as one of both', async () => {
  await world.setPromotion(sql`multiple_rewards = true`);
  await world.run(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, provider_id) values
    ('AAA-CHEAP', 'Cheap 5', 'AAA-BRAND', 'AAA-CARD', 500, 'EUR', 1)`);
  await world.run(
    sql`insert into promotion_rewards (advertiser_id, promotion_id, sku, position) values (1, 1, 'AAA-CHEAP', 9)`,
  );
  for (let round = 0; round < 10; round += 1) {
    const { id, path } = await newLink(SKUS.http);
    const requests = Array.from({ length: 12 }, (_, n) =>
      (n + round) % 2 === 0
        ? world.browser().send(`${path}?chosen=1`, { step: 'redeem' })
        : world.browser().send(path, { step: 'choose', sku: 'AAA-CHEAP' }),
    );
    const answers = await Promise.all(requests);
    expect(answers.filter(({ location }) => location.includes('failed'))).toEqual([]);
    const row = await outcomeOf(id);
    expect(row).toMatchObject({ state: 'redeemed', redeems: 1, codes: 1 });
    const [delivery] = await world.rows<{ last4: string; charge: number }>(
      sql`select c.last4, r.charge::int as charge from redemptions r join redemption_codes c on c.redemption_id = r.id and c.usage = 'primary' where r.id = ${id}`,
    );
    // The provider's codes are of the dear one, our own of the cheap one.
    expect(delivery?.charge).toBe(row?.sku === 'AAA-CHEAP' ? 500 : 1000);
    const [order] = await world.rows<{ n: number }>(
      sql`select count(*)::int as n from provider_orders where redemption_id = ${id} and provider_id = 2 and state = 'answered'`,
    );
    expect(order?.n).toBe(row?.sku === 'AAA-CHEAP' ? 0 : 1);
  }
  expect(await world.findings()).toEqual([]);
});
