import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DISPATCH_STATES } from '../../../schema/foundation/transitions.ts';
import { DISPATCH_KIND_NAMES } from '../../../schema/fulfillment/dispatchKinds.ts';
import { dispatch, heldDispatch, progress } from '../../testing/data/dispatchData.ts';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { PromotionDispatchesTab } from './PromotionDispatchesTab.tsx';

const promotion = {
  id: '3',
  advertiserId: '1',
  activationNotificationChannels: [],
  notificationChannels: [],
  experience: {
    id: '5',
    redemptionFlow: null,
    options: { modules: { activationLinks: 'enabled', bulkRedemption: 'enabled', bulkActivation: null } },
  },
};

const show = (items: readonly object[], over: Partial<ScreenOptions> = {}) =>
  renderScreen(<PromotionDispatchesTab promotion={promotion as never} />, {
    answers: {
      PromotionDispatchesTab: () => ({
        data: {
          promotion: {
            __typename: 'Promotion',
            id: '3',
            dispatches: {
              __typename: 'DispatchPage',
              items,
              page: {
                __typename: 'PageInfo',
                number: 1,
                size: 10,
                totalCount: items.length,
                totalIsCapped: false,
                totalPages: 1,
              },
            },
          },
        },
      }),
    },
    url: '/advertiser/1/promotion/3?tab=batches',
    ...over,
  });

test('BATCH-1: each dispatch with its number, kind, rewards, lines, charge, progress and state leads to its page', async () => {
  const going = { state: 'released', progress: progress({ done: 20, failed: 2, notify: 18 }) };
  await show([dispatch('8', going), heldDispatch('7', '2026-11-23T10:00:00.000Z', { testing: true })]);
  await screen.findAllByText('Aurora 10');
  const table = screen.getByRole('table', { name: 'Batches' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['No.', 'Created', 'Kind', 'Rewards', 'Lines', 'Charge', 'Progress', 'State']);
  for (const words of ['Links sent', 'Aurora 10', '40', '€400.00', '55.0%', '2 failed', 'In progress'])
    expect(first?.textContent).toContain(words);
  expect(second?.textContent).toContain('Links sent · Test');
  expect(second?.textContent).toContain('Waiting');
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#/advertiser/1/promotion/3/batch/8', '#/advertiser/1/promotion/3/batch/7']);
});

test('PROMO-47, PROMO-49: a promotion of which nothing was dispatched leads to what it offers', async () => {
  await show([]);
  expect(await screen.findByText('No batches yet')).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Download codes',
    'Download links',
  ]);
});

test('PROMO-22: who may not dispatch is led nowhere', async () => {
  await show([], { abilities: ['viewPromotions', 'viewRedemptions'] });
  expect(await screen.findByText('No batches yet')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each(['en', 'fr'] as const)('every kind and every state has words in %s', async (locale) => {
  const rows = [
    ...DISPATCH_KIND_NAMES.map((kind, at) => dispatch(String(at + 1), { kind })),
    ...DISPATCH_STATES.map((state, at) => dispatch(String(at + 20), { state })),
  ];
  await show(rows, { locale });
  await screen.findAllByText('Aurora 10');
  expect(screen.queryByText(/kind_|state_/)).toBeNull();
});
