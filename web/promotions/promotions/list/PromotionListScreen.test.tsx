import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ABILITIES } from '../../../../schema/foundation/abilities.ts';
import { NewPromotion } from '../../../app/shell/Shell.tsx';
import { navigate } from '../../../navigation/hashLocation.ts';
import { promotion, promotionPage } from '../../../testing/data/promotionRows.ts';
import { renderScreen, type ScreenOptions } from '../../../testing/renderScreen.tsx';
import { AdvertiserPromotionsTab } from './AdvertiserPromotionsTab.tsx';
import { PromotionListScreen } from './PromotionListScreen.tsx';

const rows = [
  promotion('1', { name: 'Summer' }),
  promotion('2', { name: 'Welcome', status: 'paused', state: 'pending', endsAt: null }),
];
const show = (over: Partial<ScreenOptions> = {}) =>
  renderScreen(
    <>
      <PromotionListScreen />
      <NewPromotion />
    </>,
    {
      answers: {
        PromotionListScreen: () => ({ data: { promotions: promotionPage(rows) } }),
        AdvertiserPicker: () => ({
          data: {
            advertiserOptions: [{ __typename: 'AdvertiserOption', id: '7', name: 'Corner Shop' }],
          },
        }),
      },
      url: '/promotions',
      ...over,
    },
  );
const filterOf = (calls: { variables: Record<string, unknown> }[]) => calls.at(-1)?.variables.filter;

test('PROMOLIST-1, PROMOLIST-3, PROMOLIST-10, PROMOLIST-11, PROMOLIST-12, PROMOLIST-18, PROMOLIST-20: ten, the last begun first; paused ones are there, completed and deleted ones are not', async () => {
  const { calls } = await show();
  await screen.findByText('Summer');
  expect(calls.map(({ variables }) => variables)).toEqual([
    {
      filter: { withPaused: true, withCompleted: false, withDisabled: false },
      sort: { field: 'start_datetime', direction: 'DESC' },
      page: { number: 1, size: 10 },
    },
  ]);
});

test('PROMOLIST-4, PROMOLIST-5, PROMOLIST-6, PROMOLIST-7, FMT-4: a row says status, totals, the last seven days and its days in Los Angeles, and leads to its promotion', async () => {
  await show();
  const link = await screen.findByRole('link', { name: 'Summer' });
  expect(link.getAttribute('href')).toBe('#/advertiser/7/promotion/1');
  const row = within(link.closest('tr') as HTMLElement);
  for (const text of ['Corner Shop', 'Enabled', 'Ready', '12', '5', '1', '4', '11.01.2026', '11.30.2026'])
    expect(row.getAllByText(text).length, text).toBeGreaterThan(0);
  const other = within((await screen.findByRole('link', { name: 'Welcome' })).closest('tr') as HTMLElement);
  for (const text of ['Paused', 'Pending', 'Ongoing']) expect(other.getByText(text)).toBeTruthy();
});

test('PROMO-32: a state that is not known is shown by its name', async () => {
  const odd = promotion('3', { state: 'held_back' });
  await show({ answers: { PromotionListScreen: () => ({ data: { promotions: promotionPage([odd]) } }) } });
  expect(await screen.findByText('held back')).toBeTruthy();
});

test('PROMOLIST-13: the switches are in the address and say what is in force', async () => {
  const { calls } = await show({ url: '/promotions?withCompleted=true' });
  await screen.findByText('Summer');
  expect(filterOf(calls)).toMatchObject({ withCompleted: true });
  fireEvent.click(screen.getByRole('switch', { name: 'Paused' }));
  await waitFor(() => expect(filterOf(calls)).toMatchObject({ withPaused: false, withCompleted: true }));
  expect(location.hash).toContain('withPaused=false');
  fireEvent.click(await screen.findByRole('button', { name: /Remove the filter Completed/ }));
  await waitFor(() => expect(filterOf(calls)).toMatchObject({ withPaused: false, withCompleted: false }));
  fireEvent.click(screen.getByRole('switch', { name: 'Deleted' }));
  await waitFor(() => expect(filterOf(calls)).toMatchObject({ withDisabled: true }));
});

