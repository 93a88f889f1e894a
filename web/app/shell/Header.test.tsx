import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { navigate } from '../../navigation/hashLocation.ts';
import type { Viewer } from '../../session/viewer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Header } from './Header.tsx';

type HappyWindow = typeof window & { happyDOM: { setViewport: (size: { width: number }) => void } };
const widen = (width: number) => act(() => (window as HappyWindow).happyDOM.setViewport({ width }));

afterEach(() => widen(1280));

const show = (count = 0, viewer: Partial<Viewer> = {}) =>
  renderScreen(<Header links={{ contact: null, social: null, catalogue: null, admin: null }} />, {
    answers: {
      RequestsToDecide: () => ({ data: { requestsToDecide: { __typename: 'RequestsToDecide', count } } }),
    },
    url: '/advertiser/7',
    viewer,
  });
const button = (name: string) => screen.getByRole('button', { name });
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('the focus goes with the navigation: from a menu to the button of the drawer, and back to the first menu', async () => {
  await show();
  act(() => button('Promotions').focus());
  widen(390);
  expect(focused()).toBe('Open the menu');
  widen(1280);
  expect(focused()).toBe('Advertisers');
});

test('an open menu or drawer goes, and the focus with the navigation', async () => {
  await show();
  fireEvent.click(button('Promotions'));
  await screen.findAllByRole('menuitem');
  widen(390);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(focused()).toBe('Open the menu');
  fireEvent.click(button('Open the menu'));
  await screen.findByRole('dialog');
  widen(1280);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(focused()).toBe('Advertisers');
});

test('who is elsewhere stays there', async () => {
  await show();
  act(() => button('Account menu of Ada Lovelace').focus());
  widen(390);
  expect(focused()).toBe('Account menu of Ada Lovelace');
});

test('drawer and menus close when another screen is shown, and stay when only its filters change', async () => {
  await show();
  for (const name of ['Promotions', 'Display', 'Account menu of Ada Lovelace']) {
    fireEvent.click(button(name));
    await screen.findByRole('menu');
    act(() => navigate('/advertiser/7?tab=budget'));
    expect(screen.queryByRole('menu')).not.toBeNull();
    act(() => navigate('/advertisers'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    act(() => navigate('/advertiser/7'));
    expect(screen.queryByRole('menu')).toBeNull();
  }
  widen(390);
  fireEvent.click(button('Open the menu'));
  await screen.findByRole('dialog');
  act(() => navigate('/advertisers'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('APPR-6, APPR-7, ALLOCREP-8: the number of requests that wait for the person opens these requests', async () => {
  await show(3, { isStaff: true });
  fireEvent.click(await screen.findByRole('button', { name: /^Reports.*3 awaiting your decision/ }));
  const entry = await screen.findByRole('menuitem', { name: /^Allocations.*3 awaiting your decision/ });
  expect(entry.getAttribute('href')).toBe('#/reports/allocations?waiting=me');
});
