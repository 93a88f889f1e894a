import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ABILITIES } from '../../../../schema/foundation/abilities.ts';
import { failure } from '../../../testing/data/advertiserData.ts';
import { effects, promotion, reward, rewardPage } from '../../../testing/data/promotionRows.ts';
import { type Call, renderScreen, type ScreenOptions } from '../../../testing/renderScreen.tsx';
import { PromotionRewardsTab } from './PromotionRewardsTab.tsx';

const ROWS = [reward('1'), reward('2', { status: 'paused', state: 'no_allocation', stock: 0, ratio: 0 })];

const HEADERS = [
  ...['Name', 'SKU', 'Status', 'State', 'Activated', 'Redeemed', 'Denied', 'Pending', 'Ratio', 'Stock'],
];

const show = (over: Partial<ScreenOptions> = {}, rows: object[] = ROWS, multipleRewards = false) =>
  renderScreen(<PromotionRewardsTab advertiserId="7" promotionId="1" />, {
    url: '/advertiser/7/promotion/1',
    ...over,
    answers: { PromotionRewardsTab: () => rewardPage(rows, { multipleRewards }), ...over.answers },
  });
const lists = (calls: Call[]) =>
  calls.filter(({ name }) => name === 'PromotionRewardsTab').map(({ variables }) => variables);
const saves = (calls: Call[]) =>
  calls.filter(({ name }) => name === 'PromotionRewardStatusSave').map(({ variables }) => variables.input);

test('PROMO-10, PROMO-12, PROMO-62: ten on a page, enabled ones at first', async () => {
  const { calls } = await show();
  await screen.findByText('Card 1');
  expect(lists(calls)).toEqual([
    {
      id: '1',
      filter: { statuses: ['enabled'] },
      sort: { field: 'position', direction: 'ASC' },
      page: { number: 1, size: 10 },
    },
  ]);
});

test('PROMO-14, PROMO-15, PROMO-57: each with SKU, status, state, figures, ratio and stock', async () => {
  await show();
  await screen.findByText('Card 1');
  const [, first, second] = screen.getAllByRole('row');
  for (const name of HEADERS)
    expect(screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeTruthy();
  const texts = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      // In a card, each value has its header.
      .map(({ textContent }, place) => textContent?.replace(HEADERS[place] ?? '', ''));
  expect(texts(first)).toEqual([
    ...['Card 1', 'ABC-CARD-0001', 'Enabled', 'Ready', '8', '3', '1', '4', '37.5%', 'No limit'],
  ]);
  expect(texts(second)).toEqual([
    ...['Card 2', 'ABC-CARD-0002', 'Paused'],
    'No allocationAllocate stock in the inventory. Inventory of Card 2',
    ...['8', '3', '1', '4', '0.0%', '0'],
  ]);
});

test.each([
  ['no_codes', 'No code is available now', /^Import codes on the server/],
  ['no_provider', 'No provider and no codes', /^Choose a provider for the SKU/],
  ['pool_stopped', 'The pool of its codes is stopped', /^Restore the pool/],
  ['provider_has_none', 'The provider has none left', /^Choose another reward until/],
])(
  'temporarily unavailable for %s: its row says why and what helps; staff get to the SKU',
  async (reason, words, cure) => {
    const rows = [reward('1', { state: 'temporarily_unavailable', reason })];
    const { view } = await show({ viewer: { isStaff: true } }, rows);
    const state = async () =>
      within((await screen.findByText(words)).closest('td, [role="cell"]') as HTMLElement);
    const cell = await state();
    expect(cell.getByText('Temporarily unavailable')).toBeTruthy();
    expect(cell.getByText(cure)).toBeTruthy();
    expect(cell.getByRole('link', { name: /^Open SKU of Card 1/ }).getAttribute('href')).toBe(
      '#/product-skus?sku=ABC-CARD-0001',
    );
    view.unmount();
    await show({}, rows);
    const own = await state();
    expect(own.getByText(/^Only the operator can change this/)).toBeTruthy();
    expect(own.queryByRole('link')).toBeNull();
  },
);

test('PROMO-11, PROMO-13: they are found by name, status and state', async () => {
  const { calls } = await show({
    url: '/advertiser/7/promotion/1?rewards-search=card&rewards-status=all&rewards-state=ready',
  });
  await screen.findByText('Card 1');
  expect(lists(calls)[0]).toMatchObject({ filter: { name: 'card', states: ['ready'] } });
  expect(lists(calls)[0]).not.toHaveProperty('filter.statuses');
});

test('PROMO-11: a search waits half a second after the last key', async () => {
  const { calls } = await show();
  await screen.findByText('Card 1');
  const before = performance.now();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'card' } });
  await waitFor(() => expect(lists(calls).at(-1)).toMatchObject({ filter: { name: 'card' } }), {
    timeout: 3000,
  });
  expect(performance.now() - before).toBeGreaterThanOrEqual(490);
});

test('PROMO-16: without any it says so', async () => {
  await show({ url: '/advertiser/7/promotion/1?rewards-status=enabled' }, []);
  expect(await screen.findByText('No rewards')).toBeTruthy();
});

test('PROMO-45: where recipients choose among several, the header says whose is what is pending', async () => {
  await show({}, ROWS, true);
  await screen.findByText('Card 1');
  expect(
    screen.getByRole('columnheader', { name: /Pending of the whole promotion|^Pending/ }).outerHTML,
  ).toContain('its recipients choose among its rewards');
});

test('PROMO-23: without editPromotions a status is only read', async () => {
  await show({ abilities: ABILITIES.filter((ability) => ability !== 'editPromotions') });
  await screen.findByText('Card 1');
  expect(screen.queryByRole('button', { name: /status of/ })).toBeNull();
});

test('PROMO-30, PROMO-39, PROMO-60, PROMO-61: a status is tried, made, and every cached page of them asked for anew', async () => {
  let status = 'enabled';
  const { calls } = await show({
    answers: {
      PromotionRewardsTab: () => rewardPage([reward('1', { status })]),
      PromotionRewardStatusSave: ({ input }) => {
        const change = input as unknown as { status: string; dryRun?: boolean };
        if (!change.dryRun) status = change.status;
        return {
          data: {
            savePromotionRewardStatus: {
              __typename: 'SavePromotionRewardStatusSuccess',
              reward: reward('1', { status: change.status, isRunnable: false }),
              promotion: promotion('1', { hasRunnableReward: false }),
              effects: effects({ kept: 4, liveRewardsAfter: 0 }),
            },
          },
        };
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Enabled: status of Card 1' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Pause', 'Remove']);
  fireEvent.click(menu.getByRole('menuitem', { name: 'Pause' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Pause Card 1?' }));
  expect(await dialog.findByText(/^4 pending redemptions keep their reward/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Card 1 paused')).toBeTruthy();
  const input = { promotionId: '1', offerId: '1', status: 'paused' };
  expect(saves(calls)).toEqual([{ ...input, dryRun: true }, input]);
  await waitFor(() => expect(lists(calls).length).toBeGreaterThan(1));
});

test('PROMO-66: rewards that cannot be loaded say so in a dialog', async () => {
  await show({
    answers: {
      PromotionRewardsTab: () => ({
        data: { promotion: { __typename: 'Promotion', id: '1', flowSettings: null, rewards: null } },
        errors: [failure(['promotion', 'rewards'])],
      }),
    },
  });
  expect(
    await screen.findByText('This reward is not available for this advertiser. Choose another one.'),
  ).toBeTruthy();
});
