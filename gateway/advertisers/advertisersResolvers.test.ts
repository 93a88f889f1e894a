import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { advertiser, alert, dispatchEffects, list } from '../testing/rows.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

describe('reading', () => {
  test('API-6: a list is one call, its rows and page in the names of the graph', async () => {
    gateway.platform.on('GET /api/advertisers', { json: list([advertiser()], 31) });
    const { data, errors } = await gateway.graph(
      `{ advertisers(filter: {status: enabled, search: "sh"}, sort: {field: name, direction: ASC}, page: {number: 2, size: 10}) {
        items { id billingCurrency hasDiscounts createdAt version balance { amount currency } avatarUrl
          budgetAlerts { alert1 { amount currency } alert2 { amount } } last7Days { redeemed totalFaceValue { amount } } }
        page { number size totalCount totalIsCapped totalPages } } }`,
    );
    expect(errors).toBeUndefined();
    expect(gateway.platform.routes()).toEqual(['GET /api/advertisers']);
    expect(gateway.platform.calls[0]?.query).toEqual({
      page: '2',
      per_page: '10',
      status: 'enabled',
      search: 'sh',
      sort: 'name',
    });
    expect(data).toEqual({
      advertisers: {
        items: [
          {
            id: '1',
            billingCurrency: 'EUR',
            hasDiscounts: false,
            createdAt: '2026-01-02T03:04:05Z',
            version: 3,
            balance: { amount: '120.50', currency: 'EUR' },
            avatarUrl: null,
            budgetAlerts: { alert1: { amount: '100.00', currency: 'EUR' }, alert2: null },
            last7Days: { redeemed: 12, totalFaceValue: { amount: '240.00' } },
          },
        ],
        page: { number: 1, size: 10, totalCount: 31, totalIsCapped: false, totalPages: 4 },
      },
    });
  });

  test('counts are asked for only when they are selected, in the same call', async () => {
    const counts = { enabled: 4, disabled: 1 };
    gateway.platform.on('GET /api/advertisers', { json: { ...list([]), counts } });
    const { data } = await gateway.graph('{ advertisers { counts { enabled disabled } } }');
    expect(gateway.platform.calls.map(({ query }) => query.expand)).toEqual(['counts']);
    expect(data).toEqual({ advertisers: { counts } });
  });

  test('without an order the platform decides it', async () => {
    gateway.platform.on('GET /api/advertisers', { json: list([]) });
    await gateway.graph('{ advertisers { items { id } } }');
    await gateway.graph('{ advertisers(sort: {}) { items { id } } }');
    const bySort = 'query ($sort: AdvertiserSort) { advertisers(sort: $sort) { items { id } } }';
    await gateway.graph(bySort, { sort: { field: 'name' } });
    await gateway.graph(bySort, { sort: { direction: 'ASC' } });
    expect(gateway.platform.calls.map(({ query }) => query.sort)).toEqual([
      undefined,
      '-last_7_days_redemptions',
      '-name',
      'last_7_days_redemptions',
    ]);
  });

  test('a detail is one call and what else is selected', async () => {
    gateway.platform.on('GET /api/advertisers/:id', { json: advertiser() });
    gateway.platform.on('GET /api/alerts', { json: list([alert()]) });
    await gateway.graph('{ advertiser(id: "1") { id name } }');
    expect(gateway.platform.routes()).toEqual(['GET /api/advertisers/1']);
    await gateway.graph('{ advertiser(id: "1") { name alerts { items { message advertiser { name } } } } }');
    expect(gateway.platform.routes().slice(1)).toEqual(['GET /api/advertisers/1', 'GET /api/alerts']);
    expect(gateway.platform.calls.at(-1)?.query).toMatchObject({ advertiser_id: '1', sort: '-updated_at' });
  });

  test('the advertisers of a page of alerts are one call, and nulls where there is none', async () => {
    const alerts = ['1', '2', '9', '1'].map((id, index) => alert({ id: String(index), advertiser_id: id }));
    gateway.platform.on('GET /api/alerts', { json: list(alerts) });
    const rows = [advertiser({ id: '2', name: 'Two' }), advertiser({ id: '1', name: 'One' })];
    gateway.platform.on('GET /api/advertisers', { json: list(rows) });
    const { data } = await gateway.graph('{ alerts { items { advertiser { name } } } }');
    expect(gateway.platform.routes()).toEqual(['GET /api/alerts', 'GET /api/advertisers']);
    expect(gateway.platform.calls[1]?.query.ids).toBe('1,2,9');
    const names = [{ name: 'One' }, { name: 'Two' }, null, { name: 'One' }];
    expect(data).toEqual({ alerts: { items: names.map((row) => ({ advertiser: row })) } });
  });

  test('not there is null, and an identifier that none can have makes no call', async () => {
    expect((await gateway.graph('{ advertiser(id: "5") { id } }')).data).toEqual({ advertiser: null });
    expect((await gateway.graph('{ advertiser(id: "../viewer") { id } }')).data).toEqual({
      advertiser: null,
    });
    expect(gateway.platform.routes()).toEqual(['GET /api/advertisers/5']);
  });

  test('money that the caller may not see is null', async () => {
    const hidden = advertiser({ balance: null, budget_alerts: null });
    gateway.platform.on('GET /api/advertisers/:id', { json: hidden });
    const { data } = await gateway.graph(
      '{ advertiser(id: "1") { balance { amount } budgetAlerts { alert1 { amount } } } }',
    );
    expect(data).toEqual({ advertiser: { balance: null, budgetAlerts: null } });
  });
});