test('PROMOLIST-9: they are searched by name', async () => {
  const { calls } = await show({ url: '/promotions?search=sum' });
  await screen.findByText('Summer');
  expect(filterOf(calls)).toMatchObject({ name: 'sum' });
});

test('PROMOLIST-20: they are sorted by name, status, start and end', async () => {
  const { calls } = await show();
  await screen.findByText('Summer');
  for (const [header, field] of [
    ['Name', 'name'],
    ['Status', 'status'],
    ['End', 'end_datetime'],
  ]) {
    const head = screen.getByRole('columnheader', { name: new RegExp(`^${header}`) });
    fireEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(calls.at(-1)?.variables.sort).toMatchObject({ field }));
  }
});

test('PROMOLIST-17: without any it says so', async () => {
  await show({ answers: { PromotionListScreen: () => ({ data: { promotions: promotionPage([]) } }) } });
  expect(await screen.findByText('No promotions')).toBeTruthy();
});

test('PROMOLIST-14, PROMO-25: only holders of createPromotions are offered a new one', async () => {
  await show({ abilities: ABILITIES.filter((ability) => ability !== 'createPromotions') });
  await screen.findByText('Summer');
  expect(screen.queryByRole('button', { name: 'New promotion' })).toBeNull();
});

test('PROMOLIST-16, SHELL-20, SHELL-21, SHELL-22: a dialog asks for an enabled advertiser and leads on to the wizard', async () => {
  const { calls } = await show();
  fireEvent.click(await screen.findByRole('button', { name: 'New promotion' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New promotion' }));
  const field = dialog.getByRole('combobox', { name: /^Advertiser/ });
  field.focus();
  fireEvent.change(field, { target: { value: 'cor' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Corner Shop' }));
  await waitFor(() => expect(location.hash).toBe('#/advertiser/7/promotion/create/experience'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.find(({ name }) => name === 'AdvertiserPicker')?.variables).toEqual({
    filter: { search: 'cor', status: 'enabled' },
  });
});

test('SHELL-20: the dialog is given up without leading anywhere', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'New promotion' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.hash).toBe('#/promotions');
});

test('SHELL-20: whoever goes elsewhere leaves the dialog behind', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'New promotion' }));
  await screen.findByRole('dialog');
  act(() => navigate('/brands'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const tab = (status: string, over: Partial<ScreenOptions> = {}) =>
  renderScreen(<AdvertiserPromotionsTab advertiserId="7" />, {
    answers: {
      AdvertiserPromotionsTab: () => ({
        data: { advertiser: { __typename: 'Advertiser', id: '7', status, promotions: promotionPage(rows) } },
      }),
    },
    url: '/advertiser/7?tab=promotions&promotions-page=1&promotions-withDisabled=true',
    ...over,
  });

test('PROMOLIST-2, PROMOLIST-15, ADV-19: the tab of an advertiser lists its own, and leads to the wizard at once', async () => {
  const { calls } = await tab('enabled');
  const link = await screen.findByRole('link', { name: 'Summer' });
  expect(link.getAttribute('href')).toBe('#/advertiser/7/promotion/1');
  expect(screen.queryByText('Corner Shop')).toBeNull();
  expect(calls[0]?.variables).toMatchObject({ id: '7', filter: { withDisabled: true } });
  expect(screen.getByRole('link', { name: 'New promotion' }).getAttribute('href')).toBe(
    '#/advertiser/7/promotion/create/experience',
  );
});

test('a disabled advertiser is offered no new one, and the tab says why', async () => {
  await tab('disabled');
  expect(await screen.findByText('This advertiser is disabled: it cannot get new promotions.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'New promotion' })).toBeNull();
});

test('I18N-1: in French', async () => {
  await show({ locale: 'fr' });
  expect(await screen.findByText('Sans fin')).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Terminées' })).toBeTruthy();
});
