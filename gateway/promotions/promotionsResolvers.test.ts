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

test('PROMOLIST-13, PROMOLIST-18: a list is asked for by name, switches, time and order, of all advertisers or of one', async () => {
  gateway.platform.on('GET /api/promotions', { json: { ...EMPTY, items: [row('1')], total: 1 } });
  gateway.platform.on('GET /api/advertisers/:id/promotions', { json: EMPTY });
  const { data } = await gateway.graph(
    `query($filter: PromotionFilter, $page: PageInput) {
      promotions(filter: $filter, sort: {field: name, direction: ASC}, page: $page) { items { id advertiserId advertiserName experienceName
        colors { part color } redemptions { last7Days states { redeemed ratio } } } page { totalCount } }
      advertiser(id: "7") { promotions { items { id } } } }`,
    {
      filter: {
        name: 'sum',
        withDisabled: true,
        withPaused: false,
        from: '2026-11-01T08:00:00Z',
        to: '2026-12-01T08:00:00Z',
      },
      page: { number: 2, size: 20 },
    },
  );
  expect(data?.promotions).toEqual({
    items: [
      {
        id: '1',
        advertiserId: '7',
        advertiserName: 'Alpha',
        experienceName: 'Portal',
        colors: [{ part: 'text-color', color: '#112233' }],
        redemptions: { last7Days: 1, states: { redeemed: 1, ratio: 33.3 } },
      },
    ],
    page: { totalCount: 1 },
  });
  const lists = gateway.platform.calls.filter(({ route }) => route.endsWith('/promotions'));
  expect(lists.map(({ query }) => query)).toEqual([
    {
      page: '2',
      per_page: '20',
      sort: 'name',
      name_contains: 'sum',
      with_disabled: 'true',
      with_completed: 'false',
      with_paused: 'false',
      from: '2026-11-01T08:00:00Z',
      to: '2026-12-01T08:00:00Z',
    },
    { page: '1', per_page: '10' },
  ]);
});

test('PROMO-59: a save sends what it changes, settings of the flow and look included, under the version', async () => {
  gateway.platform.on('PUT /api/promotions/:id', {
    json: { promotion: row('1'), effects: { recipients: 4 } },
  });
  const { data } = await gateway.graph(
    `mutation($input: UpdatePromotionInput!) { updatePromotion(input: $input) { __typename
      ... on UpdatePromotionSuccess { effects { recipients } promotion { id version } } } }`,
    {
      input: {
        id: '1',
        version: 2,
        dryRun: true,
        status: 'paused',
        name: 'Renamed',
        restrictions: { countries: ['FR'] },
        landingPages: { defaultUrl: null },
        flowSettings: { displayCode: false, footerLinks: [] },
        colors: [{ part: 'text-color', color: '#000000' }],
        medias: { logo: null },
      },
    },
  );
  expect(data).toEqual({
    updatePromotion: {
      __typename: 'UpdatePromotionSuccess',
      effects: { recipients: 4 },
      promotion: { id: '1', version: 3 },
    },
  });
  expect(gateway.platform.calls).toMatchObject([
    {
      query: { dry_run: 'true' },
      headers: { 'if-match': '2' },
      body: {
        status: 'paused',
        name: 'Renamed',
        restrictions: { countries: ['FR'] },
        landing_pages: { default_url: null },
        flow_settings: { display_code: false, footer_links: [] },
        colors: { 'text-color': '#000000' },
        medias: { logo: null },
      },
    },
  ]);
});

test('a color that comes twice is refused at its place: one of the two would be lost', async () => {
  const { data } = await gateway.graph(
    `mutation($input: UpdatePromotionInput!) { updatePromotion(input: $input) { ... on InvalidInput { fieldErrors { field rule } } } }`,
    {
      input: {
        id: '1',
        version: 2,
        colors: ['#000000', '#ffffff'].map((color) => ({ part: 'text-color', color })),
      },
    },
  );
  expect(data).toEqual({
    updatePromotion: { fieldErrors: [{ field: 'colors.1.part', rule: 'duplicate_value' }] },
  });
  expect(gateway.platform.calls).toEqual([]);
});

