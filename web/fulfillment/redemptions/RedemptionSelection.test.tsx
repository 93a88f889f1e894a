import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PAGE, type ReportVariables, reportOf } from '../../testing/endlessReport.ts';
import { type Call, renderScreen } from '../../testing/renderScreen.tsx';
import { RedemptionListScreen } from './RedemptionListScreen.tsx';

const show = (total: number | null, url = '/reports/redemptions') =>
  renderScreen(<RedemptionListScreen />, { answers: reportOf(total), url });
const row = (id: number) => screen.findByRole('link', { name: String(id) });
const rowCount = () => screen.getAllByRole('link').length;
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const selectionText = () =>
  within(screen.getByRole('region', { name: 'Selection' })).getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const variablesOf = (calls: readonly Call[]) => calls.map(({ variables }) => variables);

/** Mocks the browser's observer of the end of the rows. */
let near: (() => void)[] = [];
beforeEach(() => {
  near = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
        near.push(() => onSeen([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
const comeNearTheEnd = () => act(() => near.at(-1)?.());

test('REDLIST-4: rows are chosen one by one or by the page, and stay chosen on other pages', async () => {
  await show(25);
  await row(1);
  expect(selectionText()).toBe('25 redemptions');
  fireEvent.click(box('Select redemption 2'));
  expect(selectionText()).toBe('1 selected');
  expect(box('Select all rows shown').indeterminate).toBe(true);
  press('Page 2');
  await row(11);
  fireEvent.click(box('Select all rows shown'));
  expect(selectionText()).toBe('11 selected');
  press('Page 1');
  await row(1);
  expect(box('Select redemption 2').checked).toBe(true);
  expect(box('Select redemption 3').checked).toBe(false);
  press('Clear the selection');
  expect(box('Select redemption 2').checked).toBe(false);
});

test('REDLIST-4: all that match are chosen at once, but those taken out', async () => {
  await show(25);
  await row(1);
  press('Select all 25');
  expect(selectionText()).toBe('25 selected');
  fireEvent.click(box('Select redemption 2'));
  expect(selectionText()).toBe('24 selected');
  press('Page 2');
  await row(11);
  expect(box('Select redemption 12').checked).toBe(true);
});

test('REDLIST-4: other filters begin without a selection', async () => {
  await show(25);
  await row(1);
  press('Select all 25');
  press('All states States');
  fireEvent.click(await screen.findByRole('option', { name: 'Failed' }));
  await waitFor(() => expect(location.hash).toContain('state=failed'));
  await screen.findByText('3 redemptions');
});

test('REDLIST-34, REDLIST-35, REDLIST-49: of more than are counted, 10,000 are said, and the rows go on', async () => {
  const { calls } = await show(null, '/reports/redemptions?page=3');
  await row(1);
  expect(location.hash).toBe('#/reports/redemptions');
  expect(screen.queryByRole('navigation', { name: /^Pages: / })).toBeNull();
  expect(screen.getByText(/^1–10 of 10,000\+ · More than 10,000 match/)).toBeTruthy();
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Endless list' });
  expect([toggle.checked, toggle.disabled]).toEqual([true, true]);
  comeNearTheEnd();
  await row(20);
  expect(screen.getByText(/^1–20 of 10,000\+/)).toBeTruthy();
  press('Show more rows');
  await row(30);
  expect(rowCount()).toBe(30);
  expect(variablesOf(calls).slice(-2)).toMatchObject([
    { first: PAGE, after: '10' },
    { first: PAGE, after: '20' },
  ]);
});

test('REDLIST-34: a shorter report has numbered pages, and goes on instead where one wants that', async () => {
  await show(25, '/reports/redemptions?page=2');
  await row(11);
  fireEvent.click(screen.getByRole('switch', { name: 'Endless list' }));
  await row(1);
  expect(location.hash).toBe('#/reports/redemptions?paging=endless');
  comeNearTheEnd();
  await row(20);
  comeNearTheEnd();
  await row(25);
  expect(screen.queryByRole('button', { name: 'Show more rows' })).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Endless list' }));
  await screen.findByRole('navigation', { name: /^Pages: / });
  expect(rowCount()).toBe(PAGE);
  expect(location.hash).toBe('#/reports/redemptions');
});

test('rows that could not be loaded are asked for again, those before them stay', async () => {
  let fails = true;
  const answers = reportOf(25);
  await renderScreen(<RedemptionListScreen />, {
    answers: {
      RedemptionListScreen(variables) {
        if ((variables as unknown as ReportVariables).after && fails)
          return Promise.reject(new Error('gone'));
        return answers.RedemptionListScreen?.(variables) ?? { data: null };
      },
    },
    url: '/reports/redemptions?paging=endless',
  });
  await row(10);
  press('Show more rows');
  await screen.findByText('Redemptions could not be loaded');
  expect(rowCount()).toBe(PAGE);
  fails = false;
  press('Retry');
  await row(20);
});