const UPDATE = `mutation($input: UpdateAdvertiserInput!) { updateAdvertiser(input: $input) { __typename
  ... on UpdateAdvertiserSuccess { advertiser { id name version } effects { recipients dispatches { linesCanceled returned { amount currency } } } } ... on InvalidInput { fieldErrors { field rule limit } }
  ... on StaleAdvertiser { current { name version } } ... on Refused { code message } } }`;

describe('writing', () => {
  const input = { id: '1', version: 3, contactEmail: null, avatarMediaId: '12' };

  test('API-7: a save sends the version last received and only what changed, in the names of REST', async () => {
    gateway.platform.on('PUT /api/advertisers/:id', {
      json: {
        advertiser: advertiser({ version: 4 }),
        effects: { recipients: 2, dispatches: dispatchEffects },
      },
    });
    const { data } = await gateway.graph(UPDATE, { input });
    const [call] = gateway.platform.calls;
    expect(call?.headers['if-match']).toBe('3');
    expect(call?.body).toEqual({ contact_email: null, avatar_media_id: '12' });
    expect(data?.updateAdvertiser).toMatchObject({
      __typename: 'UpdateAdvertiserSuccess',
      advertiser: { version: 4 },
      effects: {
        recipients: 2,
        dispatches: { linesCanceled: 3, returned: [{ amount: '30.00', currency: 'EUR' }] },
      },
    });
  });

  test('a broken rule is InvalidInput with the names of the input', async () => {
    const field_errors = [
      { field: 'contact_email', rule: 'advertiser_email_pattern' },
      { field: 'name', rule: 'max_length', limit: '200' },
    ];
    gateway.platform.on('PUT /api/advertisers/:id', {
      status: 422,
      json: { error_name: 'invalid_parameters', field_errors },
    });
    const { data, errors } = await gateway.graph(UPDATE, { input });
    expect(errors).toBeUndefined();
    expect(data?.updateAdvertiser).toEqual({
      __typename: 'InvalidInput',
      fieldErrors: [
        { field: 'contactEmail', rule: 'advertiser_email_pattern', limit: null },
        { field: 'name', rule: 'max_length', limit: '200' },
      ],
    });
  });

  test('a stale version answers the row as it is now', async () => {
    const json = { error_name: 'stale_version', current: advertiser({ name: 'Theirs', version: 9 }) };
    gateway.platform.on('PUT /api/advertisers/:id', { status: 409, json });
    const { data } = await gateway.graph(UPDATE, { input });
    expect(data?.updateAdvertiser).toEqual({
      __typename: 'StaleAdvertiser',
      current: { name: 'Theirs', version: 9 },
    });
  });

  test.each([
    [409, 'illegal_transition'],
    [422, 'currency_mismatch'],
  ])('any other %i is Refused with its reason', async (status, error_name) => {
    gateway.platform.on('PUT /api/advertisers/:id', { status, json: { error_name, message: 'Not now.' } });
    const { data } = await gateway.graph(UPDATE, { input });
    expect(data?.updateAdvertiser).toEqual({ __typename: 'Refused', code: error_name, message: 'Not now.' });
  });

  test.each([
    [400, 'invalid_json', 'BAD_REQUEST'],
    [403, 'forbidden', 'FORBIDDEN'],
    [403, 'no_roles_found', 'NO_ROLES_FOUND'],
    [404, 'not_found', 'NOT_FOUND'],
    [429, 'too_many_requests', 'TOO_MANY_REQUESTS'],
    [500, 'internal', 'INTERNAL'],
    [503, 'unavailable', 'UNAVAILABLE'],
  ])('%i %s is an error with code %s', async (status, error_name, code) => {
    gateway.platform.on('PUT /api/advertisers/:id', { status, json: { error_name, message: 'A message.' } });
    const { errors } = await gateway.graph(UPDATE, { input });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([
      { code, status, errorName: error_name, requestId: expect.any(String) },
    ]);
  });
});
