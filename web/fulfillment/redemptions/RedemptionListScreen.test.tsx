import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  ANSWERS,
  filterOf,
  firstRow,
  pageAnswer,
  reportQueries,
  rows,
  showReport as show,
} from '../../testing/renderReport.tsx';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { RedemptionsTab } from './RedemptionsTab.tsx';

test('ROUTE-39, REDLIST-2, REDLIST-31, REDLIST-48: ten on a page, the last activated first', async () => {
  const { calls } = await show();
  await firstRow();
  const queries = calls.filter(({ name }) => name === 'RedemptionListScreen');
  expect(queries.map(({ variables }) => variables)).toEqual([
    {
      filter: {},
      sort: { field: 'activation_datetime', direction: 'DESC' },
      page: { number: 1, size: 10 },
    },
  ]);
});

test('REDLIST-30, REDLIST-48, FMT-18: a row says state, order, recipient, what and when; a secret order ID stays one', async () => {
  const { view } = await show();
  const link = await firstRow();
  expect(link.getAttribute('href')).toBe('#/reports/redemptions/11');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    ...['', 'State', 'ID', 'Order ID', 'Recipient', 'Advertiser, promotion', 'Reward', 'Value'],
    ...['Activated', 'Updated'],
  ]);
  const row = within(link.closest('tr') as HTMLElement);
  for (const text of ['Pending', '4f7a…', 'Ada Byron', 'Corner Shop', 'Summer', 'Bakery card', '€25.00'])
    expect(row.getByText(text), text).toBeTruthy();
  expect(row.getByText('20 / 11 / 2026')).toBeTruthy();
  expect(row.getByText('Pending').querySelector('[aria-hidden]')).toBeTruthy();
  const other = screen.getByRole('link', { name: '12' }).closest('tr') as HTMLElement;
  expect(within(other).getByText('Refunded: reversed')).toBeTruthy();
  expect(view.container.innerHTML).not.toContain('4f7a4f7a');
});

test('one box searches for anything, and says what the text was taken for', async () => {
  const { calls } = await show(undefined, {
    answers: {
      RedemptionListScreen: ({ filter }: Record<string, { search?: string }>) =>
        pageAnswer(rows, { searchFields: filter?.search ? ['order_id', 'external_ref'] : null }),
    },
  });
  await firstRow();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'IO-1' } });
  expect(await screen.findByText('Searched as: order ID, external reference')).toBeTruthy();
  expect(filterOf(calls)).toEqual({ search: 'IO-1' });
  expect(location.hash).toBe('#/reports/redemptions?search=IO-1');
});

test('REDLIST-48: sorted by state, ID, order ID, value and both dates', async () => {
  const { calls } = await show();
  await firstRow();
  for (const [header, sort] of [
    ['State', { field: 'state', direction: 'ASC' }],
    ['Order ID', { field: 'order_id', direction: 'ASC' }],
    ['Value', { field: 'value', direction: 'DESC' }],
    ['Updated', { field: 'updated_datetime', direction: 'DESC' }],
  ] as const) {
    const head = screen.getByRole('columnheader', { name: header });
    fireEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(reportQueries(calls).at(-1)?.sort).toEqual(sort));
  }
  const head = screen.getByRole('columnheader', { name: 'Recipient' });
  expect(within(head).queryByRole('button')).toBeNull();
});

test('REDLIST-32, REDLIST-33: a sort of too many rows is cleared, and a dialog says why', async () => {
  const refusal = {
    message: 'x',
    path: ['redemptions'],
    extensions: { code: 'REFUSED', status: 422, errorName: 'sorting_limit_exceeded' },
  };
  const { calls } = await show('/reports/redemptions?order_by=value&order=asc', {
    answers: {
      RedemptionListScreen: ({ sort }: Record<string, { field: string }>) =>
        sort?.field === 'value' ? { data: { redemptions: null }, errors: [refusal] } : pageAnswer(rows),
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Too many rows to sort' });
  expect(dialog.textContent).toContain(
    'There are too many rows to sort. Narrow the list with filters and sort again.',
  );
  await waitFor(() => expect(location.hash).toBe('#/reports/redemptions'));
  expect(reportQueries(calls).at(-1)?.sort).toEqual({ field: 'activation_datetime', direction: 'DESC' });
  // The sort is already cleared: a refresh or an empty cache would not help, only fewer rows do.
  const buttons = within(dialog).getAllByRole('button', { hidden: true });
  expect(new Set(buttons.map((button) => button.textContent || button.getAttribute('aria-label')))).toEqual(
    new Set(['Close', 'Sort the last 30 days']),
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sort the last 30 days' }));
  await waitFor(() =>
    expect(reportQueries(calls).at(-1)).toMatchObject({
      filter: { activationStart: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      sort: { field: 'value', direction: 'ASC' },
    }),
  );
});

test('without any it says what would be here; without a match, how to find more', async () => {
  await show(undefined, { answers: { RedemptionListScreen: () => pageAnswer([]) } });
  expect(await screen.findByText('No redemptions')).toBeTruthy();
});

test('I18N-1: in French', async () => {
  await show(undefined, { locale: 'fr' });
  expect(await screen.findByText(/Remboursée.*contre-passée/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Plus de filtres/ })).toBeTruthy();
});

const rowLink = async () => (await screen.findByRole('link', { name: '11' })).getAttribute('href');

test('ROUTE-61, ADV-23, RED-11: the tab of an advertiser lists its own, with a page of its own, and asks for no advertiser', async () => {
  const { calls } = await renderScreen(<RedemptionsTab advertiserId="7" />, {
    answers: { ...ANSWERS, RedemptionListScreen: () => pageAnswer(rows, { total: 40, number: 2 }) },
    url: '/advertiser/7?tab=redemptions&redemptions-page=2&promotions-page=3&advertiser=8',
  });
  await firstRow();
  expect(reportQueries(calls)).toMatchObject([
    { filter: { advertiserIds: ['7'] }, page: { number: 2, size: 10 } },
  ]);
  expect(await rowLink()).toBe('#/reports/redemptions/11?from=advertiser');
  expect(screen.queryByRole('combobox', { name: 'Advertiser' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Promotion' })).toBeTruthy();
  expect(screen.queryByText('Corner Shop')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await waitFor(() =>
    expect(location.hash).toBe(
      '#/advertiser/7?tab=redemptions&redemptions-page=3&promotions-page=3&advertiser=8',
    ),
  );
});

test('ROUTE-62, RED-11: the tab of a promotion lists its own, tests included as in the figures of its page, without a column for it', async () => {
  const { calls } = await renderScreen(<RedemptionsTab promotionId="3" />, {
    answers: ANSWERS,
    url: '/advertiser/7/promotion/3?tab=redemptions&redemptions-state=failed',
  });
  await firstRow();
  expect(filterOf(calls)).toEqual({ promotionIds: ['3'], states: ['failed'], withTesting: true });
  expect(await rowLink()).toBe('#/reports/redemptions/11?from=promotion');
  expect(screen.queryByRole('combobox', { name: 'Promotion' })).toBeNull();
  expect(screen.queryByText('Summer')).toBeNull();
});
