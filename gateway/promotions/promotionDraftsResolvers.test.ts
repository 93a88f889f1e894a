import { afterEach, beforeEach, expect, test } from 'vitest';
import { respondWithSamples } from '../testing/sampleResponses.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
  respondWithSamples(gateway.platform);
});
afterEach(() => gateway.close());

const draft = (version: number, name: string) => ({
  advertiser_id: '7',
  experience_id: '2',
  skus: ['A'],
  page: 'settings',
  version,
  copied_from: null,
  updated_at: null,
  rewards: [{ sku: 'A', name: null, state: 'invalid_reward' }],
  settings: { name, ongoing: true, ui_id: null, restricted_countries: ['FR'] },
});
const DRAFT = '/api/advertisers/:id/promotion_draft';

test('WIZ-9: the wizard reads its draft with its experience and its rewards; of an advertiser that is not there it is null', async () => {
  gateway.platform.on(`GET ${DRAFT}`, { json: draft(4, 'Spring') });
  gateway.platform.on('GET /api/experiences/:id', { json: { id: '2', name: 'Portal' } });
  const { data } = await gateway.graph(`{ promotionDraft(advertiserId: "7") { advertiserId version page skus
    experience { name } rewards { sku state } settings { name ongoing uiId restrictedCountries } } }`);
  expect(data).toEqual({
    promotionDraft: {
      advertiserId: '7',
      version: 4,
      page: 'settings',
      skus: ['A'],
      experience: { name: 'Portal' },
      rewards: [{ sku: 'A', state: 'invalid_reward' }],
      settings: { name: 'Spring', ongoing: true, uiId: null, restrictedCountries: ['FR'] },
    },
  });
  gateway.platform.on(`GET ${DRAFT}`, { status: 404, json: { status: 404, error_name: 'not_found' } });
  expect((await gateway.graph('{ promotionDraft(advertiserId: "9") { version } }')).data).toEqual({
    promotionDraft: null,
  });
});

test('a save sends what was entered by the names of the rules; a second tab gets what is there', async () => {
  gateway.platform.on(`PUT ${DRAFT}`, {
    status: 409,
    json: { status: 409, error_name: 'stale_version', current: draft(5, 'Summer') },
  });
  const { data } = await gateway.graph(
    `mutation($input: SavePromotionDraftInput!) { savePromotionDraft(input: $input) {
      ... on StalePromotionDraft { current { version settings { name } } } } }`,
    {
      input: {
        advertiserId: '7',
        version: 4,
        experienceId: null,
        skus: ['A'],
        page: 'reward',
        settings: { name: 'Spring', uiId: null, restrictedCountries: ['FR'] },
      },
    },
  );
  expect(data).toEqual({ savePromotionDraft: { current: { version: 5, settings: { name: 'Summer' } } } });
  expect(gateway.platform.calls).toMatchObject([
    {
      route: 'PUT /api/advertisers/7/promotion_draft',
      headers: { 'if-match': '4' },
      body: {
        experience_id: null,
        skus: ['A'],
        page: 'reward',
        settings: { name: 'Spring', ui_id: null, restricted_countries: ['FR'] },
      },
    },
  ]);
});

test('a draft is thrown away, and a duplicate that would replace one asks first', async () => {
  gateway.platform.on(`DELETE ${DRAFT}`, { json: draft(0, '') });
  gateway.platform.on('POST /api/promotions/:id/duplicate', {
    status: 409,
    json: { status: 409, error_name: 'draft_exists', message: 'You have begun another.' },
  });
  const { data } = await gateway.graph(`mutation {
    deletePromotionDraft(input: {advertiserId: "7", version: 4}) { ... on DeletePromotionDraftSuccess { draft { version } } }
    duplicatePromotion(input: {id: "3"}) { ... on Refused { code } } }`);
  expect(data).toEqual({
    deletePromotionDraft: { draft: { version: 0 } },
    duplicatePromotion: { code: 'draft_exists' },
  });
  expect(gateway.platform.calls).toMatchObject([
    { headers: { 'if-match': '4' } },
    { body: { replace: false } },
  ]);
});

test('WIZSET-52: a label is asked for, leaving out the promotion that may have it', async () => {
  gateway.platform.on('GET /api/promotions/domain_taken', { json: { is_taken: true } });
  const { data } = await gateway.graph('{ isPortalDomainTaken(label: "summer", promotionId: "3") }');
  expect(data).toEqual({ isPortalDomainTaken: true });
  expect(gateway.platform.calls[0]?.query).toEqual({ label: 'summer', promotion_id: '3' });
});

test('the states of rewards are asked for by their SKUs; of an advertiser that is not there they are null', async () => {
  const items = [
    { sku: 'A', state: 'ready', reason: null },
    { sku: 'B', state: 'temporarily_unavailable', reason: 'no_codes' },
  ];
  const path = '/api/advertisers/:id/reward_states';
  gateway.platform.on(`GET ${path}`, { json: { items } });
  const states = (of: string) =>
    gateway.graph(`{ rewardStates(advertiserId: "7", ${of}) { sku state reason } }`).then(({ data }) => data);
  expect(await states('experienceId: "2", skus: ["A", "B"]')).toEqual({ rewardStates: items });
  await states('skus: ["A"]');
  expect(gateway.platform.calls).toMatchObject([
    { route: 'GET /api/advertisers/7/reward_states', query: { skus: 'A,B', experience_id: '2' } },
    { query: { skus: 'A' } },
  ]);
  gateway.platform.on(`GET ${path}`, { status: 404, json: { status: 404, error_name: 'not_found' } });
  expect(await states('skus: ["A"]')).toEqual({ rewardStates: null });
});
