import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AdvertiserTabs } from '../../advertisers/advertisers/AdvertiserTabs.tsx';
import { ADVERTISER_TAB_SCREENS } from '../../app/advertiserTabs.ts';
import { advertiser, failure, pageInfo } from '../../testing/data/advertiserData.ts';
import { answer, budget, line, show, zero } from '../../testing/data/budgetData.tsx';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { AdvertiserBudgetTab } from './AdvertiserBudgetTab.tsx';

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('BUDGET-1, BUDGET-2, BUDGET-59: a donut of used, pending, allocated and unallocated, and the figures beside', async () => {
  await show();
  const donut = await screen.findByRole('figure', { name: 'Breakdown of the budget' });
  const legend = within(donut)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(legend).toEqual([
    expect.stringMatching(/^Used€300\.00/),
    expect.stringMatching(/^Pending€100\.00/),
    expect.stringMatching(/^Allocated€200\.00/),
    expect.stringMatching(/^Unallocated€400\.00/),
  ]);
  const facts = [...document.querySelectorAll('dt')].map((name) => name.textContent);
  expect(facts).toEqual(['Total budget', 'Balance', 'Delivered', 'Expired']);
});

test('BUDGET-3, BUDGET-20, BUDGET-21, BUDGET-22: transactions bear their sign, and a status only where somebody decides', async () => {
  await show();
  const table = await screen.findByRole('table', { name: 'Transaction history' });
  const rows = within(table).getAllByRole('row').slice(1).map(cells);
  expect(
    rows.map((row) => [
      row[1]?.replace('Type', ''),
      row[3]?.replace('Status', ''),
      row[4]?.replace('Amount', ''),
    ]),
  ).toEqual([
    ['Allocation', 'Pending', '+€10.00'],
    ['Deallocation', 'Approved', '−€10.00'],
    ['Debit', '', '−€10.00'],
    ['Credit', '', '+€10.00'],
  ]);
});

test('BUDGET-4, BUDGET-6, BUDGET-7, BUDGET-8, BUDGET-9: what is filtered stands in the address and is asked for', async () => {
  const { calls } = await show({
    url: '/advertiser/7?budget-search=PO&budget-type=allocate&budget-status=pending&budget-from=2026-11-01&budget-to=2026-11-20&budget-page=2',
  });
  await screen.findByRole('table', { name: 'Transaction history' });
  expect(calls[0]?.variables).toEqual({
    id: '7',
    filter: {
      search: 'PO',
      types: ['allocate'],
      statuses: ['pending'],
      from: '2026-11-01',
      to: '2026-11-20',
    },
    page: { number: 2, size: 10 },
  });
  fireEvent.click(screen.getByRole('button', { name: /Remove.*Type/ }));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ page: { number: 1 } }));
  expect(calls.at(-1)?.variables.filter).not.toHaveProperty('types');
  expect(location.hash).not.toContain('budget-type');
});

test('BUDGET-10: the search waits half a second', async () => {
  const { calls } = await show();
  const search = await screen.findByRole('searchbox', { name: 'Search by reference' });
  vi.useFakeTimers({ shouldAdvanceTime: false });
  try {
    fireEvent.change(search, { target: { value: 'order' } });
    vi.advanceTimersByTime(499);
    expect(location.hash).not.toContain('budget-search');
    vi.advanceTimersByTime(2);
    expect(location.hash).toContain('budget-search=order');
  } finally {
    vi.useRealTimers();
  }
  await waitFor(() => expect(calls.at(-1)?.variables.filter).toEqual({ search: 'order' }));
});

test('BUDGET-11: a reference is changed in its place', async () => {
  const save = vi.fn(() => ({
    data: {
      updateBudgetLine: {
        __typename: 'UpdateBudgetLineSuccess',
        line: line('2', { type: 'debit', description: 'Better', version: 2 }),
      },
    },
  }));
  const { calls } = await show({ save });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the reference “Line 2”' }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Reference/ }), { target: { value: 'Better' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Better')).toBeTruthy();
  expect(calls.at(-1)?.variables).toEqual({
    input: { advertiserId: '7', id: '2', version: 1, description: 'Better' },
  });
});