test('WIZ-11, WIZREW-15: a creation names experience and rewards; what is wrong with them stands at their places', async () => {
  gateway.platform.on('POST /api/advertisers/:id/promotions', {
    status: 422,
    json: {
      status: 422,
      error_name: 'invalid',
      message: 'Invalid.',
      field_errors: [
        { field: 'rewards.0.sku', rule: 'unknown_reward' },
        { field: 'flow_settings.display_code', rule: 'required' },
      ],
    },
  });
  const { data } = await gateway.graph(
    `mutation($input: CreatePromotionInput!) { createPromotion(input: $input) { __typename
      ... on InvalidInput { fieldErrors { field rule } } } }`,
    {
      input: {
        idempotencyKey: 'k',
        advertiserId: '7',
        experience: { id: '2' },
        fromDraft: 6,
        rewards: [{ sku: 'ABC-CARD-0001' }],
        uiId: 'summer',
        endsAt: null,
      },
    },
  );
  expect(data).toMatchObject({
    createPromotion: {
      fieldErrors: [
        { field: 'rewards.0.sku', rule: 'unknown_reward' },
        { field: 'flowSettings.displayCode', rule: 'required' },
      ],
    },
  });
  expect(gateway.platform.calls).toMatchObject([
    {
      route: 'POST /api/advertisers/7/promotions',
      headers: { 'idempotency-key': 'k' },
      body: {
        experience: { id: '2' },
        rewards: [{ sku: 'ABC-CARD-0001' }],
        from_draft: 6,
        ui_id: 'summer',
        end_datetime: null,
      },
    },
  ]);
});

test('WIZREW-10, WIZREW-12: a choice of rewards is sent under the version, and what is missing is told', async () => {
  const missing = [{ code: 'no_live_reward', field: null, screen: 'rewards' }];
  gateway.platform.on('PUT /api/promotions/:id/rewards', {
    json: { promotion: { ...row('1'), missing }, effects: { recipients: 0, links: 0, returning: 3 } },
  });
  const { data } = await gateway.graph(
    `mutation($input: ChoosePromotionRewardsInput!) { choosePromotionRewards(input: $input) {
      ... on ChoosePromotionRewardsSuccess { effects { returning } promotion { id missing { code field screen } } } } }`,
    { input: { id: '1', version: 3, rewards: [{ sku: 'A' }, { sku: 'B' }] } },
  );
  expect(data).toEqual({
    choosePromotionRewards: { effects: { returning: 3 }, promotion: { id: '1', missing } },
  });
  expect(gateway.platform.calls).toMatchObject([
    {
      route: 'PUT /api/promotions/1/rewards',
      headers: { 'if-match': '3' },
      body: { rewards: [{ sku: 'A' }, { sku: 'B' }] },
    },
  ]);
});

test('WIZEXP-1: experiences are searched, and those of a page of promotions are each asked for once', async () => {
  gateway.platform.on('GET /api/experiences', {
    json: { items: [{ id: '2', name: 'Portal', options: { modules: { settings: { name: 'optional' } } } }] },
  });
  gateway.platform.on('GET /api/experiences/:id', { json: { id: '2', name: 'Portal' } });
  gateway.platform.on('GET /api/promotions', { json: { ...EMPTY, items: [row('1'), row('3')] } });
  const { data } = await gateway.graph(
    `{ experiences(search: "portal") { id options { modules { activationLinks settings { name } } } }
      promotions { items { experience { name } } } }`,
  );
  expect(data).toMatchObject({
    experiences: [
      { id: '2', options: { modules: { activationLinks: null, settings: { name: 'optional' } } } },
    ],
    promotions: { items: [{ experience: { name: 'Portal' } }, { experience: { name: 'Portal' } }] },
  });
  const calls = gateway.platform.calls.filter(({ route }) => route === 'GET /api/experiences/2');
  expect(calls).toHaveLength(1);
});

test('a second page of rewards is asked for only where the first one says that there is one', async () => {
  const pages = `query($id: ID!) { promotion(id: $id) {
    first: rewards(page: { size: 100 }) { items { sku } }
    second: rewards(page: { number: 2, size: 100 }) { items { sku } page { number totalCount } } } }`;
  const list = (total: number) => ({ ...EMPTY, per_page: 100, total });
  const requestedPages = () =>
    gateway.platform.calls.filter(({ route }) => route.endsWith('/rewards')).map(({ query }) => query.page);
  gateway.platform.on('GET /api/promotions/:id', { json: row('1') });
  gateway.platform.on('GET /api/promotions/:id/rewards', { json: list(100) });
  const { data } = await gateway.graph(pages, { id: '1' });
  expect(data?.promotion).toEqual({
    first: { items: [] },
    second: { items: [], page: { number: 2, totalCount: 100 } },
  });
  expect(requestedPages()).toEqual(['1']);
  gateway.platform.on('GET /api/promotions/:id/rewards', { json: list(101) });
  await gateway.graph(pages, { id: '1' });
  expect(requestedPages()).toEqual(['1', '1', '2']);
});
