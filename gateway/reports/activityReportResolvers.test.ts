import { afterEach, beforeEach, expect, test } from 'vitest';
import { respondWithSamples } from '../testing/sampleResponses.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
  respondWithSamples(gateway.platform);
});
afterEach(() => gateway.close());

const euros = { amount: '205.00', currency: 'EUR' };
const NOTHING = { unit_selling_price: null, purchase_cost: null, unit_purchase_cost: null, uncosted: null };
const REPORT = {
  page: 2,
  per_page: 100,
  total: 205,
  total_is_capped: false,
  interval: 'monthly',
  timezone: 'Asia/Tokyo',
  timeframe_scope: 'activate_at',
  start_date: '2026-10-01',
  end_date: '2026-11-30',
  points: [],
  items: [
    {
      timeframe: '2026-10',
      timeframe_start: '2026-10-01',
      timeframe_end: '2026-10-31',
      brand_sku: 'AU0-BRAND',
      brand_name: 'Aurora Books',
      redemptions: 17,
      ...NOTHING,
      currency: 'EUR',
      total_face_value: euros,
      billing_currency: 'USD',
      selling_price: { amount: '9.50', currency: 'USD' },
      redemption_query: 'state=redeemed&product_currency=EUR',
    },
  ],
  totals: {
    redemptions: 17,
    total_face_value: [euros, { amount: '2000', currency: 'JPY' }],
    ...NOTHING,
    selling_price: [],
    redemption_query: null,
  },
  freshness: { as_of: 'now', waiting: 3, folded_at: null, recounted_at: null, drift: null },
};

const QUERY = `query($groupBy: [ActivityReportGroup!], $metrics: [ActivityReportMetric!], $filter: ActivityReportFilter) {
  activityReport(groupBy: $groupBy, metrics: $metrics, interval: monthly, startDate: "2026-10-01", endDate: "2026-11-30", timezone: "Asia/Tokyo",
    timeframeScope: activate_at, filter: $filter, sort: {field: redemptions, direction: DESC}, page: {number: 2, size: 100}) {
    items { timeframe brandSku brandName redemptions totalFaceValue { amount currency } sellingPrice { amount currency } redemptionQuery }
    page { number totalCount totalPages } totals { redemptions totalFaceValue { amount currency } sellingPrice { amount currency } }
    freshness { asOf waiting drift } } }`;

test('ACTREP-34, ACTREP-35: the graph’s report is one call with the search parameters, and each amount keeps its own currency', async () => {
  gateway.platform.on('GET /api/me/activity_report', { json: REPORT });
  const { data, errors } = await gateway.graph(QUERY, {
    groupBy: ['brand', 'tag'],
    metrics: ['redemptions', 'selling_price'],
    filter: {
      advertiserIds: ['7'],
      billingCurrencies: ['USD', 'EUR'],
      experienceIds: ['5'],
      ioNumber: 'IO-1',
      states: ['redeemed', 'blocked'],
      includeRefunded: true,
      countries: ['FR'],
      typologyIds: ['none'],
    },
  });
  expect(errors).toBeUndefined();
  expect(gateway.platform.calls).toHaveLength(1);
  expect(gateway.platform.calls[0]?.query).toEqual({
    group_by: 'brand,tag',
    metrics: 'redemptions,selling_price',
    interval: 'monthly',
    start_date: '2026-10-01',
    end_date: '2026-11-30',
    timezone: 'Asia/Tokyo',
    timeframe_scope: 'activate_at',
    advertiser: '7',
    billing_currency: 'USD,EUR',
    experience: '5',
    io_number: 'IO-1',
    state: 'redeemed,blocked',
    include_refunded: 'true',
    countries: 'FR',
    typology_ids: 'none',
    sort: '-redemptions',
    page: '2',
    per_page: '100',
  });
  expect(data?.activityReport).toEqual({
    items: [
      {
        timeframe: '2026-10',
        brandSku: 'AU0-BRAND',
        brandName: 'Aurora Books',
        redemptions: 17,
        totalFaceValue: euros,
        sellingPrice: { amount: '9.50', currency: 'USD' },
        // As the address of the redemption report spells it.
        redemptionQuery: 'state=redeemed&productCurrency=EUR',
      },
    ],
    page: { number: 2, totalCount: 205, totalPages: 3 },
    totals: {
      redemptions: 17,
      totalFaceValue: [euros, { amount: '2000', currency: 'JPY' }],
      sellingPrice: [],
    },
    freshness: { asOf: 'now', waiting: 3, drift: null },
  });
});

test('ACTREP-24: nothing to group by and no state are said, since the platform has its own defaults for what is not', async () => {
  gateway.platform.on('GET /api/me/activity_report', { json: REPORT });
  await gateway.graph(QUERY, { groupBy: [], filter: { states: [] } });
  expect(gateway.platform.calls[0]?.query).toMatchObject({ group_by: '', state: 'all' });
});

test('the file is asked for with the same parameters, an empty grouping among them', async () => {
  gateway.platform.on('GET /api/me/activity_report.csv', { text: 'timeframe;redemptions' });
  const answer = await gateway.inject({
    url: '/files/activity-report/all?group_by=&metrics=redemptions&state=all&sort=-redemptions&page=3&other=1',
    headers: { authorization: 'Bearer the.token' },
  });
  expect([answer.statusCode, answer.body]).toEqual([200, 'timeframe;redemptions']);
  expect(gateway.platform.calls[0]?.query).toEqual({
    group_by: '',
    metrics: 'redemptions',
    state: 'all',
    sort: '-redemptions',
  });
});

test('a report that takes too long is refused by name, with what helps', async () => {
  gateway.platform.on('GET /api/me/activity_report', {
    status: 422,
    json: { status: 422, title: 'x', error_name: 'report_too_long', message: 'Shorten the time' },
  });
  const { data, errors } = await gateway.graph(QUERY);
  expect(data).toEqual({ activityReport: null });
  expect(errors?.[0]).toMatchObject({
    message: 'Shorten the time',
    extensions: { code: 'BAD_REQUEST', status: 422, errorName: 'report_too_long' },
  });
});
