import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { askBeforeLeaving } from '../../navigation/leaving.ts';
import { takeIntended } from '../../session/session.ts';
import { expireSession, untilSignedIn } from '../../session/sessionState.ts';
import { renderKit } from '../../testing/renderKit.tsx';
import { SessionExpiredDialog } from './SessionExpiredDialog.tsx';

const assign = vi.fn();
const OWN = { accountId: '7', email: 'ada@x.example' };
/** Account that is signed in at the gateway; null if none. */
let signedIn: typeof OWN | null;

beforeEach(() => {
  signedIn = null;
  assign.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  history.replaceState(null, '', '#/advertiser/7?tab=budget');
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/auth/session') return Response.json({ signedIn: signedIn !== null });
    if (url === '/auth/refresh' || !signedIn) return new Response(null, { status: 401 });
    const account = { id: signedIn.accountId, email: signedIn.email };
    return Response.json({ data: { viewer: { account } } });
  });
});

async function expire(accountOf = (): typeof OWN | null => OWN, isChange = true, isTyped = false) {
  renderKit(<SessionExpiredDialog accountOf={accountOf} />);
  if (isTyped) askBeforeLeaving();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const call = vi.fn();
  act(() => void untilSignedIn(isChange).then(call));
  const dialog = await screen.findByRole('alertdialog', { name: 'Session expired' });
  return { dialog, call };
}

const lookAgain = () => act(async () => void window.dispatchEvent(new Event('focus')));

test('AUTH-6, AUTH-7, AUTH-8, AUTH-16 and GUARD-1: the session-expired dialog leads to the login and keeps the URL', async () => {
  const { dialog } = await expire();
  expect(dialog.textContent).toContain('Your session has expired. Please log in again.');
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(assign).toHaveBeenCalledWith(
    expect.stringContaining('/auth/login?return_to=%2F%23%2Fadvertiser%2F7'),
  );
  expect(takeIntended()).toBe('/advertiser/7?tab=budget');
});

test('GUARD-1, AUTH-7, AUTH-8: where nothing was typed, it says nothing of it, and its one button leads to the login and back', async () => {
  const { dialog } = await expire(() => null, false);
  expect(dialog.textContent).toContain('Your session has expired. Please log in again.');
  expect(dialog.textContent).not.toContain('typed');
  expect(screen.queryByRole('link', { name: 'Sign in again' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(assign).toHaveBeenCalledWith(expect.stringContaining('return_to=%2F%23%2Fadvertiser%2F7'));
});

test('AUTH-5: where something was typed, it says that it stays, also when only a query waits', async () => {
  const { dialog } = await expire(undefined, false, true);
  expect(dialog.textContent).toContain('What you typed stays here');
  expect(screen.getByRole('link', { name: 'Sign in again' })).toBeTruthy();
});

test('AUTH-5: without input, another person is told whose page it is, and nothing of what was typed', async () => {
  const { dialog } = await expire(undefined, false);
  signedIn = { accountId: '8', email: 'bob@x.example' };
  await lookAgain();
  await waitFor(() => expect(dialog.textContent).toContain('signed in as bob@x.example'));
  expect(dialog.textContent).not.toContain('typed');
});

test('AUTH-5: a sign-in in another tab closes it, and what waited goes out; before, nothing does', async () => {
  const { call } = await expire();
  expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('target')).toBe('_blank');
  await lookAgain();
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  signedIn = OWN;
  // This tab learns of the other tab's stored value without becoming visible.
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'guerdon.signedIn', newValue: 'true' })),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(call).toHaveBeenCalledTimes(1);
  expect(takeIntended()).toBeNull();
});

test('AUTH-5: the tab of the sign-in is opened so that it may close itself, and cannot reach this page', async () => {
  await expire();
  const replace = vi.fn();
  const opened = { opener: window as unknown, location: { replace } };
  const opens = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const link = screen.getByRole('link', { name: 'Sign in again' });
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(fireEvent.click(link)).toBe(false);
  expect(opens).toHaveBeenCalledWith('', '_blank');
  expect(opened.opener).toBeNull();
  expect(String(replace.mock.calls[0]?.[0])).toContain('/auth/login?return_to=%2F%23%2Fsigned_in');
  // With a key that means "in a new tab", and where a popup is refused, the link itself leads there.
  opens.mockClear().mockReturnValue(null);
  link.removeAttribute('target');
  link.setAttribute('href', '#/stays');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(opens).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(true);
});

test('AUTH-5: what one person typed does not go out in the name of another', async () => {
  const { dialog, call } = await expire();
  signedIn = { accountId: '8', email: 'bob@x.example' };
  await lookAgain();
  await waitFor(() => expect(dialog.textContent).toContain('signed in as bob@x.example'));
  expect(call).not.toHaveBeenCalled();
  signedIn = OWN;
  await lookAgain();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(call).toHaveBeenCalledTimes(1);
});

test('AUTH-5: it opens again at the next end', async () => {
  await expire(() => null);
  signedIn = OWN;
  await lookAgain();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  act(expireSession);
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});
