// Only for tests: the activity report with two rows in two currencies, and its requests.
import { screen } from '@testing-library/react';
import { ActivityReportScreen } from '../reports/activityReport/ActivityReportScreen.tsx';
import { type Answers, type Call, renderScreen, type ScreenOptions } from './renderScreen.tsx';

const money = (amount: string, currency: string) => ({ __typename: 'Money', amount, currency });
const NO_AMOUNTS = { sellingPrice: null, unitSellingPrice: null, purchaseCost: null, unitPurchaseCost: null };
const NO_GROUPS = {
  advertiserId: null,
  advertiser: null,
  promotionId: null,
  promotion: null,
  experienceId: null,
  experience: null,
  ioNumber: null,
  brandSku: null,
  brandName: null,
  productId: null,
  productName: null,
  rewardSku: null,
  rewardName: null,
  rewardValue: null,
  tagId: null,
  tag: null,
  typologyId: null,
  typology: null,
  serviceCategoryId: null,
  serviceCategory: null,
  paymentType: null,
  rewardSource: null,
  providerId: null,
  providerName: null,
};

const QUERY =
  'state=redeemed&brand_skus=AU0-BRAND&product=AU0-CARD&productCurrency=EUR&redeemed_start=2026-09-30T22%3A00%3A00.000Z&redeemed_end=2026-10-31T22%3A59%3A59.999Z';

/** A row of the report as the graph returns it; tests override what they need. */
export const activityRow = (over: Record<string, unknown> = {}) => ({
  __typename: 'ActivityReportRow',
  timeframe: '2026-10',
  timeframeStart: '2026-10-01',
  timeframeEnd: '2026-10-31',
  ...NO_GROUPS,
  brandSku: 'AU0-BRAND',
  brandName: 'Aurora Books',
  productId: 'AU0-CARD',
  productName: 'Aurora Books gift card',
  currency: 'EUR',
  billingCurrency: null,
  redemptions: 17,
  uncosted: null,
  ...NO_AMOUNTS,
  totalFaceValue: money('205.00', 'EUR'),
  redemptionQuery: QUERY,
  ...over,
});

const yen = { currency: 'JPY', redemptions: 4, totalFaceValue: money('2000', 'JPY'), redemptionQuery: null };

const point = (start: string, end: string, over: Record<string, unknown> = {}) => ({
  __typename: 'ActivityReportPoint',
  timeframeStart: start,
  timeframeEnd: end,
  redemptions: 17,
  sellingPrice: null,
  purchaseCost: null,
  totalFaceValue: money('205.00', 'EUR'),
  ...over,
});

export const report = (over: Record<string, unknown> = {}) => ({
  data: {
    activityReport: {
      __typename: 'ActivityReportPage',
      interval: 'monthly',
      timezone: 'Europe/Paris',
      timeframeScope: 'redeem_at',
      startDate: '2026-10-01',
      endDate: '2026-11-30',
      items: [activityRow(), activityRow(yen)],
      page: {
        __typename: 'PageInfo',
        number: 1,
        size: 100,
        totalCount: 205,
        totalIsCapped: false,
        totalPages: 3,
      },
      totals: {
        __typename: 'ActivityReportTotals',
        redemptions: 21,
        totalFaceValue: [money('205.00', 'EUR'), money('2000', 'JPY')],
        ...NO_AMOUNTS,
        uncosted: null,
        redemptionQuery: QUERY,
      },
      points: [
        point('2026-10-01', '2026-10-31'),
        point('2026-10-01', '2026-10-31', { redemptions: 4, totalFaceValue: money('2000', 'JPY') }),
      ],
      freshness: {
        __typename: 'ActivityReportFreshness',
        asOf: '2026-11-23T09:00:00.000Z',
        waiting: 0,
        aggregatedAt: null,
        verifiedAt: '2026-11-23T02:30:00.000Z',
        drift: 0,
      },
      ...over,
    },
  },
});

export const account = (over: Record<string, unknown> = {}) => ({
  __typename: 'Account',
  id: '7',
  version: 3,
  reportTimezone: null,
  reportTimeframeScope: null,
  ...over,
});

const ANSWERS: Answers = {
  ActivityReportResult: () => report(),
};

/** The address of a report that was generated. */
export const GENERATED =
  '/reports/activity?start_date=2026-10-01&end_date=2026-11-30&timezone=Europe%2FParis&timeframe_scope=redeem_at';

export async function showActivity(url = GENERATED, over: Partial<ScreenOptions> = {}) {
  const view = await renderScreen(<ActivityReportScreen />, {
    url,
    ...over,
    answers: { ...ANSWERS, ...over.answers },
  });
  await screen.findByRole('button', { name: /^(Generate report|Générer le rapport)$/ });
  return view;
}

/** The variables of each report request. */
export const reportsAsked = (calls: readonly Call[]) =>
  calls.filter(({ name }) => name === 'ActivityReportResult').map(({ variables }) => variables);
