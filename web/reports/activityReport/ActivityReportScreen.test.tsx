import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  activityRow,
  GENERATED,
  report,
  reportsAsked,
  showActivity as show,
} from '../../testing/renderActivityReport.tsx';
import type { Call } from '../../testing/renderScreen.tsx';

afterEach(() => void vi.useRealTimers());

const table = async () => within(await screen.findByRole('table', { name: 'Activity', hidden: true }));
const rowOf = async (text: string) => {
  // The table stands before its rows do.
  const [cell] = await (await table()).findAllByText(text);
  return cell?.closest('tr') as HTMLTableRowElement;
};
const lastAsked = (calls: readonly Call[], report: object) =>
  waitFor(() => expect(reportsAsked(calls).at(-1)).toMatchObject(report));
const answering = (over: Record<string, unknown>) => ({
  answers: { ActivityReportResult: () => report(over) },
});

test('ACTREP-13, ACTREP-34: a row says its period, its groups with their identifiers, and its figures with their currency', async () => {
  await show();
  const row = within(await rowOf('€205.00'));
  for (const text of [
    'October 2026',
    'Aurora Books',
    'AU0-BRAND',
    'Aurora Books gift card',
    'AU0-CARD',
    '17',
  ])
    expect(row.getByText(text)).toBeTruthy();
  expect(within(await rowOf('¥2,000')).getByText('4')).toBeTruthy();
  const totals = within(screen.getByRole('region', { name: 'Totals' }));
  for (const text of ['21', '€205.00', '¥2,000']) expect(totals.getByText(text)).toBeTruthy();
});

test('ACTREP-13, ACTREP-14: every column sorts, a hundred rows a page, and the address says both', async () => {
  const { calls } = await show();
  await table();
  fireEvent.click(screen.getByRole('button', { name: 'Redemptions' }));
  const sort = { field: 'redemptions', direction: 'DESC' };
  await lastAsked(calls, { sort });
  fireEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
  await lastAsked(calls, { page: { number: 2, size: 100 }, sort });
  expect(location.hash).toContain('order_by=redemptions&order=desc&page=2');
});

test('a row opens the redemption report with the same redemptions: its days in the own zone, instants in another', async () => {
  const { view } = await show();
  const link = (await rowOf('€205.00')).querySelector('a');
  expect(link?.getAttribute('href')).toBe(
    '#/reports/redemptions?brand_skus=AU0-BRAND&product=AU0-CARD&redeemed_start=2026-10-01&redeemed_end=2026-10-31&state=redeemed&productCurrency=EUR',
  );
  expect((await rowOf('¥2,000')).querySelector('a')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open these redemptions' }).getAttribute('href')).toContain(
    'redeemed_start=2026-10-01&redeemed_end=2026-11-30',
  );
  view.unmount();
  await show(GENERATED.replace('Europe%2FParis', 'Asia%2FTokyo'), answering({ timezone: 'Asia/Tokyo' }));
  expect((await rowOf('€205.00')).querySelector('a')?.getAttribute('href')).toContain(
    'redeemed_start=2026-09-30T22%3A00%3A00.000Z&redeemed_end=2026-10-31T22%3A59%3A59.999Z',
  );
});

const countries = (number: number) => ({
  __typename: 'CountryPage',
  items: number === 3 ? [{ __typename: 'Country', code: 'FR', name: 'France' }] : [],
  page: { __typename: 'PageInfo', totalPages: 3 },
});

