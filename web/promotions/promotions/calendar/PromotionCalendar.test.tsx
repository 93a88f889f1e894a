import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { promotion, promotionPage } from '../../../testing/data/promotionRows.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { PromotionListScreen } from '../list/PromotionListScreen.tsx';

const rows = [
  promotion('1', { name: 'Summer', advertiserId: '8', advertiserName: 'Zenith' }),
  promotion('2', { name: 'Welcome', status: 'paused', endsAt: null }),
  promotion('3', { name: 'Autumn' }),
];
const show = (items: object[] = rows, total = items.length, url = '?view=calendar&month=2026-11') =>
  renderScreen(<PromotionListScreen />, {
    answers: {
      PromotionCalendar: () => ({ data: { promotions: promotionPage(items, total) } }),
      PromotionListScreen: () => ({ data: { promotions: promotionPage(items) } }),
    },
    url: `/promotions${url}`,
  });

test('the calendar asks for what runs within the month in Los Angeles, under the filters of the list', async () => {
  const { calls } = await show(rows, 3, '?view=calendar&month=2026-11&search=sum&withCompleted=true');
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeTruthy();
  expect(calls).toEqual([
    {
      name: 'PromotionCalendar',
      variables: {
        filter: {
          name: 'sum',
          withPaused: true,
          withCompleted: true,
          withDisabled: false,
          from: '2026-11-01T07:00:00.000Z',
          to: '2026-12-01T08:00:00.000Z',
        },
      },
    },
  ]);
});

test('promotions stand under their advertisers with status and days, each a link to its screen', async () => {
  await show();
  const shop = within(await screen.findByRole('region', { name: 'Corner Shop' }));
  expect(shop.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/advertiser/7/promotion/2',
    '#/advertiser/7/promotion/3',
  ]);
  expect(shop.getByRole('link', { name: /Welcome.*Paused.*11\.01\.2026 – Ongoing/ })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Corner Shop',
    'Zenith',
  ]);
});

test('the keyboard moves from one promotion to the next, also to the first and the last', async () => {
  await show();
  await screen.findByRole('link', { name: /Summer/ });
  const [first, second, last] = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('/promotion/')) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  first.focus();
  for (const [key, reached] of [
    ['ArrowUp', first],
    ['ArrowDown', second],
    ['End', last],
    ['ArrowDown', last],
    ['Home', first],
  ] as const) {
    fireEvent.keyDown(document.activeElement as Element, { key });
    expect(document.activeElement, key).toBe(reached);
  }
});

test('another month is in the address; the way back leads to this one', async () => {
  const { calls } = await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeTruthy();
  expect(location.hash).toContain('month=2026-12');
  fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Previous month' }));
  expect(await screen.findByRole('heading', { name: 'October 2026' })).toBeTruthy();
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toMatchObject({ filter: { from: '2026-10-01T07:00:00.000Z' } }),
  );
});

test('an empty month says so, and a full one that there are others', async () => {
  const { view } = await show([]);
  expect(await screen.findByText('No promotions')).toBeTruthy();
  view.unmount();
  await show(rows, 240);
  expect(await screen.findByText(/The first 100 of 240 promotions are shown/)).toBeTruthy();
});

test('the list is asked for when it is shown, and the filters go along', async () => {
  await show(rows, 3, '?view=calendar&month=2026-11&withPaused=false');
  const list = await screen.findByRole('link', { name: 'List' });
  expect(list.getAttribute('href')).toBe('#/promotions?withPaused=false');
  expect(screen.getByRole('link', { name: 'Calendar' }).getAttribute('aria-current')).toBe('page');
});
