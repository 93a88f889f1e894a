import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  discard,
  hasUnsaved,
  type Leaving,
  leave,
  leaveQuestion,
  mayLeave,
} from '../../navigation/leaving.ts';
import { useLeaveWarning } from '../../navigation/useLeaveWarning.ts';
import { renderKit } from '../../testing/renderKit.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

interface PageProps {
  isDirty?: boolean;
  of?: Leaving;
  isSaving?: boolean;
}

function Page({ isDirty = true, of = 'page', isSaving = false }: PageProps) {
  useLeaveWarning(isDirty, { of, isSaving });
  return (
    <>
      <a href="#/advertisers">Advertisers</a>
      <LeaveDialog />
    </>
  );
}

const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Returns true if the browser asks before the page is closed. */
function closingAsks(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

beforeEach(() => {
  history.replaceState(null, '', '#/accounts/me');
});

test('without unsaved changes nothing is asked', () => {
  renderKit(<Page isDirty={false} />);
  const step = vi.fn();
  leave(step);
  expect(step).toHaveBeenCalledOnce();
  expect(mayLeave('/accounts/me', '/advertisers', step)).toBe(true);
  expect(closingAsks()).toBe(false);
});

test('a link is followed once the person says so, and nothing more is asked then', async () => {
  renderKit(<Page />);
  const follow = () => fireEvent.click(screen.getByRole('link', { name: 'Advertisers' }));
  expect(follow()).toBe(false);
  expect(question()).toBeTruthy();
  expect(location.hash).toBe('#/accounts/me');
  press('Stay');
  await waitFor(() => expect(question()).toBeNull());
  expect(closingAsks()).toBe(true);
  expect(follow()).toBe(false);
  press('Leave');
  expect(location.hash).toBe('#/advertisers');
  await waitFor(() => expect(question()).toBeNull());
  expect(closingAsks()).toBe(false);
});

test('Escape stays', async () => {
  renderKit(<Page />);
  const step = vi.fn();
  act(() => leave(step));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' })));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.keyUp(dialog, { key: 'Escape' });
  await waitFor(() => expect(question()).toBeNull());
  expect(step).not.toHaveBeenCalled();
  expect(leaveQuestion.isAsked()).toBe(false);
});

test('the query leaves nothing, but its tab does', () => {
  renderKit(<Page />);
  const step = vi.fn();
  expect(mayLeave('/advertiser/7?tab=budget', '/advertiser/7?tab=budget&page=2', step)).toBe(true);
  expect(leaveQuestion.isAsked()).toBe(false);
  act(() => expect(mayLeave('/advertiser/7?tab=budget', '/advertiser/7?tab=invoicing', step)).toBe(false));
  press('Leave');
  expect(step).toHaveBeenCalledOnce();
});

test('a row that is being edited is left by another page of its list', () => {
  renderKit(<Page of="query" />);
  const step = vi.fn();
  act(() => expect(mayLeave('/advertiser/7', '/advertiser/7?budget-page=2', step)).toBe(false));
  press('Leave');
  expect(step).toHaveBeenCalledOnce();
});

test('I18N-1: in French', () => {
  renderKit(<Page />, { locale: 'fr' });
  act(() => leave(() => undefined));
  expect(screen.getByRole('alertdialog', { name: /^Quitter sans enregistrer/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Rester' })).toBeTruthy();
});

test('while it is being saved, only the navigation after the save does not ask', () => {
  renderKit(<Page isSaving />);
  const step = vi.fn();
  expect(mayLeave('/accounts/me', '/advertisers', step, true)).toBe(true);
  expect(leaveQuestion.isAsked()).toBe(false);
  act(() => expect(mayLeave('/accounts/me', '/advertisers', step)).toBe(false));
  press('Stay');
  act(() => leave(step));
  expect(question()).toBeTruthy();
  expect(closingAsks()).toBe(true);
  expect(step).not.toHaveBeenCalled();
});

test('one form is closed after a question of its own, and the page keeps its other changes', async () => {
  renderKit(<Page />);
  const close = vi.fn();
  act(() => discard(true, close));
  expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeTruthy();
  press('Keep editing');
  expect(close).not.toHaveBeenCalled();
  act(() => discard(true, close));
  press('Discard');
  expect(close).toHaveBeenCalledOnce();
  expect(hasUnsaved()).toBe(true);
  discard(false, close);
  expect(close).toHaveBeenCalledTimes(2);
});