test('ACTREP-8, ACTREP-9, ACTREP-24, ACTREP-31, ACTREP-35, ACTREP-36, ACTREP-37: an address says everything of a report, and its filters take effect at once', async () => {
  const named = (id: string, name: string) => ({ id, name });
  const { calls } = await show(
    `${GENERATED}&group_by=reward&metrics=selling_price&interval=weekly&state=none&include_refunded=true&billing_currency=EUR,JPY&product_currency=USD&io_number=IO-1&experience=5&countries=FR&page=2&order_by=reward&order=desc`,
    {
      answers: {
        ExperienceFilter: () => ({
          data: { experiences: [{ __typename: 'Experience', ...named('5', 'Direct links') }] },
        }),
        CountryFilter: (sent) => ({ data: { countries: countries(sent.page?.['number' as never] ?? 0) } }),
      },
    },
  );
  await waitFor(() => expect(reportsAsked(calls)).toHaveLength(1));
  const filter = {
    states: [],
    includeRefunded: true,
    billingCurrencies: ['EUR', 'JPY'],
    productCurrency: 'USD',
    ioNumber: 'IO-1',
    experienceIds: ['5'],
    countries: ['FR'],
  };
  expect(reportsAsked(calls)[0]).toEqual({
    groupBy: ['reward'],
    metrics: ['selling_price'],
    interval: 'weekly',
    startDate: '2026-10-01',
    endDate: '2026-11-30',
    timezone: 'Europe/Paris',
    timeframeScope: 'redeem_at',
    filter,
    sort: { field: 'reward', direction: 'DESC' },
    page: { number: 2, size: 100 },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the filter Country: France' }));
  const pages = calls.filter(({ name }) => name === 'CountryFilter').map(({ variables }) => variables.page);
  expect(pages).toEqual([1, 2, 3].map((number) => ({ number, size: 100 })));
  const { countries: _, ...rest } = filter;
  await lastAsked(calls, { filter: rest, page: { number: 1 } });
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await lastAsked(calls, { groupBy: ['reward'], interval: 'weekly', filter: { states: ['redeemed'] } });
});

test('ACTREP-15: a text is searched for 500 ms after the last key', async () => {
  const { calls } = await show();
  await table();
  fireEvent.click(screen.getByRole('button', { name: /^More filters/ }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'IO number' }), { target: { value } });
  type('IO');
  await act(() => vi.advanceTimersByTimeAsync(499));
  type('IO-2');
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(location.hash).not.toContain('io_number');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(location.hash).toContain('io_number=IO-2');
  vi.useRealTimers();
  await lastAsked(calls, { filter: { ioNumber: 'IO-2' } });
});

test('ACTREP-38: a report without rows shows "No data", and has no file', async () => {
  await show(
    GENERATED,
    answering({
      items: [],
      points: [],
      page: {
        __typename: 'PageInfo',
        number: 1,
        size: 100,
        totalCount: 0,
        totalIsCapped: false,
        totalPages: 0,
      },
    }),
  );
  expect(await screen.findByText('No data')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download CSV' }).hasAttribute('disabled')).toBe(true);
});

test('the chart beside the table has a table of its own: every period of the timeframe, one currency at a time', async () => {
  await show(`${GENERATED}&chart=total_face_value`);
  const chart = await screen.findByRole('img', {
    name: 'Face value, EUR: €205.00 from 2026.10.01 to 2026.11.30',
  });
  expect(chart).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'Face value, EUR' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'TimeframeFace value',
    'October 2026€205.00',
    'November 2026€0.00',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /Currency of the chart$/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'JPY' }));
  expect(await screen.findByRole('img', { name: /^Face value, JPY: ¥2,000/ })).toBeTruthy();
  expect(location.hash).toContain('chart_currency=JPY');
});

test('without an interval the chart shows the largest rows', async () => {
  const items = [
    activityRow({ timeframe: null }),
    activityRow({ timeframe: null, brandSku: 'B', redemptions: 30 }),
  ];
  await show(`${GENERATED}&interval=none`, answering({ items, interval: 'none' }));
  const rows = within(await screen.findByRole('table', { name: 'Redemptions' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'RowRedemptions',
    'Aurora Books · Aurora Books gift card30',
    'Aurora Books · Aurora Books gift card17',
  ]);
});

test('below the rows stands how old the report is, and what the last recount found', async () => {
  const { view } = await show();
  expect(await screen.findByText('As of 23 / 11 / 2026 10:00')).toBeTruthy();
  expect(screen.getByText('Recounted 23 / 11 / 2026 03:30: no difference')).toBeTruthy();
  view.unmount();
  const freshness = {
    __typename: 'ActivityReportFreshness',
    asOf: '2026-11-23T09:00:00.000Z',
    waiting: 3,
    aggregatedAt: null,
    verifiedAt: '2026-11-23T02:30:00.000Z',
    drift: 2,
  };
  await show(GENERATED, answering({ freshness }));
  expect(await screen.findByText('3 recent changes added while reading')).toBeTruthy();
  expect(
    screen.getByText('Recounted 23 / 11 / 2026 03:30: 2 redemptions were counted wrongly').className,
  ).toContain('drift');
});

test('a report that fails says so and is asked for again; generated once more it is counted anew', async () => {
  let fails = true;
  const { calls } = await show(GENERATED, {
    answers: {
      ActivityReportResult: () =>
        fails
          ? { data: { activityReport: null }, errors: [{ message: 'x', path: ['activityReport'] }] }
          : report(),
    },
  });
  const again = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  fireEvent.click(again);
  await rowOf('€205.00');
  const before = reportsAsked(calls).length;
  fireEvent.click(screen.getByRole('button', { name: 'Generate report' }));
  await waitFor(() => expect(reportsAsked(calls)).toHaveLength(before + 1));
});

test('a report that takes too long says what helps; its file is there, and fewer days are proposed', async () => {
  const message = 'This report takes too long to be shown: shorten the time, group by less, or filter.';
  const extensions = { code: 'BAD_REQUEST', status: 422, errorName: 'report_too_long' };
  const error = { message, path: ['activityReport'], extensions };
  const { calls } = await show(
    GENERATED.replace('2026-10-01', '2022-01-01').replace('2026-11-30', '2025-12-31'),
    {
      answers: { ActivityReportResult: () => ({ data: { activityReport: null }, errors: [error] }) },
    },
  );
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByRole('button', { name: 'Download CSV' })).toHaveProperty('disabled', false);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Only 2025.10.01 – 2025.12.31' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Only 2025.01.01 – 2025.12.31' }));
  await lastAsked(calls, { startDate: '2025-01-01', endDate: '2025-12-31' });
});
