import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ABILITIES } from '../../../../schema/foundation/abilities.ts';
import { addDays, dayIn } from '../../../../schema/foundation/dates/dates.ts';
import { CallError } from '../../../data/failures/callError.ts';
import {
  advertiser,
  advertisers,
  alert,
  alerts,
  failure,
  stats,
} from '../../../testing/data/advertiserData.ts';
import { type Answers, renderScreen, type ScreenOptions } from '../../../testing/renderScreen.tsx';
import { AdvertiserDashboardScreen } from './AdvertiserDashboardScreen.tsx';

const all = () => ({
  data: {
    stats: stats(),
    alerts: alerts(),
    advertisers: advertisers([advertiser('1'), advertiser('2')], 32),
  },
});

function show(over: Partial<ScreenOptions> & { answer?: Answers[string] } = {}) {
  const { answer = all, ...options } = over;
  return renderScreen(<AdvertiserDashboardScreen />, {
    answers: { AdvertiserDashboardScreen: answer },
    url: '/advertisers',
    ...options,
  });
}

test('ADVLIST-9, ADVLIST-10, ADVLIST-11: chart, notifications and the list come in one request', async () => {
  const { calls } = await show();
  expect(await screen.findByRole('link', { name: /Advertiser 1/ })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Redemptions by day' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Notifications' })).getByText('Alert 1')).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual(['AdvertiserDashboardScreen']);
});

test('ADVLIST-2, ADVLIST-6, UI-20: the first request asks for the enabled, the busiest first, and seven days ending yesterday', async () => {
  const { calls } = await show();
  await screen.findByRole('link', { name: /Advertiser 1/ });
  const today = dayIn('Europe/Paris');
  expect(calls[0]?.variables).toMatchObject({
    filter: { status: 'enabled' },
    sort: { field: 'last_7_days_redemptions', direction: 'DESC' },
    page: { number: 1, size: 10 },
    period: {
      startDate: addDays(today, -7),
      endDate: addDays(today, -1),
      timezone: 'Europe/Paris',
      states: ['redeemed'],
    },
  });
});

test('ADVLIST-5: the counts of enabled and disabled advertisers are shown', async () => {
  await show();
  expect(await screen.findByText(/32 enabled · 8 disabled/)).toBeTruthy();
});

test('ADVLIST-3, ADVLIST-15: a column sorts by what the address then says', async () => {
  const { calls } = await show({ url: '/advertisers?page=2' });
  fireEvent.click(await screen.findByRole('button', { name: 'Name' }));
  await waitFor(() => expect(location.hash).toBe('#/advertisers?order_by=name&order=asc'));
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toMatchObject({ sort: { field: 'name', direction: 'ASC' } }),
  );
  expect(screen.queryByRole('button', { name: 'Value, last 7 days' })).toBeNull();
});

test('ADVLIST-3: the page is in the address', async () => {
  const { calls } = await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(location.hash).toBe('#/advertisers?page=2'));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ page: { number: 2, size: 10 } }));
});