test('BUDGET-11: a reference that is being edited is left by Escape, and not lost by another page of the list', async () => {
  const lines = { __typename: 'BudgetLinePage', items: [line('2')], page: pageInfo(25) };
  await show({ row: budget({ lines }) });
  const edit = () => fireEvent.click(screen.getByRole('button', { name: 'Edit the reference “Line 2”' }));
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Reference/ });
  await screen.findByRole('button', { name: 'Edit the reference “Line 2”' });
  edit();
  fireEvent.change(field(), { target: { value: 'Better' } });
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(field().value).toBe('Better');
  expect(location.hash).toBe('#/advertiser/7');
  fireEvent.keyDown(field(), { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('textbox', { name: /^Reference/ })).toBeNull();
});

test('BUDGET-11: what another wrote meanwhile is put beside', async () => {
  const theirs = line('2', { type: 'debit', description: 'Theirs', version: 5 });
  await show({
    save: () => ({ data: { updateBudgetLine: { __typename: 'StaleBudgetLine', current: theirs } } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the reference “Line 2”' }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Reference/ }), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('cell', { name: 'Theirs' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Mine' })).toBeTruthy();
});

test('BUDGET-58: without createBudget no reference can be changed; nor can one of a past day', async () => {
  const { view } = await show({ abilities: ['viewBudget'] });
  await screen.findByText('Line 2');
  expect(screen.queryByRole('button', { name: /Edit the reference/ })).toBeNull();
  view.unmount();
  const { calls } = await show({ url: '/advertiser/7?as-of=2026-10-24' });
  expect(await screen.findByText('As of 24 / 10 / 2026')).toBeTruthy();
  await screen.findByText('Line 2');
  expect(screen.queryByRole('button', { name: /Edit the reference/ })).toBeNull();
  expect(calls[0]?.variables).toMatchObject({ asOf: '2026-10-24T21:59:59.999Z' });
  fireEvent.click(screen.getByRole('button', { name: 'Back to now' }));
  await waitFor(() => expect(calls.at(-1)?.variables).not.toHaveProperty('asOf'));
});

test('BUDGET-53, BUDGET-54: without a budget, without transactions', async () => {
  await show({ row: budget(zero, []) });
  expect(await screen.findByText('No budget')).toBeTruthy();
  expect(screen.getByText('No transactions')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Download CSV' }) as HTMLButtonElement).disabled).toBe(true);
});

test('BUDGET-55: a budget that failed is logged, and the error dialog opens', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  try {
    await renderScreen(<AdvertiserBudgetTab advertiserId="7" />, {
      answers: {
        AdvertiserBudgetTab: () => ({ ...answer(null), errors: [failure(['advertiser', 'budget'])] }),
      },
    });
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(reported).toHaveBeenCalledOnce();
  } finally {
    vi.unstubAllGlobals();
  }
});

test('BUDGET-5: the file is asked for under the same filters', async () => {
  const file = vi.fn(
    async (_path: string) =>
      new Response('x', { headers: { 'content-disposition': 'attachment; filename="a.csv"' } }),
  );
  vi.stubGlobal('fetch', file);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  try {
    await show({ url: '/advertiser/7?budget-type=debit&budget-from=2026-11-01&budget-to=2026-11-02' });
    fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(file.mock.calls[0]?.[0]).toBe('/files/budget-lines/7?type=debit&from=2026-11-01&to=2026-11-02');
  } finally {
    click.mockRestore();
    vi.unstubAllGlobals();
  }
});

test.each([
  [['viewBudget'] as const, 1],
  [['viewAdvertisers'] as const, 0],
])('ADV-20, ADV-21: holders of viewBudget have the tab: %j', async (abilities, count) => {
  const { __typename, id, hasInventory, hasDiscounts } = advertiser('7');
  const part = { __typename, id, hasInventory, hasDiscounts } as never;
  await renderScreen(<AdvertiserTabs advertiser={part} screens={ADVERTISER_TAB_SCREENS} />, {
    abilities,
    url: '/advertiser/7?tab=budget',
    answers: { AdvertiserBudgetTab: () => answer(budget()) },
  });
  expect(screen.queryAllByRole('tab', { name: 'Budget' })).toHaveLength(count);
});
