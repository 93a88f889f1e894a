import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressReaders } from '../../navigation/addressReaders.ts';
import {
  budgetRow,
  inventoryAnswer,
  inventoryRow,
  inventoryStats,
} from '../../testing/data/inventoryReportData.ts';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { InventoryReportScreen } from './InventoryReportScreen.tsx';

const show = (over: Partial<ScreenOptions> = {}, items: object[] = [inventoryRow('P10'), budgetRow()]) =>
  renderScreen(<InventoryReportScreen />, {
    url: '/reports/inventory',
    viewer: { isStaff: true, email: 'operator@guerdon.example' },
    ...over,
    answers: {
      InventoryReportScreen: () => ({ data: inventoryAnswer(items) }),
      InventoryDetail: ({ isStock }: { isStock?: boolean }) => ({
        data: isStock ? { ofReward: inventoryStats } : { ofSource: inventoryStats },
      }),
      ...over.answers,
    },
  });

const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLTableRowElement;

test('INVREP-6, UI-31: a row says source, payment, value, stock, use of 7 and 30 days, what is expected, and when it runs out', async () => {
  await show();
  const row = within(await rowOf('Reward P10'));
  for (const text of [
    'Stock · Harbour Gift Codes',
    'Prepaid codes',
    '€10.00',
    '40',
    '5',
    '45',
    '08 / 12 / 2026',
    '03 / 12 to 15 / 12',
  ])
    expect(row.getByText(text)).toBeTruthy();
  expect(row.getAllByText('21')).toHaveLength(2);
  expect(row.getAllByText('90')).toHaveLength(2);
  const budget = within(await rowOf('€5,000.00'));
  expect(budget.getByRole('link', { name: /Partner · EUR/ }).getAttribute('href')).toBe(
    'https://pay.example/',
  );
  expect(budget.getByText('Prepaid budget')).toBeTruthy();
});

test('a number of used rewards leads to those redemptions', async () => {
  await show();
  const row = within(await rowOf('Reward P10'));
  expect(row.getByRole('link', { name: '90' }).getAttribute('href')).toBe(
    '#/reports/redemptions?reward=P10&redeemed_start=2026-10-24&redeemed_end=2026-11-22&with_testing=true',
  );
  const budget = within(await rowOf('€5,000.00'));
  expect(budget.getByRole('link', { name: '21' }).getAttribute('href')).toBe(
    '#/reports/redemptions?provider_ids=2&productCurrency=EUR&redeemed_start=2026-11-16&redeemed_end=2026-11-22&with_testing=true',
  );
});

test('INVREP-1, INVREP-5, INVREP-7: source and the switch filter, each column sorts, what runs out first is on top', async () => {
  const { calls } = await show();
  await rowOf('Reward P10');
  const lastQuery = () => calls.filter(({ name }) => name === 'InventoryReportScreen').at(-1)?.variables;
  expect(lastQuery()).toMatchObject({
    sort: { field: 'runs_out', direction: 'ASC' },
    filter: { hideUnused: false },
  });
  const table = screen.getByRole('table', { name: 'Inventory' });
  expect(table.querySelectorAll('th[aria-sort]')).toHaveLength(13);
  fireEvent.click(screen.getByRole('switch', { name: 'Hide items without redemptions in 30 days' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ filter: { hideUnused: true } }));
  fireEvent.click(within(table).getByRole('button', { name: /^Total stock/ }));
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ sort: { field: 'total_stock', direction: 'DESC' } }),
  );
  expect(location.hash).toBe('#/reports/inventory?hide_unused=true&order_by=total_stock&order=desc');
});

test('INVREP-8: the first row is open: its advertisers with their sums, and in words where its day comes from', async () => {
  await show();
  const stats = within(await screen.findByRole('table', { name: 'Advertisers that use it' }));
  const own = within((await stats.findByText('Northwind Grocers')).closest('tr') as HTMLTableRowElement);
  for (const text of ['20', '80', '26']) expect(own.getByText(text)).toBeTruthy();
  const total = within((await stats.findByText('Total')).closest('tr') as HTMLTableRowElement);
  for (const text of ['21', '90', '26']) expect(total.getByText(text)).toBeTruthy();
  expect(screen.getByText('7 more advertisers are in the total.')).toBeTruthy();
  expect(
    screen.getByText(
      '45 left, 3 used a day on average: used up on 08 / 12 / 2026, in 80 of 100 cases between 03 / 12 / 2026 and 15 / 12 / 2026.',
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close the details of Reward P10' }));
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Advertisers that use it' })).toBeNull());
});

test('an alert is set in working days, against the version that was read; who may not edit it reads it', async () => {
  const saved = inventoryRow('P10', {
    alert: { __typename: 'RunOutAlert', workingDays: 5, dueOn: '2026-12-01', sentAt: null, version: 1 },
  });
  const { calls } = await show({
    answers: {
      RunOutAlertFormSave: () => ({
        data: { saveRunOutAlert: { __typename: 'SaveRunOutAlertSuccess', row: saved } },
      }),
    },
  });
  const field = await screen.findByRole('textbox', { name: /^Alert, in working days/ });
  fireEvent.change(field, { target: { value: '61' } });
  expect(screen.getByText('A whole number from 1 to 60')).toBeTruthy();
  fireEvent.change(field, { target: { value: '5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set alert' }));
  expect(await screen.findByText('Due on 01 / 12 / 2026 at the current pace.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'RunOutAlertFormSave')?.variables.input).toEqual({
    sku: 'P10',
    sourceId: null,
    workingDays: 5,
    version: 0,
  });
});

test('who is no staff has neither alerts nor budgets to declare; nothing at all says what would be here', async () => {
  await show({ viewer: { isStaff: false } }, [
    inventoryRow('P10', { alert: null, provider: null, providerPaymentType: null }),
  ]);
  await screen.findByRole('table', { name: 'Advertisers that use it' });
  expect(screen.queryByRole('button', { name: 'Declare budget' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /^Alert/ })).toBeNull();
});

test('an empty report says what would be here', async () => {
  await show({}, []);
  expect(await screen.findByText('No stock and no budget yet')).toBeTruthy();
});

test('the days of the report hold their place until they are known, unseen', async () => {
  const { view } = await show({ answers: { InventoryReportScreen: () => new Promise(() => undefined) } });
  expect(screen.getByText(/^Use of whole days from/).style.visibility).toBe('hidden');
  view.unmount();
  await show();
  await rowOf('Reward P10');
  expect(screen.getByText(/^Use of whole days from/).style.visibility).toBe('');
});

test('filters of the address that name nothing are told, and can be removed', async () => {
  const address = () => addressReaders.read();
  await show({ url: '/reports/inventory?brand=zzz&source=99' });
  await rowOf('Reward P10');
  await waitFor(() =>
    expect([...address().problems.values()].flat()).toEqual([
      { key: 'brand', text: 'zzz', kind: 'choice' },
      { key: 'source', text: '99', kind: 'choice' },
    ]),
  );
});
