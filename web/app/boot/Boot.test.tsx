import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { NotAuthorizedScreen } from '../../people/session/NotAuthorizedScreen.tsx';
import { Boot } from './Boot.tsx';

const assign = vi.fn();

beforeEach(async () => {
  assign.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  history.replaceState(null, '', '#/advertiser/7?tab=budget');
  await startI18n();
});

describe('without session', () => {
  test('AUTH-2, AUTH-3, ROUTE-1 and ROUTE-8: the login page offers a link to log in by hand', async () => {
    render(<Boot firstAsked={Promise.resolve(false)} />);
    const link = await screen.findByRole('link', { name: 'here' });
    expect(link.parentElement?.textContent).toBe(
      'If you are not redirected automatically, click here to log in.',
    );
    expect(link.getAttribute('href')).toContain(
      '/auth/login?return_to=%2F%23%2Fadvertiser%2F7%3Ftab%3Dbudget',
    );
  });

  test('AUTH-1 and GUARD-2: it leaves for the sign-in by itself, with the wanted URL', async () => {
    render(<Boot firstAsked={Promise.resolve(false)} />);
    await vi.waitFor(() =>
      expect(assign).toHaveBeenCalledWith(expect.stringContaining('return_to=%2F%23%2Fadvertiser%2F7')),
    );
  });

  test('ROUTE-2: /not_authorized is shown without a session', async () => {
    history.replaceState(null, '', '#/not_authorized');
    render(<Boot firstAsked={Promise.resolve(false)} />);
    expect(await screen.findByRole('heading', { name: 'You don’t have access to this page' })).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
  });

  test('a gateway that gives no answer is said to be unreachable, and can be tried again', async () => {
    const fetched = vi.fn(async () => new Response('{"signedIn":false}'));
    vi.stubGlobal('fetch', fetched);
    render(<Boot firstAsked={Promise.reject(new Error('offline'))} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'here' })).toBeTruthy();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

test('AUTH-5: the tab of a sign-in beside a form closes itself, and says that it may be closed where it cannot', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
  history.replaceState(null, '', '#/signed_in');
  render(<Boot firstAsked={Promise.resolve(true)} />);
  expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeTruthy();
  expect(screen.getByText('You can close this tab: your form continues in the other one.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('#/home');
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});

test('AUTH-9, AUTH-10 and ROUTE-3: an account without any role reads "No roles found" and can log out', () => {
  render(<NotAuthorizedScreen hasNoRoles />);
  expect(screen.getByRole('heading').textContent).toBe('No roles found');
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^\/auth\/logout/));
});
