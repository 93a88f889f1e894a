import { afterEach, beforeEach, expect, test } from 'vitest';
import { promotionRow as row } from '../testing/promotionRow.ts';
import { respondWithSamples } from '../testing/sampleResponses.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
  respondWithSamples(gateway.platform);
});
afterEach(() => gateway.close());

const EMPTY = { items: [], page: 1, per_page: 10, total: 0, total_is_capped: false };

test('PROMO-14, PROMO-60, PROMO-62: rewards are asked for by name, status and state; a new status answers the promotion as it is then', async () => {
  const reward = { offer_id: '5', promotion_id: '1', sku: 'ABC-CARD-0001', status: 'paused' };
  gateway.platform.on('GET /api/promotions/:id', { json: row('1') });
  gateway.platform.on('GET /api/promotions/:id/rewards', { json: { ...EMPTY, items: [reward], total: 1 } });
  gateway.platform.on('PUT /api/promotions/:id/rewards/:offerId/status', {
    json: { reward, effects: { recipients: 2, live_rewards_after: 0 } },
  });
  const list = await gateway.graph(
    `{ promotion(id: "1") { rewards(filter: {name: "card", statuses: [enabled], states: [ready, no_allocation]}) {
      items { offerId sku status } } } }`,
  );
  expect(list.data).toEqual({
    promotion: { rewards: { items: [{ offerId: '5', sku: 'ABC-CARD-0001', status: 'paused' }] } },
  });
  expect(gateway.platform.calls.at(-1)?.query).toMatchObject({
    name_contains: 'card',
    statuses: 'enabled',
    states: 'ready,no_allocation',
  });
  const saved = await gateway.graph(
    `mutation { savePromotionRewardStatus(input: {promotionId: "1", offerId: "5", dryRun: true, status: paused}) {
      ... on SavePromotionRewardStatusSuccess { effects { recipients liveRewardsAfter } reward { offerId } promotion { id state } } } }`,
  );
  expect(saved.data).toEqual({
    savePromotionRewardStatus: {
      effects: { recipients: 2, liveRewardsAfter: 0 },
      reward: { offerId: '5' },
      promotion: { id: '1', state: 'ready' },
    },
  });
  expect(gateway.platform.calls.find(({ body }) => body)?.query).toEqual({ dry_run: 'true' });
});

test('a reward is called by its name in each language that is asked for, by the usual one where it has none', async () => {
  const reward = { offer_id: '5', name: 'Carte', usual_name: 'Card', names: { fr: 'Carte' } };
  gateway.platform.on('GET /api/promotions/:id', { json: row('1') });
  gateway.platform.on('GET /api/promotions/:id/rewards', { json: { ...EMPTY, items: [reward], total: 1 } });
  const { data } = await gateway.graph(
    `{ promotion(id: "1") { rewards { items { name names(locales: ["en", "fr"]) } } } }`,
  );
  expect(data).toEqual({
    promotion: { rewards: { items: [{ name: 'Carte', names: ['Card', 'Carte'] }] } },
  });
});
