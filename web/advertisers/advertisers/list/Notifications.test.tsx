import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { NotificationsFragmentDoc } from '../../../../operations/advertisers/alerts/Notifications.generated.ts';
import type { FragmentOf } from '../../../../operations/readFragment.ts';
import { alert, alerts } from '../../../testing/data/advertiserData.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { alertVariables, FIRST_ALERTS } from './alertView.ts';
import { Notifications } from './Notifications.tsx';

type Page = FragmentOf<typeof NotificationsFragmentDoc>;
const page = (...items: Parameters<typeof alerts>) => alerts(...items) as unknown as Page;

function show(answer: Page | null, onView = vi.fn(), locale: 'en' | 'fr' = 'en', url = '/advertisers') {
  const props = { view: FIRST_ALERTS, onView, error: null, isLoading: false, onRetry: () => {} };
  return renderScreen(<Notifications {...props} alerts={answer} />, { answers: {}, locale, url });
}

test('ALERT-1, ALERT-7: the tabs Blockers, Warnings and Infos, each with its count', async () => {
  const onView = vi.fn();
  await show(page([alert('1')], 12), onView);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Blockers12',
    'Warnings2',
    'Infos0',
  ]);
  fireEvent.click(screen.getByRole('tab', { name: /Warnings/ }));
  expect(onView).toHaveBeenCalledWith({ severity: 'warning', page: 1 });
});

test('ALERT-7: where an alert leads to the page one is on, it is no link; to a tab of it, it is', async () => {
  const here = alert('1', { relatedUrl: '/advertiser/9', message: 'Here' });
  const tab = alert('2', { relatedUrl: '/advertiser/9?tab=budget', message: 'There' });
  await show(page([here, tab]), undefined, 'en', '/advertiser/9?tab=promotions');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['There']);
});

test('ALERT-7: ten a page', async () => {
  const onView = vi.fn();
  await show(page([alert('1')], 12), onView);
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(onView).toHaveBeenCalledWith({ severity: 'blocker', page: 2 });
  expect(alertVariables({ severity: 'blocker', page: 2 })).toEqual({
    alertFilter: { severity: 'blocker', includeChildren: true },
    alertPage: { number: 2, size: 10 },
  });
});

test('ALERT-2, ALERT-7: the message links to where something can be done, and says since when', async () => {
  await show(page([alert('1', { relatedUrl: '#/advertiser/9?tab=budget' })]));
  expect(screen.getByRole('link', { name: 'Alert 1' }).getAttribute('href')).toBe(
    '#/advertiser/9?tab=budget',
  );
  expect(screen.getByText('20 / 11 / 2026')).toBeTruthy();
});

test.each([null, 'https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)'])(
  'ALERT-7: %s is no place of this application, the message stays plain',
  async (relatedUrl) => {
    await show(page([alert('1', { relatedUrl })]));
    expect(screen.getByText('Alert 1')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test('without any the tab says so, in the language shown', async () => {
  const { view } = await show(page([]));
  expect(screen.getByText('No blockers')).toBeTruthy();
  view.unmount();
  await show(page([]), undefined, 'fr');
  expect(screen.getByText('Aucun blocage')).toBeTruthy();
});
