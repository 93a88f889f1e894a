import { afterEach, beforeEach, expect, test } from 'vitest';
import { respondWithSamples } from '../../testing/sampleResponses.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
  respondWithSamples(gateway.platform);
});
afterEach(() => gateway.close());

const PAGE = { items: [], page: 1, per_page: 10, total: 10_000, total_is_capped: true };

test('REDLIST-38, REDLIST-5: the graph’s conditions, order and page are the report’s query string', async () => {
  gateway.platform.on('GET /api/redemptions', {
    json: { ...PAGE, end_cursor: 'next', reading: { ways: ['order_id', 'name'] } },
  });
  const { data } = await gateway.graph(
    `query($filter: RedemptionFilter) { redemptions(filter: $filter, sort: {field: value, direction: ASC}, page: {number: 2, size: 10}) {
      items { id } endCursor reading { fields } page { totalCount totalIsCapped } } }`,
    {
      filter: {
        search: 'ORD',
        states: ['refunded_reversed', 'booked'],
        paymentTypes: [1, 4],
        withTesting: true,
        advertiserIds: ['7', '8'],
        promotionIds: ['3'],
        rewardSkus: ['A-1'],
        productIds: [],
        activationStart: '2026-01-01',
        productCurrency: 'EUR',
        providerPaymentTypes: [2],
      },
    },
  );
  expect(data?.redemptions).toEqual({
    items: [],
    endCursor: 'next',
    reading: { fields: ['order_id', 'name'] },
    page: { totalCount: 10_000, totalIsCapped: true },
  });
  expect(gateway.platform.calls.at(-1)?.query).toEqual({
    search: 'ORD',
    state: 'refunded_reversed,booked',
    payment_types: '1,4',
    with_testing: 'true',
    advertiser: '7,8',
    promotion: '3',
    reward: 'A-1',
    activation_start: '2026-01-01',
    product_currency: 'EUR',
    provider_payment_types: '2',
    sort: 'value',
    page: '2',
    per_page: '10',
  });
});

test('REDLIST-34: tooling asks for rows behind a cursor', async () => {
  gateway.platform.on('GET /api/redemptions', { json: { ...PAGE, end_cursor: null, reading: null } });
  const { data } = await gateway.graph(
    '{ redemptions(first: 50, after: "abc") { endCursor reading { fields } } }',
  );
  expect(data?.redemptions).toEqual({ endCursor: null, reading: null });
  expect(gateway.platform.calls.at(-1)?.query).toMatchObject({ first: '50', after: 'abc' });
});

test('REDLIST-32: an order that is refused says why by name', async () => {
  gateway.platform.on('GET /api/redemptions', {
    status: 422,
    json: { status: 422, title: 'x', error_name: 'sorting_limit_exceeded', message: 'Too many' },
  });
  const { errors } = await gateway.graph('{ redemptions(sort: {field: order_id}) { endCursor } }');
  expect(errors?.[0]).toMatchObject({
    message: 'Too many',
    extensions: { code: 'BAD_REQUEST', errorName: 'sorting_limit_exceeded' },
  });
});