test('ADVLIST-15: without viewBudget there is neither balance nor value', async () => {
  await show({ abilities: ABILITIES.filter((ability) => ability !== 'viewBudget') });
  await screen.findByRole('link', { name: /Advertiser 1/ });
  const table = screen.getByRole('table', { name: 'Advertisers' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Name', 'Status', 'Redemptions, last 7 days']);
});

test('ALERT-4, ALERT-6: without viewAlerts there are no notifications and the chart has the row to itself', async () => {
  const { calls } = await show({ abilities: ['viewAdvertisers', 'viewBudget'] });
  await screen.findByRole('link', { name: /Advertiser 1/ });
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  expect(
    screen.getByRole('region', { name: 'Redemptions by day' }).parentElement?.childElementCount,
  ).toBeGreaterThan(2);
  expect(calls[0]?.variables).toMatchObject({ withAlerts: false });
});

test('ALERT-5, ALERT-6: with viewAlerts chart and notifications share the row', async () => {
  await show();
  await screen.findByText('Alert 1');
  const row = screen.getByRole('region', { name: 'Redemptions by day' }).parentElement;
  expect(row?.childElementCount).toBe(2);
  expect(row?.contains(screen.getByRole('region', { name: 'Notifications' }))).toBe(true);
});

test('changing the notifications leaves chart and list as they are', async () => {
  const waiting = new Promise<never>(() => {});
  const { calls } = await show({
    answer: (variables) => ('alertFilter' in variables && isWarning(variables) ? waiting : all()),
  });
  await screen.findByRole('link', { name: /Advertiser 1/ });
  fireEvent.click(await screen.findByRole('tab', { name: /Warnings/ }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.getByRole('link', { name: /Advertiser 1/ })).toBeTruthy();
  expect(screen.getByText('28 redemptions')).toBeTruthy();
});

const isWarning = (variables: Record<string, unknown>) =>
  (variables.alertFilter as { severity: string }).severity === 'warning';

test('one failed part leaves the others: notifications', async () => {
  await show({ answer: () => ({ data: { ...all().data, alerts: null }, errors: [failure(['alerts'])] }) });
  expect(await screen.findByText('Notifications could not be loaded')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Advertiser 1/ })).toBeTruthy();
  expect(screen.getByText('28 redemptions')).toBeTruthy();
});

test('one failed part leaves the others: the list, which can be asked for again', async () => {
  let isDown = true;
  await show({
    answer: () =>
      isDown ? { data: { ...all().data, advertisers: null }, errors: [failure(['advertisers'])] } : all(),
  });
  expect(await screen.findByText('Advertisers could not be loaded')).toBeTruthy();
  expect(screen.getByText('Alert 1')).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Advertiser 1/ })).toBeTruthy();
});

test('a call that fails as a whole blanks only the part that was asked anew; the others stay, also when it is tried again in vain', async () => {
  let isDown = false;
  const { calls } = await show({
    answer: () => {
      if (isDown) throw new CallError({ status: 0, code: 'UNREACHABLE' });
      return all();
    },
  });
  await screen.findByRole('link', { name: /Advertiser 1/ });
  const others = () => [
    screen.getByRole('link', { name: /Advertiser 1/ }),
    screen.getByText('28 redemptions'),
  ];
  isDown = true;
  fireEvent.click(await screen.findByRole('tab', { name: /Warnings/ }));
  expect(await screen.findByText('Notifications could not be loaded')).toBeTruthy();
  expect(others()).toHaveLength(2);
  expect(screen.queryByText('Advertisers could not be loaded')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(await screen.findByText('Notifications could not be loaded')).toBeTruthy();
  expect(others()).toHaveLength(2);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Alert 1')).toBeTruthy();
});

test('UI-23: a chart that fails is logged and opens the error dialog; the rest of the screen lives on', async () => {
  const log = vi.fn();
  vi.stubGlobal('reportError', log);
  await show({ answer: () => ({ data: { ...all().data, stats: null }, errors: [failure(['stats'])] }) });
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(log).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Redemptions by day could not be loaded')).toBeTruthy();
});

test('UI-12: a period without redemptions says so', async () => {
  await show({ answer: () => ({ data: { ...all().data, stats: stats([0, 0]) } }) });
  expect(await screen.findByText('No data')).toBeTruthy();
});

test('an empty list says what would be here; a filtered one how to see more', async () => {
  const nothing = () => ({
    data: { ...all().data, alerts: alerts([alert('1')]), advertisers: advertisers([]) },
  });
  const { view } = await show({ answer: nothing });
  expect(await screen.findByText('No advertisers')).toBeTruthy();
  view.unmount();
  await show({ answer: nothing, url: '/advertisers?status=disabled' });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }));
  await waitFor(() => expect(location.hash).toBe('#/advertisers'));
});
